/// Whom a person can turn to in her country.
public struct HelpDirectory: Hashable, Sendable {
    /// ISO 3166-1 alpha-2 code; `nil` = not said, or a country we hold no checked numbers for.
    public let country: String?
    /// Emergency numbers first, then lines for everybody, then those for young people.
    ///
    /// Empty when ``country`` is `nil`: a number of another country would be worse than none.
    public let lines: [HelpLine]
    /// The page that lists help lines by country.
    public let finder: HelpLine
}

/// The countries that we hold checked numbers for, as ISO 3166-1 alpha-2 codes, in alphabetical order.
public let helpCountries: [String] = HelpLine.byCountry.keys.sorted()

/// Whom to turn to in `country`.
///
/// The country is what the person said at the first start. It is never guessed from a language, and there
/// is no default country.
///
/// - Parameter country: ISO 3166-1 alpha-2 code, in either case; `nil` = not said.
public func helpResources(for country: String?) -> HelpDirectory {
    guard let code = country?.uppercased(), let lines = HelpLine.byCountry[code] else {
        return HelpDirectory(country: nil, lines: [], finder: .finder)
    }
    return HelpDirectory(country: code, lines: lines, finder: .finder)
}

/// What is wrong with a row of the data.
enum HelpLineFault: Hashable {
    /// A character in the number that no telephone dials, or a page that is not `https`.
    case undialable
    /// A number that has been closed or replaced.
    case dead
    /// Checked more than twelve months before the given day, or after it.
    case stale
}

extension HelpLine {
    /// Numbers that are still printed in many lists and must never be shown, as digits.
    ///
    /// Indonesia's 500-454 closed in 2014; the ten digits of the United States were replaced by 988; the
    /// Samaritans' old numbers by 116 123.
    static let deadNumbers: Set<String> = [
        "500454", "021500454", "18002738255", "8002738255", "08457909090", "1850609090",
    ]

    /// What is wrong with this row on `day`; empty = nothing.
    func faults(on day: LocalDay) -> Set<HelpLineFault> {
        var faults: Set<HelpLineFault> = []
        switch contact {
        case .call(let dial, let extensionNumber):
            if !isDialable(dial) || extensionNumber.map(isDialable) == false { faults.insert(.undialable) }
        case .text(let dial, let keyword):
            if !isDialable(dial) || keyword.map(isKeyword) == false { faults.insert(.undialable) }
        case .web(let address):
            if !address.hasPrefix("https://") { faults.insert(.undialable) }
        }
        if let dial, Self.deadNumbers.contains(dial.filter(\.isWholeNumber)) { faults.insert(.dead) }
        let age = day.number - verifiedAt.number
        if age < 0 || age > 365 { faults.insert(.stale) }
        return faults
    }
}

/// Digits in groups, one space between groups.
private func isDialable(_ text: String) -> Bool {
    let groups = text.split(separator: " ", omittingEmptySubsequences: false)
    return groups.allSatisfy { group in
        !group.isEmpty && group.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}

/// Capital letters only, so that it needs no escaping in a link.
private func isKeyword(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
}
