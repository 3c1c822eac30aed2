import Commands
import Foundation

/// Lets the person write in her own editor.
enum Editor {
    /// Opens $VISUAL or $EDITOR on a private file with `text` and answers what is in it afterwards.
    ///
    /// The file is handed out as well: whoever saves the text removes it, and not before.
    static func edit(
        _ text: String, in surroundings: Surroundings
    ) throws(CommandFailure) -> (text: String, file: PrivateFile) {
        guard let editor = surroundings.value("VISUAL") ?? surroundings.value("EDITOR") else {
            throw .editorMissing
        }
        let name = "writing-\(getpid()).txt"
        guard let file = PrivateFile(text, name: name, in: surroundings) else { throw .editorMissing }
        // $EDITOR may hold arguments of its own, as in `code --wait`; the shell parts them.
        let words = ["/bin/sh", "-c", "exec \(editor) \"$1\"", "sh", file.path]
        guard run(words) == 0 else {
            // What was written so far is still in the file; only an untouched one goes.
            if let left = try? TextInput.text(from: file.path), left == text || left.isEmpty { file.remove() }
            throw .editorFailed
        }
        return (try TextInput.text(from: file.path), file)
    }

    /// Runs a program on this terminal; answers its exit code, 127 if it did not start.
    private static func run(_ words: [String]) -> Int32 {
        // As system(3): Ctrl-C is the editor's while it runs.
        let interrupt = signal(SIGINT, SIG_IGN)
        let quit = signal(SIGQUIT, SIG_IGN)
        defer {
            signal(SIGINT, interrupt)
            signal(SIGQUIT, quit)
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGINT)
        sigaddset(&defaults, SIGQUIT)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var child: pid_t = 0
        guard posix_spawn(&child, words[0], nil, &attributes, &arguments, environ) == 0 else { return 127 }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return 127 }
        }
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 127
    }
}
