public import Companion
import Pages

extension CommandFailure {
    public init(_ error: DiaryError) {
        let (code, problem, hint) = Self.words(for: error)
        self.init(code, problem, hint: hint)
    }

    public init(_ error: WritingError) {
        switch error {
        case .empty: self = .emptyText
        case .tooLong: self = .textTooLong
        case .unknown: self = .noSuchEntry
        case .diary(let error): self.init(error)
        }
    }

    public init(_ error: EmotionReaderError) {
        let (code, problem, hint) = Self.words(for: error)
        self.init(code, problem, hint: hint)
    }

    private typealias Words = (code: String, problem: CommandCopy, hint: CommandCopy)

    private static func words(for error: DiaryError) -> Words {
        switch error {
        case .absent: ("absent", .diaryAbsent, .diaryAbsentHint)
        case .locked: ("locked", .diaryLocked, .diaryLockedHint)
        case .wrongSecret: ("wrong_secret", .wrongSecret, .wrongSecretHint)
        case .missingKey: ("missing_key", .missingKey, .missingKeyHint)
        case .damaged(.database): ("damaged", .damagedDatabase, .damagedHint)
        case .damaged(.keySlots): ("damaged", .damagedKeySlots, .missingKeyHint)
        case .damaged(.backup): ("damaged", .damagedBackup, .damagedBackupHint)
        case .damaged(.row): ("damaged", .damagedRow, .damagedHint)
        case .newerSchema: ("newer_schema", .newerSchema, .newerSchemaHint)
        case .diskFull: ("disk_full", .diskFull, .diskFullHint)
        case .readOnly: ("read_only", .readOnlyFolder, .readOnlyFolderHint)
        case .busy: ("busy", .diaryBusy, .diaryBusyHint)
        case .encryptionUnavailable:
            ("no_encryption", .encryptionUnavailable, .encryptionUnavailableHint)
        case .upgradeFailed: ("upgrade_failed", .upgradeFailed, .upgradeFailedHint)
        case .refused: ("refused", .entryRefused, .entryRefusedHint)
        case .passphraseTooShort: ("passphrase_too_short", .passphraseTooShort, .passphraseTooShortHint)
        case .keyringUnavailable: ("no_keyring", .keyringUnavailable, .keyringUnavailableHint)
        case .storage(let code): ("storage", .storageError(code), .storageErrorHint)
        }
    }

    private static func words(for error: EmotionReaderError) -> Words {
        switch error {
        case .emptyText: ("empty_text", .emptyText, .emptyTextHint)
        case .runtimeMissing: ("runtime_missing", .runtimeMissing, .runtimeMissingHint)
        case .runtimeTooOld(let version): ("runtime_too_old", .runtimeTooOld(version), .runtimeMissingHint)
        case .modelMissing(let file): ("model_missing", .modelMissing(file), .modelHint)
        case .modelCorrupt(let file): ("model_corrupt", .modelCorrupt(file), .modelHint)
        case .modelShape(let part): ("model_shape", .modelShape(part.rawValue), .modelHint)
        case .inferenceFailed: ("inference_failed", .inferenceFailed, .inferenceFailedHint)
        }
    }
}
