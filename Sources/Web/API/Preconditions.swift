/// What a program knows of an entry when it asks for a change (RFC 9110, 13.1).
struct Preconditions: Hashable, Sendable {
    private let ifMatch: Tags?
    private let ifNoneMatch: Tags?

    private enum Tags: Hashable, Sendable {
        case any
        case these([String])

        init(_ header: String) {
            let tags = header.split(separator: ",").map { String($0).trimmingSpaces }
            self = tags == ["*"] ? .any : .these(tags)
        }

        /// - Parameter tag: `nil` = there is no entry.
        func contains(_ tag: String?) -> Bool {
            guard let tag else { return false }
            return switch self {
            case .any: true
            case .these(let tags): tags.contains(tag)
            }
        }
    }

    init(_ request: Request) {
        ifMatch = request.headers["if-match"].map(Tags.init)
        ifNoneMatch = request.headers["if-none-match"].map(Tags.init)
    }

    /// Whether a change may go on.
    func allowChange(of tag: String?) -> Bool {
        if let ifMatch, !ifMatch.contains(tag) { return false }
        return ifNoneMatch?.contains(tag) != true
    }

    /// Whether the asker has what would be sent.
    func isHeld(_ tag: String) -> Bool { ifNoneMatch?.contains(tag) == true }
}
