import CSodium
public import Companion

/// A code to write on paper: 160 random bits in eight groups of five, such as `7K2QX-…`.
///
/// The alphabet is Crockford's: no I, L, O or U. Typed anyway, I and L count as 1 and O as 0; case, spaces
/// and hyphens do not matter. The fifth character of each group checks the four before it and the group's
/// place, so a typing mistake is found before anything is tried, and named by its group.
public struct RecoveryCode: Sendable {
    /// 20 random bytes.
    let bytes: [UInt8]

    static let groups = 8
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Why a typed code is none.
    public enum Fault: Error, Hashable, Sendable {
        /// It has `found` letters and digits instead of 40.
        case length(found: Int)
        /// A character that no code has, in this group, counted from 1.
        case strangeCharacter(group: Int)
        /// Something is mistyped in this group, counted from 1.
        case mistyped(group: Int)
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func random() -> RecoveryCode {
        RecoveryCode(bytes: randomBytes(20))
    }

    /// The code as it is shown, once.
    var written: Secret {
        let digits = Self.digits(of: bytes)
        let groups = (0..<Self.groups).map { group in
            let four = Array(digits[(group * 4)..<(group * 4 + 4)])
            let five = four + [Self.checkDigit(of: four, group: group)]
            return String(decoding: five.map { Self.alphabet[$0] }, as: UTF8.self)
        }
        return Secret(groups.joined(separator: "-"))
    }

    /// Reads what a person typed.
    public init(typed: Secret) throws(Fault) {
        let characters = typed.exposed.uppercased().utf8.filter { $0 != 0x2D && $0 > 0x20 }
        guard characters.count == Self.groups * 5 else { throw .length(found: characters.count) }
        var digits: [Int] = []
        for group in 0..<Self.groups {
            let five = try Self.values(of: characters[(group * 5)..<(group * 5 + 5)], group: group)
            guard Self.checkDigit(of: Array(five.prefix(4)), group: group) == five[4] else {
                throw .mistyped(group: group + 1)
            }
            digits += five.prefix(4)
        }
        bytes = Self.bytes(of: digits)
    }

    private static func values(of characters: ArraySlice<UInt8>, group: Int) throws(Fault) -> [Int] {
        var values: [Int] = []
        for character in characters {
            let meant: UInt8 =
                switch character {
                case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
                case UInt8(ascii: "O"): UInt8(ascii: "0")
                default: character
                }
            guard let value = alphabet.firstIndex(of: meant) else {
                throw .strangeCharacter(group: group + 1)
            }
            values.append(value)
        }
        return values
    }

    /// Five bits at a time, most significant first.
    private static func digits(of bytes: [UInt8]) -> [Int] {
        (0..<(bytes.count * 8 / 5)).map { index in
            (0..<5).reduce(0) { digit, bit in
                let place = index * 5 + bit
                return digit << 1 | Int(bytes[place / 8] >> (7 - place % 8)) & 1
            }
        }
    }

    private static func bytes(of digits: [Int]) -> [UInt8] {
        (0..<(digits.count * 5 / 8)).map { index in
            (0..<8).reduce(UInt8(0)) { byte, bit in
                let place = index * 8 + bit
                return byte << 1 | UInt8(digits[place / 5] >> (4 - place % 5) & 1)
            }
        }
    }

    /// A weighted sum in the field of 32 elements: one wrong character, two neighbours changed round, or
    /// two groups changed round always give another digit.
    private static func checkDigit(of four: [Int], group: Int) -> Int {
        var digit = group + 1
        for value in four { digit = doubled(digit) ^ value }
        return doubled(digit)
    }

    /// Multiplication by x in GF(2)[x] / (x⁵ + x² + 1).
    private static func doubled(_ value: Int) -> Int {
        let shifted = value << 1
        return shifted & 32 == 0 ? shifted : shifted ^ 0b100101
    }
}
