import Wellbeing

/// The options that every command takes.
public let commonOptions: [OptionName] = [
    .data, .language, .json, .at, .zone, .passphraseDescriptor, .help,
]

/// What `name` means.
public func option(_ name: OptionName) -> CommandOption {
    let (letter, value) = form(of: name)
    return CommandOption(name: name, letter: letter, value: value, summary: name.summary)
}

private func form(of name: OptionName) -> (letter: Character?, value: OptionValue?) {
    switch name {
    case .data: (nil, .folder)
    case .language: (nil, .choice(Language.allCases.map(\.rawValue)))
    case .at: (nil, .instant)
    case .zone: (nil, .zone)
    case .passphraseDescriptor, .confirmationDescriptor, .keyDescriptor: (nil, .descriptor)
    case .help: ("h", nil)
    case .mood, .rating: (nil, .number(1...5))
    case .id: (nil, .uuid)
    case .emotion: (nil, .choice(EmotionVerdict.allCases.map(\.rawValue)))
    case .limit: ("n", .number(JournalQuery.acceptedLimit))
    case .after: (nil, .cursor)
    case .from, .through: (nil, .day)
    case .days: (nil, .choice(CheckInRange.Span.allCases.map { String($0.rawValue) } + ["all"]))
    case .note: (nil, .file)
    case .output: ("o", .file)
    case .port: ("p", .number(0...65_535))
    case .address: (nil, .address)
    case .server: (nil, .service)
    case .name, .summaryName: (nil, .modelName)
    case .before: (nil, .ledgerLine)
    case .provider: (nil, .provider)
    case .country: (nil, .country)
    case .spoken: (nil, .choice(Language.allCases.map(\.rawValue) + ["any"]))
    case .format: (nil, .choice(ExportFile.Format.allCases.map(\.rawValue)))
    case .content: (nil, .choice(ExportContent.allCases.map(\.rawValue)))
    case .dialect: (nil, .choice(CSVDialect.allCases.map(\.rawValue)))
    case .was: (nil, .choice(["good", "medium", "bad"]))
    case .yes: ("y", nil)
    case .json, .noMood, .noEmotion, .readAgain, .text, .undo, .forGood, .everything, .empty, .lines,
        .iAmSafe, .recoveryCode, .list, .force, .dryRun, .acceptTerms, .noKey, .withModel, .keepRecording,
        .print:
        (nil, nil)
    }
}
