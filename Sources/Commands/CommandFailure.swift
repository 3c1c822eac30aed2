public import Pages

/// Why a command ended without doing what it was asked for.
///
/// Holds words from our own tables only: nothing that a person wrote can reach a message.
public struct CommandFailure: Error, Hashable, Sendable {
    /// For programs: lower-case English, never renamed.
    public let code: String
    public let problem: CommandCopy
    /// What to do next; `nil` = nothing can be done.
    public let hint: CommandCopy?
    /// 1, or 64 for wrong usage.
    public let exitCode: Int32

    public init(_ code: String, _ problem: CommandCopy, hint: CommandCopy? = nil, exitCode: Int32 = 1) {
        self.code = code
        self.problem = problem
        self.hint = hint
        self.exitCode = exitCode
    }

    public init(_ error: UsageError) {
        self.init("usage", error.problem, hint: error.hint, exitCode: 64)
    }
}

// Failures that more than one command knows, or that name no more than themselves.
extension CommandFailure {
    public static let noSuchEntry = Self("no_such_entry", .noSuchEntry, hint: .noSuchEntryHint)
    public static let ambiguousEntry = Self("ambiguous_id", .ambiguousEntry, hint: .ambiguousEntryHint)
    public static let draftOpen = Self("draft_open", .draftOpen, hint: .draftOpenHint)
    public static let badEntryID = Self("usage", .badEntryID, hint: .noSuchEntryHint, exitCode: 64)
    public static let emptyText = Self("empty_text", .emptyText, hint: .emptyTextHint)
    public static let textTooLong = Self("text_too_long", .textTooLong, hint: .textTooLongHint)
    public static let textNotUTF8 = Self("not_utf8", .textNotUTF8, hint: .textNotUTF8Hint)
    public static let fileUnreadable = Self("file_unreadable", .fileUnreadable, hint: .fileUnreadableHint)
    public static let outputFailed = Self("output_failed", .outputFailed, hint: .diskFullHint)
    public static let editorMissing = Self("no_editor", .editorMissing, hint: .editorMissingHint)
    public static let editorFailed = Self("editor_failed", .editorFailed)
    public static let nothingWritten = Self("empty_text", .nothingWritten)
    public static let noTerminal = Self("no_terminal", .noTerminal, hint: .passphraseWays)
    public static let secretMissing = Self("secret_missing", .secretMissing, hint: .secretMissingHint)
    public static let cancelled = Self("cancelled", .cancelled, hint: .cancelledHint)
    public static let passphrasesDiffer = Self(
        "passphrases_differ", .passphrasesDiffer, hint: .passphrasesDifferHint)
    public static let passphraseAlreadySet = Self(
        "passphrase_set", .passphraseAlreadySet, hint: .passphraseAlreadySetHint)
    public static let passphraseNotSet = Self(
        "passphrase_not_set", .passphraseNotSet, hint: .passphraseNotSetHint)
    public static let lockNeedsPassphrase = Self(
        "passphrase_not_set", .lockNeedsPassphrase, hint: .passphraseNotSetHint)
    public static let notConfirmed = Self("not_confirmed", .notConfirmed, hint: .notConfirmedHint)
    public static let fileExists = Self("file_exists", .fileExists, hint: .fileExistsHint)
    public static let copyFailed = Self("copy_failed", .copyFailed, hint: .copyFailedHint)
    public static let serverRuns = Self("server_runs", .serverRuns, hint: .stopServerHint)
    public static let portTaken = Self("port_taken", .portTaken, hint: .portTakenHint)
    public static let addressRefused = Self(
        "address_refused", .addressRefused, hint: .passphraseNotSetHint)
    public static let addressInvalid = Self(
        "address_invalid", .addressInvalid, hint: .addressInvalidHint)
    public static let resourcesMissing = Self(
        "resources_missing", .resourcesMissing, hint: .resourcesMissingHint)
    public static let homeMissing = Self("no_home", .homeMissing, hint: .homeMissingHint)
    public static let noRuntimeFolder = Self(
        "no_runtime_folder", .noRuntimeFolder, hint: .noRuntimeFolderHint)
    public static let notBuiltYet = Self("not_built", .notBuiltYet, hint: .notBuiltYetHint)
    public static let modelNotCopied = Self("model_not_copied", .modelNotCopied, hint: .modelNotCopiedHint)
    public static let modelFolderMissing = Self(
        "usage", .modelFolderMissing, hint: .seeCommandHelp("model"), exitCode: 64)
}
