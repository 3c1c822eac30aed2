/// The rule for the database library: SQLCipher 4.5 or newer, or no diary.
enum CipherVersion {
    /// - Parameter version: such as `4.6.1 community`; `nil` or empty = plain SQLite, which would store
    ///   every word in clear.
    static func isAccepted(_ version: String?) -> Bool {
        let numbers = (version ?? "").prefix { $0 != " " }.split(separator: ".").map { Int($0) }
        guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return false }
        return (major, minor) >= (4, 5)
    }
}
