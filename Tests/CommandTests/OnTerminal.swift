/// A line of shell that runs `line` on a terminal of its own, typing an answer at each question that ends
/// with ": ".
///
/// What the terminal showed is its standard output.
func onTerminal(_ line: String, typing answers: [String] = []) -> String {
    let program = """
        import os, pty, sys
        child, terminal = pty.fork()
        if child == 0:
            os.execv("/bin/sh", ["/bin/sh", "-c", sys.argv[1]])
        answers = sys.argv[2:]
        shown = b""
        asked = 0
        while True:
            try:
                part = os.read(terminal, 4096)
            except OSError:
                break
            if not part:
                break
            shown += part
            if answers and shown[asked:].rstrip(b"\\r\\n").endswith(b": "):
                asked = len(shown)
                answer = answers.pop(0)
                os.write(terminal, answer.encode() + (b"" if answer.endswith(chr(3)) else b"\\n"))
        sys.stdout.buffer.write(shown)
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        """
    let words = ["python3", "-c", program, line] + answers
    return words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
}
