import Commands
import Pages
import Wellbeing

// What is printed from the command table alone.
extension CommandRun {
    /// `sela help`: of the program, or of one command.
    func help() throws {
        guard let name = invocation.operands.first.flatMap(CommandName.init(rawValue:)) else {
            return try put(overview(in: language))
        }
        try put(Commands.help(for: name, in: language))
    }

    /// `sela completions`: for one shell.
    func completions() throws {
        guard let script = Commands.completions(for: invocation.operands[0], in: language) else {
            throw UsageError.badChoice("SHELL", shells, suggestion: nil)
        }
        try put(script)
    }

    /// `sela manual`: the page that `man` shows.
    func manual() throws {
        try put(Commands.manual(version: Sela.version, in: language))
    }

    /// `sela version`.
    func version() throws {
        try terminal.result(
            "sela \(Sela.version)\n", json: .object([.init("version", .string(Sela.version))]))
    }

    private func put(_ text: String) throws {
        try terminal.result(text, json: .object([.init("text", .string(text))]))
    }
}
