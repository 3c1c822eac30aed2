import Pages

extension CommandName {
    var summary: CommandCopy { words.summary }
    var details: CommandCopy { words.details }

    private var words: (summary: CommandCopy, details: CommandCopy) {
        switch self {
        case .write: (.writeSummary, .writeDetails)
        case .checkIn: (.checkInSummary, .checkInDetails)
        case .list: (.listSummary, .listDetails)
        case .show: (.showSummary, .showDetails)
        case .search: (.searchSummary, .searchDetails)
        case .history: (.historySummary, .historyDetails)
        case .edit: (.editSummary, .editDetails)
        case .delete: (.deleteSummary, .deleteDetails)
        case .bin: (.binSummary, .binDetails)
        case .speak: (.speakSummary, .speakDetails)
        case .spoken: (.spokenSummary, .spokenDetails)
        case .transcribe: (.transcribeSummary, .transcribeDetails)
        case .emotion: (.emotionSummary, .emotionDetails)
        case .safety: (.safetySummary, .safetyDetails)
        case .helpNow: (.helpNowSummary, .helpNowDetails)
        case .evaluate: (.evaluateSummary, .evaluateDetails)
        case .lock: (.lockSummary, .lockDetails)
        case .unlock: (.unlockSummary, .unlockDetails)
        case .passphrase: (.passphraseSummary, .passphraseDetails)
        case .backup: (.backupSummary, .backupDetails)
        case .restore: (.restoreSummary, .restoreDetails)
        case .doctor: (.doctorSummary, .doctorDetails)
        case .serve: (.serveSummary, .serveDetails)
        case .model: (.modelSummary, .modelDetails)
        case .consent: (.consentSummary, .consentDetails)
        case .egress: (.egressSummary, .egressDetails)
        case .importJournal: (.importSummary, .importDetails)
        case .export: (.exportSummary, .exportDetails)
        case .token: (.tokenSummary, .tokenDetails)
        case .reminders: (.remindersSummary, .remindersDetails)
        case .service: (.serviceSummary, .serviceDetails)
        case .completions: (.completionsSummary, .completionsDetails)
        case .manual: (.manualSummary, .manualDetails)
        case .help: (.helpSummary, .helpDetails)
        case .version: (.versionSummary, .versionDetails)
        }
    }
}

extension OptionName {
    var summary: CommandCopy {
        switch self {
        case .data: .dataOption
        case .language: .languageOption
        case .json: .jsonOption
        case .at: .atOption
        case .zone: .zoneOption
        case .passphraseDescriptor: .passphraseDescriptorOption
        case .help: .helpOption
        case .mood: .moodOption
        case .id: .idOption
        case .note: .noteOption
        case .rating: .ratingOption
        case .noMood: .noMoodOption
        case .emotion: .emotionOption
        case .noEmotion: .noEmotionOption
        case .readAgain: .readAgainOption
        case .limit: .limitOption
        case .after: .afterOption
        case .from: .fromOption
        case .through: .throughOption
        case .text: .textOption
        case .undo: .undoOption
        case .forGood: .forGoodOption
        case .everything: .everythingOption
        case .confirmationDescriptor: .confirmationDescriptorOption
        case .empty: .emptyOption
        case .lines: .linesOption
        case .country: .countryOption
        case .iAmSafe: .iAmSafeOption
        case .spoken: .spokenOption
        case .was: .wasOption
        case .keepRecording: .keepRecordingOption
        case .recoveryCode: .recoveryCodeOption
        case .list: .listOption
        case .output: .outputOption
        case .force: .forceOption
        case .dryRun: .dryRunOption
        case .format: .formatOption
        case .content: .contentOption
        case .dialect: .dialectOption
        case .port: .portOption
        case .address: .addressOption
        case .acceptTerms: .acceptTermsOption
        case .yes: .yesOption
        case .server: .serverOption
        case .name: .nameOption
        case .summaryName: .summaryNameOption
        case .keyDescriptor: .keyDescriptorOption
        case .noKey: .noKeyOption
        case .before: .beforeOption
        case .provider: .providerOption
        case .withModel: .withModelOption
        case .days: .daysOption
        case .print: .printOption
        }
    }
}
