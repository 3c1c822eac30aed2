import Testing

@testable import LanguageModels

@Suite struct EventStreamTests {
    private static let sample =
        "\u{FEFF}: comment\r\ndata: a\r\ndata:b\r\n\r\nevent: x\rdata:  c ü\r\rid: 3\n\ndata\n\n"
        + "error: {\"e\":1}\n\ndatabase: no\nretry\n\ndata: la:st"
    private static let expected = ["a\nb", " c ü", "", "{\"e\":1}", "la:st"]

    private func events(_ parts: [[UInt8]]) -> [String] {
        var stream = EventStream(mostBytes: 1_000)
        var events = parts.flatMap { stream.take($0) }
        if let last = stream.finish() { events.append(last) }
        return events.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func eventsComeOutHoweverTheBytesAreCut() {
        let bytes = Array(Self.sample.utf8)
        #expect(events([bytes]) == Self.expected)
        #expect(events(bytes.map { [$0] }) == Self.expected)
        for cut in bytes.indices {
            #expect(events([Array(bytes[..<cut]), [], Array(bytes[cut...])]) == Self.expected)
        }
    }

    @Test func nothingComesFromNothing() {
        #expect(events([]) == [])
        #expect(events([Array("\n\r\n\r: x\n\n".utf8)]) == [])
    }

    @Test(arguments: ["data: aaaaaaaaaa", "data: aa\ndata: aa\ndata: aa\ndata: aa\n", "aaaaaaaaaaaaaa"])
    func tooMuchIsNoticed(text: String) {
        var stream = EventStream(mostBytes: 8)
        #expect(stream.take(Array(text.utf8)) == [])
        #expect(stream.isTooLong)
        #expect(stream.take(Array("\n\ndata: b\n\n".utf8)) == [])
    }
}

@Suite struct ThoughtFilterTests {
    @Test(arguments: [
        (" \n<think>a<b</think>\n Hi <thin x</think> y", "Hi <thin x</think> y"), ("Hi <thi", "Hi <thi"),
        ("a<think>b</think>c<think>d</think>e", "ace"), ("<think>never ends", ""), ("<think></think>", ""),
        ("<<think>x</think>>", "<>"), ("ü<think>ß</think>é", "üé"), ("", ""),
    ])
    func whatIsNoThoughtComesOutHoweverItIsCut(text: String, said: String) {
        let characters = Array(text)
        for cut in 0...characters.count {
            var filter = ThoughtFilter()
            let parts = [String(characters[..<cut]), String(characters[cut...])]
            #expect(parts.map { filter.take($0) }.joined() + filter.finish() == said)
        }
        var filter = ThoughtFilter()
        #expect(characters.map { filter.take(String($0)) }.joined() + filter.finish() == said)
    }

    @Test func aWordIsNotHeldBackLongerThanNeeded() {
        var filter = ThoughtFilter()
        #expect(filter.take("Hi <") == "Hi ")
        #expect(filter.take("3") == "<3")
    }
}
