/// Amounts as a person types them, so that what is shown can be saved unchanged.
public enum TypedNumberText {
    /// Minutes for a field of hours: `7,5` or `7.5` where tenths of an hour are exact, otherwise `7:23`.
    ///
    /// ``NumberReading/minutes(_:bare:language:accepted:)`` reads it back to the same minutes.
    public static func hours(minutes: Int, language: Language) -> String {
        if minutes % 6 == 0 {
            let tenths = minutes / 6
            return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10)\(mark(language))\(tenths % 10)"
        }
        return "\(minutes / 60):\(twoDigits(minutes % 60))"
    }

    /// Millilitres in litres without closing zeros: `2,25`, `0,5`, `3`.
    public static func litres(millilitres: Int, language: Language) -> String {
        plain(millionths: millilitres * 1_000, language: language)
    }

    /// Tenths as `7,0`: always with one decimal.
    public static func tenths(_ tenths: Int, language: Language) -> String {
        "\(tenths / 10)\(mark(language))\(tenths % 10)"
    }

    static func hours(millionths: Int, language: Language) -> String {
        plain(millionths: millionths, language: language)
    }

    /// Up to six decimals without closing zeros, nothing between thousands.
    static func plain(millionths: Int, language: Language) -> String {
        let (whole, rest) = millionths.quotientAndRemainder(dividingBy: TypedNumber.one)
        if rest == 0 { return String(whole) }
        var decimals = String(String(rest + TypedNumber.one).dropFirst())
        while decimals.hasSuffix("0") { decimals.removeLast() }
        return "\(whole)\(mark(language))\(decimals)"
    }

    /// The decimal mark.
    static func mark(_ language: Language) -> String { language == .english ? "." : "," }
}
