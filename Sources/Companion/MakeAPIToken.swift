public import Wellbeing

/// Makes a token with which a program may use the diary.
public struct MakeAPIToken: Sendable {
    private let diary: any Diary
    private let random: any RandomSource

    public init(diary: any Diary, random: any RandomSource) {
        self.diary = diary
        self.random = random
    }

    /// Why none was made.
    public enum Failure: Error, Hashable, Sendable {
        /// Not ``APIToken/accepts(name:)``.
        case unfitName
        case nameTaken
        case noScope
        /// There are ``acceptedCount`` already.
        case tooMany
        case diary(DiaryError)
    }

    /// Tokens that there may be at once.
    public static let acceptedCount = 100

    /// - Returns: what the diary keeps, and the token itself, which nobody can find out afterwards.
    public func run(
        named name: String, for scopes: Set<APIScope>, at instant: Instant
    ) async throws(Failure) -> (token: APIToken, secret: Secret) {
        guard APIToken.accepts(name: name) else { throw .unfitName }
        guard !scopes.isEmpty else { throw .noScope }
        let secret = Secret.newAPIToken(random)
        let present = try await asking { () async throws(DiaryError) in try await diary.apiTokens() }
        guard present.count < Self.acceptedCount else { throw .tooMany }
        guard !present.contains(where: { $0.name == name }) else { throw .nameTaken }
        let token = try await asking { () async throws(DiaryError) in
            try await diary.addAPIToken(named: name, for: scopes, openedBy: secret, at: instant)
        }
        return (token, secret)
    }

    private func asking<Answer>(
        _ question: () async throws(DiaryError) -> Answer
    ) async throws(Failure) -> Answer {
        do {
            return try await question()
        } catch {
            throw .diary(error)
        }
    }
}

extension Secret {
    /// Tells a token of Sela from other secrets that lie about.
    private static let tokenPrefix = "sela_"

    /// 32 bytes that nobody can foretell.
    static func newAPIToken(_ random: any RandomSource) -> Secret {
        Secret(tokenPrefix + random.token())
    }

    /// Whether this is written as a token: `sela_` and 64 lower-case hexadecimal digits.
    public var isAPIToken: Bool {
        let digits = exposed.utf8.dropFirst(Self.tokenPrefix.utf8.count)
        return exposed.hasPrefix(Self.tokenPrefix) && digits.count == 64
            && digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
