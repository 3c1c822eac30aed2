/// A number as it was typed, in millionths, so that `7,5` is exactly seven and a half.
struct TypedNumber: Hashable, Sendable {
    static let one = 1_000_000

    /// Millionths; 0 or more.
    var value: Int
    /// The other reading of one separator before three digits, in millionths; `nil` = there is only one.
    var otherReading: Int?
    /// A half or a quarter, which adds to the number before it.
    var isPart = false
    /// Two digits with a closing zero after a point, as clocks are written in German and Indonesian (`7.30`).
    var clock: (hours: Int, minutes: Int)?

    static func == (left: TypedNumber, right: TypedNumber) -> Bool {
        left.value == right.value && left.otherReading == right.otherReading && left.isPart == right.isPart
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(value)
    }

    init(value: Int, isPart: Bool = false) {
        self.value = value
        self.isPart = isPart
    }

    /// Reads groups of digits with the separators between them; `nil` if no language writes a number so.
    init?(groups: [String], separators: [Character], language: Language) {
        guard let first = groups.first, separators.count == groups.count - 1,
            groups.reduce(0, { $0 + $1.count }) <= 15
        else { return nil }
        let isGrouped = first.count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }
        guard let last = separators.last else {
            guard let value = Self.millionths(first, "") else { return nil }
            self.init(value: value)
            return
        }
        let inner = separators.dropLast()
        let whole = groups.dropLast().joined()
        let isDecimalMark = ".,٫".contains(last)
        if inner.isEmpty {
            guard let decimal = isDecimalMark ? Self.millionths(whole, groups[1]) : .some(-1) else {
                return nil
            }
            let together = isGrouped ? Self.millionths(groups.joined(), "") : nil
            self.init(single: last, decimal: decimal, together: together, groups: groups, language: language)
        } else if inner.allSatisfy({ $0 == last }) {
            guard isGrouped, last != "٫", let value = Self.millionths(groups.joined(), "") else { return nil }
            self.init(value: value)
        } else {
            guard isDecimalMark, Set(inner).count == 1, first.count <= 3,
                groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
                let value = Self.millionths(whole, groups[groups.count - 1])
            else { return nil }
            self.init(value: value)
        }
    }

    /// One separator between two groups: a decimal mark, or one between thousands.
    private init?(single: Character, decimal: Int, together: Int?, groups: [String], language: Language) {
        if single == "٫" {
            self.init(value: decimal)
        } else if decimal < 0 {
            guard let together else { return nil }
            self.init(value: together)
        } else if let together, groups[0] != "0" {
            let isThousands = (single == ",") == (language == .english)
            self.init(value: isThousands ? together : decimal)
            otherReading = isThousands ? decimal : together
        } else {
            self.init(value: decimal)
            if single == ".", groups[1].count == 2, groups[1].hasSuffix("0"), groups[1] != "00",
                let hours = Int(groups[0]), let minutes = Int(groups[1]), minutes < 60
            {
                clock = (hours, minutes)
            }
        }
    }

    /// `nil` if it is too large to be an amount of anything; digits after the sixth are cut off.
    private static func millionths(_ whole: String, _ fraction: String) -> Int? {
        guard whole.count <= 9, let units = Int(whole),
            let rest = Int((fraction + "000000").prefix(6))
        else { return nil }
        return units * one + rest
    }
}
