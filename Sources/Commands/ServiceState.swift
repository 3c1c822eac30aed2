public import Pages
public import Wellbeing

/// What `sela service status` answers.
public struct ServiceState: Hashable, Sendable {
    public let areFilesThere: Bool
    /// Whether they are as this program writes them.
    public let areFilesCurrent: Bool
    /// `nil` = that cannot be told.
    public let startsAtLogin: Bool?
    public let runsNow: Bool?

    public init(areFilesThere: Bool, areFilesCurrent: Bool, startsAtLogin: Bool?, runsNow: Bool?) {
        self.areFilesThere = areFilesThere
        self.areFilesCurrent = areFilesCurrent
        self.startsAtLogin = startsAtLogin
        self.runsNow = runsNow
    }

    public var json: JSON {
        .object([
            .init("files_there", .bool(areFilesThere)), .init("files_current", .bool(areFilesCurrent)),
            .init("starts_at_login", .optional(startsAtLogin) { .bool($0) }),
            .init("runs_now", .optional(runsNow) { .bool($0) }),
        ])
    }

    public func text(in language: Language) -> String {
        let files: CommandCopy =
            areFilesThere ? (areFilesCurrent ? .yesWord : .serviceOutdated) : .noWord
        let rows: [(CommandCopy, CommandCopy)] = [
            (.serviceFilesLabel, files), (.serviceStartsLabel, Self.word(startsAtLogin)),
            (.serviceRunsLabel, Self.word(runsNow)),
        ]
        return rows.map { padded($0(language), to: 24) + $1(language) + "\n" }.joined()
    }

    private static func word(_ answer: Bool?) -> CommandCopy {
        answer.map { $0 ? .yesWord : .noWord } ?? .unknownWord
    }
}
