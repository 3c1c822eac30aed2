import Pages
import Wellbeing

/// Every command, in the order of the help.
public let commandTable: [Command] = CommandName.allCases.map(command)

/// What `sela checkin` takes first: a rating or an act.
public let checkInWords = [
    "1", "2", "3", "4", "5", "answer", "list", "show", "edit", "delete", "restore", "undo",
]

/// The shells that completions are written for.
public let shells = ["bash", "zsh", "fish"]

/// What can be scored with `sela evaluate`.
public let evaluations = ["emotion", "safety", "extraction", "food", "exercise", "routing"]

/// What `sela model` can do.
public let modelActs = ["list", "install", "adopt", "verify", "use", "try", "find", "remove", "reset"]

/// The row of the table for `name`.
public func command(_ name: CommandName) -> Command {
    let (operands, options, examples) = shape(of: name)
    return Command(
        name: name, summary: name.summary, details: name.details, operands: operands, options: options,
        examples: examples)
}

private typealias Shape = (operands: [Operand], options: [OptionName], examples: [String])

private let filters: [OptionName] = [.emotion, .mood, .from, .through, .limit, .after]

private func shape(of name: CommandName) -> Shape {
    switch name {
    case .write:
        (
            [file(.textFile)], [.mood, .id],
            [
                "echo \"…\" | sela write --mood 4", "sela write note.txt --at 2026-05-26T22:00:00+07:00",
                "sela write",
            ]
        )
    case .checkIn:
        (
            [
                choice("RATING", checkInWords, .optional, .checkInOperand),
                Operand(label: "ID|FILE", count: .optional, kind: .file, summary: .checkInSubject),
            ], [.note, .rating, .id, .from, .through],
            [
                "sela checkin 4", "echo \"…\" | sela checkin 2 --note -", "sela checkin answer",
                "sela checkin list --from 2026-05-01", "sela checkin edit 6f9619ff --rating 3",
            ]
        )
    case .list:
        ([], filters, ["sela list", "sela list --emotion happy --from 2026-05-01 --limit 50"])
    case .show:
        ([entry(.one)], [.text], ["sela show 6f9619ff", "sela show 6f9619ff --text > note.txt"])
    case .search:
        (
            [Operand(label: "WORDS", count: .any, kind: .words, summary: .wordsOperand)], filters,
            ["sela search ubung", "echo bahagia | sela search"]
        )
    case .history:
        (
            [
                choice("PERIOD", HistoryWord.allCases.map(\.rawValue), .optional, .periodOperand),
                Operand(label: "DAY", count: .optional, kind: .day, summary: .periodDayOperand),
            ], [.limit, .from, .through, .days, .withModel],
            [
                "sela history", "sela history week --with-model", "sela history month 2026-05-01",
                "sela history weeks --limit 10", "sela history checkins --days 90",
            ]
        )
    case .edit:
        (
            [entry(.one), file(.textFile)], [.mood, .noMood, .emotion, .noEmotion, .readAgain],
            ["sela edit 6f9619ff", "sela edit 6f9619ff note.txt", "sela edit 6f9619ff --emotion love"]
        )
    case .delete:
        (
            [entry(.any)], [.undo, .forGood, .everything, .confirmationDescriptor],
            ["sela delete 6f9619ff", "sela delete 6f9619ff --undo", "sela delete --everything"]
        )
    case .bin:
        ([], [.empty], ["sela bin", "sela bin --empty"])
    case .speak:
        (
            [Operand(label: "FILE", count: .one, kind: .file, summary: .recordingFile)],
            [.spoken, .was, .keepRecording, .yes],
            ["sela speak note.wav", "sela speak memo.m4a --spoken id --was good --yes"]
        )
    case .spoken:
        (
            [
                choice("ACT", ["list", "show", "delete", "restore"], .optional, .spokenActOperand),
                Operand(label: "ID", count: .optional, kind: .entry, summary: .entryOperand),
            ], [.from, .through],
            ["sela spoken", "sela spoken show 6f9619ff", "sela spoken list --from 2026-05-01 --json"]
        )
    case .transcribe:
        (
            [Operand(label: "FILE", count: .one, kind: .file, summary: .recordingFile)], [.spoken],
            ["sela transcribe note.wav", "sela transcribe memo.m4a --spoken id"]
        )
    case .emotion:
        ([file(.textFile)], [.lines], ["echo \"…\" | sela emotion", "sela emotion --lines texts.jsonl"])
    case .safety:
        ([file(.textFile)], [.lines], ["echo \"…\" | sela safety", "sela safety --lines texts.jsonl"])
    case .evaluate:
        (
            [
                Operand(label: "KIND", count: .one, kind: .choice(evaluations), summary: .kindOperand),
                Operand(label: "FILE", count: .one, kind: .file, summary: .evaluationFile),
            ], [.provider, .name],
            [
                "sela evaluate emotion marked.jsonl", "sela evaluate food marked.jsonl --provider none",
                "sela evaluate exercise marked.jsonl",
            ]
        )
    case .helpNow:
        (
            [], [.country, .iAmSafe, .undo],
            ["sela help-now", "sela help-now --country ID", "sela help-now --i-am-safe"]
        )
    case .lock, .doctor, .manual, .version, .unlock, .passphrase, .backup, .restore, .serve, .model,
        .consent, .egress, .token, .reminders, .service, .importJournal, .export, .completions, .help:
        houseShape(of: name)
    }
}

private func houseShape(of name: CommandName) -> Shape {
    switch name {
    case .unlock:
        ([], [.recoveryCode], ["sela unlock", "sela unlock --recovery-code"])
    case .passphrase:
        (
            [
                choice(
                    "ACT", ["set", "change", "remove", "recovery-code", "keyring"], .one, .passphraseOperand),
                choice("on|off", ["on", "off"], .optional, .keyringOperand),
            ], [], ["sela passphrase set", "sela passphrase recovery-code", "sela passphrase keyring on"]
        )
    case .backup:
        ([], [.list, .output, .force], ["sela backup", "sela backup --output /media/stick/diary.sela"])
    case .restore:
        (
            [Operand(label: "FILE", count: .optional, kind: .file, summary: .backupFile)],
            [.dryRun, .list, .recoveryCode], ["sela restore --list", "sela restore FILE --dry-run"]
        )
    case .serve:
        ([], [.port, .address], ["sela serve", "sela serve --port 8080"])
    case .model:
        (
            [
                choice("ACT", modelActs, .one, .modelOperand),
                Operand(label: "NAME", count: .optional, kind: .folder, summary: .modelNameOperand),
                Operand(label: "FILE", count: .optional, kind: .file, summary: .modelFileOperand),
            ], [.acceptTerms, .yes, .server, .name, .summaryName, .keyDescriptor, .noKey],
            [
                "sela model list", "sela model install qwen3-1.7b", "sela model install speech-base",
                "sela model use qwen3-1.7b",
                "sela model find", "sela model use local --server http://127.0.0.1:11434 --name llama3.2",
                "sela model use cloud --key-fd 3 3<key", "sela model try", "sela model use none",
                "sela model use ~/my-emotion-model",
            ]
        )
    case .consent:
        (
            [
                choice("ACT", ["list", "grant", "revoke"], .optional, .consentOperand),
                choice("PURPOSE", ConsentWord.allCases.map(\.rawValue), .optional, .purposeOperand),
            ], [.yes],
            ["sela consent", "sela consent grant reflection-reply", "sela consent revoke all"]
        )
    case .egress:
        ([], [.limit, .before], ["sela egress", "sela egress --limit 100"])
    case .importJournal:
        (
            [Operand(label: "FILE", count: .one, kind: .file, summary: .importFile)], [.dryRun],
            [
                "sela import reflections.json --dry-run", "sela import reflections.json --zone Asia/Jakarta",
                "sela import sela-2026-01-01-2026-12-31.csv",
            ]
        )
    case .export:
        (
            [], [.format, .content, .from, .through, .dialect, .output, .force],
            [
                "sela export", "sela export --from 2026-01-01 --through 2026-06-30 -o half-year.xlsx",
                "sela export --format csv --content spoken --dialect rfc4180 -o -",
            ]
        )
    case .token:
        (
            [
                choice("ACT", ["list", "make", "remove"], .optional, .tokenOperand),
                Operand(label: "NAME", count: .optional, kind: .words, summary: .tokenNameOperand),
                choice("SCOPE", APIScope.allCases.map(\.rawValue), .any, .scopeOperand),
            ], [],
            [
                "sela token", "sela token make script entries:read entries:write",
                "sela token remove script",
            ]
        )
    case .reminders, .service: remindingShape(of: name)
    case .completions:
        (
            [choice("SHELL", shells, .one, .shellOperand)], [],
            ["sela completions bash > ~/.local/share/bash-completion/completions/sela"]
        )
    case .help:
        (
            [choice("COMMAND", CommandName.allCases.map(\.rawValue), .optional, .commandOperand)], [],
            ["sela help write"]
        )
    case .manual:
        ([], [], ["sela manual | man -l -"])
    default:
        ([], [], ["sela \(name.rawValue)"])
    }
}

private func remindingShape(of name: CommandName) -> Shape {
    if name == .service {
        return (
            [choice("ACT", ["install", "remove", "status"], .optional, .serviceOperand)], [.print],
            ["sela service install --print", "sela service install", "sela service"]
        )
    }
    return (
        [
            choice("ACT", ["list", "set", "test"], .optional, .remindersOperand),
            choice("SLOT", ReminderSlot.allCases.map(\.rawValue), .optional, .reminderSlotOperand),
            Operand(label: "TIME", count: .optional, kind: .words, summary: .reminderTimeOperand),
        ], [],
        [
            "sela reminders", "sela reminders set morning 08:30", "sela reminders set evening off",
            "sela reminders test",
        ]
    )
}

private func file(_ summary: CommandCopy) -> Operand {
    Operand(label: "FILE", count: .optional, kind: .file, summary: summary)
}

private func entry(_ count: Operand.Count) -> Operand {
    Operand(label: "ID", count: count, kind: .entry, summary: .entryOperand)
}

private func choice(
    _ label: String, _ choices: [String], _ count: Operand.Count, _ summary: CommandCopy
) -> Operand {
    Operand(label: label, count: count, kind: .choice(choices), summary: summary)
}
