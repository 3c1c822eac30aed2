/// Reads amounts as people type them in Indonesian, German and English.
///
/// A comma or a point before decimals is read alike in all three (`7,5` and `7.5`); before three digits it is what it is
/// in the person's language, unless only the other reading makes sense, and then she is asked. Digits may be of any
/// script. What cannot be understood is refused, never guessed, so `7,5` never becomes 75.
public enum NumberReading {
    /// How long, in minutes: `7,5`, `7:30`, `7h30`, `450 min`, `7 jam 30 menit`, `siebeneinhalb Stunden`.
    ///
    /// Parts of a minute are rounded, halves up.
    /// - Parameters:
    ///   - bare: what a number without a unit counts.
    ///   - accepted: minutes; anything else is ``NumberFault/outOfBounds(_:)``.
    public static func minutes(
        _ text: String, bare: BareTime = .hours, language: Language,
        accepted: ClosedRange<Int> = SleepLog.acceptedMinutes
    ) throws(NumberFault) -> Int {
        let tokens = try AmountTokens.read(text, language: language)
        let parts = try AmountParts(tokens, belongs: { $0 == .hour || $0 == .minute })
        if let clock = parts.loneClock {
            let decimal = TypedNumberText.hours(millionths: clock.value, language: language)
            throw .ambiguous("\(clock.hours):\(twoDigits(clock.minutes))", decimal)
        }
        let total = try parts.total { unit in
            switch unit {
            case .hour: 60
            case .minute: 1
            case nil: bare == .hours ? 60 : 1
            default: nil
            }
        }
        return try bounded(total, accepted, language)
    }

    /// What a number without a unit counts.
    public enum BareTime: Hashable, Sendable { case hours, minutes }

    /// How much was drunk: `1,5 l`, `750 ml`, `2 Flaschen`, `2 x 500 ml`, `setengah botol`.
    ///
    /// Whole bottles stay bottles; parts of one become millilitres.
    /// - Parameters:
    ///   - bare: what a number without a unit counts.
    ///   - bottleMillilitres: what a bottle of this person holds; brought within bounds.
    public static func water(
        _ text: String, bare: BareWater, bottleMillilitres: Int, language: Language
    ) throws(NumberFault) -> WaterAmount {
        let tokens = try AmountTokens.read(text, language: language)
        let parts = try AmountParts(tokens, belongs: { $0 != .hour && $0 != .minute })
        let sizes = WaterGoal.acceptedBottleMillilitres
        let bottle = min(max(bottleMillilitres, sizes.lowerBound), sizes.upperBound)
        if let count = parts.wholeNumber(of: bare == .bottles ? [.bottle, nil] : [.bottle]) {
            guard WaterAmount.acceptedBottles.contains(count) else {
                throw .outOfBounds(WaterAmount.acceptedBottles)
            }
            return .bottles(count, millilitresEach: bottle)
        }
        let total = try parts.total { unit in
            switch unit {
            case .bottle: bottle
            case .litre: 1_000
            case .decilitre: 100
            case .centilitre: 10
            case .millilitre: 1
            case nil: bare == .bottles ? bottle : 1
            default: nil
            }
        }
        return .millilitres(try bounded(total, WaterAmount.acceptedMillilitres, language))
    }

    /// What a number without a unit counts.
    public enum BareWater: Hashable, Sendable { case bottles, millilitres }

    /// A whole number without a unit: `4`, `8.000`, `dua belas` is not one.
    public static func count(
        _ text: String, language: Language, accepted: ClosedRange<Int>
    ) throws(NumberFault) -> Int {
        let tokens = try AmountTokens.read(text, language: language)
        let parts = try AmountParts(tokens, belongs: { _ in false })
        let total = try parts.total { $0 == nil ? 1 : nil }
        guard total.value % TypedNumber.one == 0 else {
            if let readings = total.readings { throw ambiguous(readings, language) }
            throw .notWhole
        }
        return try bounded(total, accepted, language)
    }

    /// Rounds to whole units; if only the other reading is within bounds, the person is asked.
    private static func bounded(
        _ total: AmountParts.Total, _ accepted: ClosedRange<Int>, _ language: Language
    ) throws(NumberFault) -> Int {
        func rounded(_ value: Int) -> Int { (value + TypedNumber.one / 2) / TypedNumber.one }
        let value = rounded(total.value)
        if accepted.contains(value) { return value }
        if let other = total.other, accepted.contains(rounded(other)), let readings = total.readings {
            throw ambiguous(readings, language)
        }
        throw .outOfBounds(accepted)
    }

    private static func ambiguous(
        _ readings: (first: Int, second: Int), _ language: Language
    ) -> NumberFault {
        .ambiguous(
            TypedNumberText.plain(millionths: readings.first, language: language),
            TypedNumberText.plain(millionths: readings.second, language: language))
    }
}
