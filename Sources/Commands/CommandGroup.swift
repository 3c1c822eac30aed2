import Pages

/// A heading of the help and the commands under it, in the order of ``CommandName``.
enum CommandGroup: CaseIterable {
    case diary, reading, safety, models, program

    var commands: [CommandName] {
        switch self {
        case .diary:
            [
                .write, .speak, .spoken, .checkIn, .list, .show, .search, .history, .edit, .delete, .bin,
                .importJournal, .export,
            ]
        case .reading: [.helpNow, .transcribe, .emotion, .safety, .evaluate]
        case .safety: [.lock, .unlock, .passphrase, .backup, .restore, .doctor]
        case .models: [.model, .consent, .egress]
        case .program: [.serve, .reminders, .service, .token, .completions, .manual, .help, .version]
        }
    }

    var heading: CommandCopy {
        switch self {
        case .diary: .diaryHeading
        case .reading: .readingHeading
        case .safety: .safetyHeading
        case .models: .modelsHeading
        case .program: .programHeading
        }
    }
}

/// A variable of the environment that Sela reads.
struct EnvironmentVariable {
    let name: String
    let meaning: CommandCopy

    static let all = [
        EnvironmentVariable(name: "SELA_HOME", meaning: .homeVariable),
        EnvironmentVariable(name: "SELA_LANGUAGE", meaning: .languageVariable),
        EnvironmentVariable(name: "SELA_RESOURCES", meaning: .resourcesVariable),
        EnvironmentVariable(name: "SELA_ONNXRUNTIME", meaning: .runtimeVariable),
        EnvironmentVariable(name: "SELA_ENGINE_PYTHON", meaning: .enginePythonVariable),
        EnvironmentVariable(name: "SELA_WHISPER", meaning: .whisperVariable),
        EnvironmentVariable(name: "SELA_VOICE_DETECTOR", meaning: .voiceDetectorVariable),
        EnvironmentVariable(name: "SELA_SPEECH_MODEL", meaning: .speechModelVariable),
        EnvironmentVariable(name: "SELA_FFMPEG", meaning: .converterVariable),
        EnvironmentVariable(name: "SELA_CERTIFICATES", meaning: .certificatesVariable),
        EnvironmentVariable(name: "VISUAL, EDITOR", meaning: .editorVariable),
    ]
}

/// The exit codes and what they mean.
let exitCodes: [(code: Int, meaning: CommandCopy)] = [
    (0, .exitSuccess), (1, .exitFailure), (64, .exitUsage),
]
