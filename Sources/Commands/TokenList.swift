public import Pages
public import Wellbeing

/// What `sela token` answers: the programs that may use the diary.
public struct TokenList: Sendable {
    private let tokens: [APIToken]

    public init(_ tokens: [APIToken]) {
        self.tokens = tokens
    }

    public var json: JSON {
        .object([.init("tokens", .array(tokens.map { .object($0.members) }))])
    }

    /// Three lines for each token.
    ///
    /// Ends with a line feed unless there is none.
    public func text(in language: Language) -> String {
        tokens.map { token in
            let used = token.lastUsedAt.map { CommandCopy.tokenUsed($0.description) } ?? .tokenNeverUsed
            let scopes = token.scopeNames.joined(separator: " ")
            return "\(token.name)\n    \(scopes)\n    \(token.madeAt), \(used(language))\n"
        }.joined()
    }
}

extension APIToken {
    /// The documented members, without the secret, which is not known.
    public var members: [JSON.Member] {
        [
            .init("number", .integer(Int(number))), .init("name", .string(name)),
            .init("scopes", .array(scopeNames.map(JSON.string))),
            .init("made_at", .string(madeAt.description)),
            .init("last_used_at", .optional(lastUsedAt) { .string($0.description) }),
        ]
    }

    var scopeNames: [String] { APIScope.allCases.filter(scopes.contains).map(\.rawValue) }
}
