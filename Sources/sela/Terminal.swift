import Commands
import Foundation
import Pages
import Wellbeing

/// What goes where on a terminal.
///
/// - Results go to standard output, talk to standard error, as `sela: ...`.
/// - A failure is `sela: error: ...` and, on the next line, `sela: hint: ...`; lower case, no full stop.
/// - With `--json`, results are JSON, a failure is one line of JSON on standard error, and there is no talk.
/// - Secrets are asked for on the terminal itself (``Questions``) and never taken as an argument.
/// - Nothing that a person wrote is ever part of talk or of a failure.
final class Terminal {
    /// Follows the diary's setting once the diary is open.
    var language: Language
    let isJSON: Bool

    init(language: Language, isJSON: Bool) {
        self.language = language
        self.isJSON = isJSON
    }

    /// Whether a person sees standard output at once, so that control characters could do harm.
    var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
    var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    func result(_ text: String) throws(CommandFailure) {
        try put(isOutputTerminal ? harmlessOnTerminal(text) : text, to: STDOUT_FILENO)
    }

    func result(_ json: JSON) throws(CommandFailure) {
        try put(json.line + "\n", to: STDOUT_FILENO)
    }

    /// A text or its JSON form, whichever was asked for.
    func result(_ text: @autoclosure () -> String, json: @autoclosure () -> JSON) throws(CommandFailure) {
        if isJSON { try result(json()) } else { try result(text()) }
    }

    func talk(_ phrase: CommandCopy) {
        guard !isJSON else { return }
        say("sela: " + phrase(language) + "\n")
    }

    /// Whether a line that changes can be shown: a person looks at standard error.
    var showsProgress: Bool { !isJSON && isatty(STDERR_FILENO) == 1 }

    /// Puts `text` where the line of progress before was.
    func progress(_ text: String) {
        say("\r\u{1B}[Ksela: " + text)
    }

    func endProgress() {
        say("\n")
    }

    /// Tells what went wrong; answers the exit code.
    func report(_ failure: CommandFailure) -> Int32 {
        if isJSON {
            let error = JSON.object([
                .init("code", .string(failure.code)),
                .init("message", .string(failure.problem(language))),
                .init("hint", .optional(failure.hint) { .string($0(language)) }),
            ])
            say(JSON.object([.init("error", error)]).line + "\n")
        } else {
            say("sela: error: " + failure.problem(language) + "\n")
            if let hint = failure.hint { say("sela: hint: " + hint(language) + "\n") }
        }
        return failure.exitCode
    }

    private func say(_ text: String) {
        do {
            try put(text, to: STDERR_FILENO)
        } catch {
            // Nobody listens on standard error; there is nowhere left to say so.
        }
    }

    private func put(_ text: String, to descriptor: Int32) throws(CommandFailure) {
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw .outputFailed
            }
            written += count
        }
    }
}
