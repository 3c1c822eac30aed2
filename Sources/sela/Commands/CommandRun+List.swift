import Commands
import Companion
import Pages
import Wellbeing

extension CommandRun {
    /// `sela list`, and what `sela search` found.
    func list(words: String?) async throws {
        let open = try await openDiary()
        var query = JournalQuery(words: words)
        query.verdict = invocation.verdict
        query.mood = invocation.mood
        query.from = invocation.day(.from)
        query.through = invocation.day(.through)
        query.limit = invocation.number(.limit) ?? query.limit
        query.after = invocation.cursor
        let page = try await open.diary.reflections(query)
        try terminal.result(
            page.reflections.map { entryLine($0, in: language) + "\n" }.joined(), json: page.json)
        if let next = page.next { terminal.talk(.moreFollow("--after \(next.token)")) }
        if page.reflections.isEmpty { terminal.talk(query.isUnfiltered ? .noEntries : .nothingFound) }
    }

    /// `sela search`: words as arguments, or on standard input, where nobody else sees them.
    func search() async throws {
        var words = invocation.operands.joined(separator: " ")
        if invocation.operands.isEmpty || invocation.operands == ["-"] {
            guard !terminal.isInputTerminal || invocation.operands == ["-"] else {
                throw UsageError.missingOperand("WORDS", .search)
            }
            words = try text(from: try standardInput()) ?? ""
        }
        guard !isBlank(words) else { throw UsageError.missingOperand("WORDS", .search) }
        try await list(words: words)
    }
}
