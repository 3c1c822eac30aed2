/// The right of one program to use the diary, as the diary knows it.
///
/// The token itself is shown once, when it is made, and is not kept.
public struct APIToken: Hashable, Sendable {
    /// Counted from 1; never given twice.
    public let number: Int64
    /// What the person calls it, ``acceptedNameLength`` characters; no two are called alike.
    public let name: String
    /// At least one.
    public let scopes: Set<APIScope>
    public let madeAt: Instant
    /// When a program last used it, to within ``usePrecision``; `nil` = never.
    public let lastUsedAt: Instant?

    /// Characters (grapheme clusters) of a name.
    public static let acceptedNameLength = 1...60
    /// Seconds within which a second use is not taken down: not each request is worth a write.
    public static let usePrecision: Int64 = 60

    public init(
        number: Int64, name: String, scopes: Set<APIScope>, madeAt: Instant, lastUsedAt: Instant? = nil
    ) {
        self.number = number
        self.name = name
        self.scopes = scopes
        self.madeAt = madeAt
        self.lastUsedAt = lastUsedAt
    }

    /// Whether a token may be called this: of an accepted length, without a line feed or another control
    /// character, and without a space at either end.
    public static func accepts(name: String) -> Bool {
        acceptedNameLength.contains(name.count) && name.utf8.count <= 1_000
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
            && name.first?.isWhitespace == false && name.last?.isWhitespace == false
    }
}
