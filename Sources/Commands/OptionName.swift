/// The options, by their long name.
///
/// Each means the same wherever it is accepted.
public enum OptionName: String, Hashable, Sendable, CaseIterable {
    // Everywhere.
    case data, language, json, at, zone
    case passphraseDescriptor = "passphrase-fd"
    case help
    // Writing.
    case mood, rating, id, note
    case noMood = "no-mood"
    case emotion
    case noEmotion = "no-emotion"
    case readAgain = "read-again"
    // Looking.
    case limit, after, from, through, text, days
    // Deleting.
    case undo
    case forGood = "for-good"
    case everything
    case confirmationDescriptor = "confirm-fd"
    case empty
    // Reading texts, and what follows.
    case lines
    case country
    case iAmSafe = "i-am-safe"
    case spoken
    case was
    case keepRecording = "keep-recording"
    // Keeping safe.
    case recoveryCode = "recovery-code"
    case list
    case output
    case force
    case dryRun = "dry-run"
    // Exporting.
    case format, content, dialect
    // Serving.
    case port, address, print
    // Language models.
    case acceptTerms = "accept-terms"
    case yes
    case server, name
    case summaryName = "summary-name"
    case keyDescriptor = "key-fd"
    case noKey = "no-key"
    case before
    case provider
    case withModel = "with-model"
}
