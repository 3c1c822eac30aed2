import Commands
import Foundation
import Wellbeing

/// The program: reads the command line, does one thing, and tells how it went by its exit code.
@main
struct Sela {
    /// Said by `sela version`, the manual and the about page.
    static let version = "0.1.0"

    static func main() async {
        keepMemoryFromCrashReports()
        let environment = ProcessInfo.processInfo.environment
        let arguments = Array(CommandLine.arguments.dropFirst())
        exit(await run(arguments, environment: environment))
    }

    /// A crash must not show what was in memory, texts and key among it, to anybody.
    private static func keepMemoryFromCrashReports() {
        // One byte and not none: where a program takes dumps, the kernel asks it whatever the limit, but for
        // exactly this one (`man 5 core`; Linux, `fs/coredump.c`).
        var limit = rlimit(rlim_cur: 1, rlim_max: 1)
        #if os(Linux)
            _ = setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        #else
            _ = setrlimit(RLIMIT_CORE, &limit)
        #endif
        // Swift's own report prints the bytes that registers point to.
        for number in [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV] {
            signal(number, SIG_DFL)
        }
    }

    private static func run(_ arguments: [String], environment: [String: String]) async -> Int32 {
        // A usage error is told in the language that was asked for, even where parsing stopped before it.
        let asked = languageOption(in: arguments) ?? Surroundings.language(from: environment)
        let wantsJSON = arguments.prefix { $0 != "--" }.contains("--json")
        let terminal = Terminal(language: asked ?? .english, isJSON: wantsJSON)
        do {
            let invocation = try parse(arguments)
            let surroundings = Surroundings(environment: environment, invocation: invocation)
            let run = CommandRun(invocation: invocation, surroundings: surroundings, terminal: terminal)
            return try await run.perform()
        } catch {
            return terminal.report(CommandFailure(any: error))
        }
    }

    private static func languageOption(in arguments: [String]) -> Language? {
        let words = arguments.prefix { $0 != "--" }
        if let attached = words.first(where: { $0.hasPrefix("--language=") }) {
            return Language(rawValue: String(attached.dropFirst("--language=".count)))
        }
        guard let place = words.firstIndex(of: "--language"), place + 1 < words.count else { return nil }
        return Language(rawValue: words[place + 1])
    }
}
