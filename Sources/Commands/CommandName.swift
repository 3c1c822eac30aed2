/// What a person can ask for on the command line.
///
/// The order is the order of the help.
public enum CommandName: String, Hashable, Sendable, CaseIterable {
    case write
    case checkIn = "checkin"
    case list, show, search, history, edit, delete, bin
    case helpNow = "help-now"
    case speak, spoken, transcribe, emotion, safety, evaluate
    case lock, unlock, passphrase, backup, restore, doctor
    case importJournal = "import"
    case export
    case model, consent, egress
    case token
    case reminders, service
    case serve, completions, manual, help, version
}
