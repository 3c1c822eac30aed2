public import Wellbeing

/// What the page about programs shows.
public struct TokensView: Hashable, Sendable {
    /// In the order in which they were made.
    public var tokens: [APIToken]
    public var zone: Zone
    /// A token that was made just now, and what it is called; `nil` = none.
    public var made: Made?
    /// Why none was made; `nil` = none was asked for, or it was made.
    public var problem: TokenProblem?
    /// What was typed when none could be made.
    public var typedName: String
    public var chosenScopes: Set<APIScope>

    /// The one time that a token is shown.
    public struct Made: Hashable, Sendable {
        public var name: String
        public var secret: String

        public init(name: String, secret: String) {
            self.name = name
            self.secret = secret
        }
    }

    public init(
        tokens: [APIToken], zone: Zone, made: Made? = nil, problem: TokenProblem? = nil,
        typedName: String = "", chosenScopes: Set<APIScope> = []
    ) {
        self.tokens = tokens
        self.zone = zone
        self.made = made
        self.problem = problem
        self.typedName = typedName
        self.chosenScopes = chosenScopes
    }
}

/// Why no token was made.
public enum TokenProblem: Hashable, Sendable, CaseIterable {
    case unfitName, nameTaken, noScope, tooMany
}
