import Foundation
import Testing
import Wellbeing

/// The object that was asked for, found in whatever a model wrote around it.
struct AnswerReadingTests {
    private static let schema = AnswerSchema(
        name: "entry",
        fields: [
            AnswerField("mood", .choice(["bad", "medium", "good"])), AnswerField("stress", .boolean),
            AnswerField("note", .text(atMost: 200)),
        ])
    private static let object = #"{"mood":"bad","stress":true,"note":"a } in \"quotes\", and a { too"}"#
    private static let fields: [String: AnswerValue] = [
        "mood": .text("bad"), "stress": .boolean(true), "note": .text(#"a } in "quotes", and a { too"#),
    ]

    private func given(_ name: String) throws -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/language-models/\(name).txt")
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    @Test(arguments: ["LM1", "LM2", "LM3", "LM5"])
    func `the same object is read out of each given answer`(name: String) throws {
        let expected: [String: AnswerValue] = [
            "mood": .text("bad"), "stress": .boolean(true), "note": .text(#"Kopf voll – "Lied" im Ohr"#),
        ]
        #expect(try Self.schema.read(given(name)) == expected)
    }

    @Test func `a refusal holds no object`() throws {
        let refusal = try given("LM7")
        #expect(throws: AnswerFault.noObject) { try Self.schema.read(refusal) }
    }

    @Test(arguments: [
        "Sure! Here it is:\n\n@\n\nTell me if you need more {braces}.",
        "```json\n@\n```", "~~~\n@\n~~~", "```JSON @```", "\u{FEFF}  \r\n@\u{0}",
        "<think>Maybe {\"mood\":\"good\",\"stress\":false,\"note\":\"\"}? No { \"</think>\n@",
        "<THINKING>{</THINKING>@", "Let me see: {\"mood\": \"good</think> @",
        "{\"mood\":\"good\",\"stress\":false,\"note\":\"draft\"} </think> @",
        "The form is {\"mood\": <bad|medium|good>, …}. So: @", "{mood} {{x}} {} {\"a\":[1,{\"b\":2}]} @ {}",
        "Draft: {\"mood\":\"good\",\"stress\":false,\"note\":\"\"}\nFinal: @", "[@]", "\"{\" @", "{ @",
        "<answer>@</answer>", "@ <", "@ </", "@ {x", "<think></think>@", "< think>@",
    ])
    func `what stands around the object changes nothing`(wrapping: String) throws {
        let text = wrapping.replacing("@", with: Self.object)
        let reading = try AnswerReading(text, schema: Self.schema)
        #expect(reading.fields == Self.fields)
        #expect(reading.text == Self.object)
    }

    @Test func `of several objects that fit, the last counts; one inside another does not`() throws {
        let good = #"{"mood":"good","stress":false,"note":""}"#
        #expect(try Self.schema.read(good + Self.object) == Self.fields)
        #expect(try Self.schema.read(Self.object + good)["mood"] == .text("good"))
        #expect(throws: AnswerFault.unfit(field: "mood")) {
            try Self.schema.read("{\"result\":\(Self.object)}")
        }
    }

    @Test func `of a key that comes twice the first counts, and keys nobody asked for do not`() throws {
        let text = #"{"x":[{"mood":3}],"mood":"bad","mood":"good","stress":true,"note":"","mood":7}"#
        #expect(try Self.schema.read(text)["mood"] == .text("bad"))
    }

    @Test func `commas too many and line ends inside a text are forgiven`() throws {
        let text =
            "{ \"mood\" : \"bad\" ,\n\"stress\":true,\"note\":\"one\ntwo,}\t]\\\\\", \"x\":[1,[2,],], }"
        let reading = try AnswerReading(text, schema: Self.schema)
        #expect(reading.fields["note"] == .text("one\ntwo,}\t]\\"))
        #expect(
            reading.text
                == #"{"mood":"bad","stress":true,"note":"one\u000atwo,}\u0009]\\","x":[1,[2]]}"#)
    }

    @Test(arguments: [
        #"{"mood":"bad",,"stress":true,"note":""}"#, #"{,"mood":"bad","stress":true,"note":""}"#,
        #"{"mood":"bad" "stress":true,"note":""}"#, #"{"mood":"bad","stress":true,"note":""]"#,
        #"{'mood':'bad','stress':true,'note':''}"#, #"{"mood":"bad","stress":true,"note":}"#,
        #"{"mood":"bad","stress":true,"note"}"#, #"{"mood":"bad","stress":True,"note":""}"#,
        "", " ", "null", "[1,2]", "{x",
        "no { object } here",
    ])
    func `what is no JSON object is none`(text: String) {
        #expect(throws: AnswerFault.noObject) { try Self.schema.read(text) }
    }

    @Test(arguments: [
        "", "Here: ", "```json\n", "<think>\(object) or so</think>", "\u{FEFF}", "{\"a\":1} ", object,
    ])
    func `an object that breaks off anywhere is an error, never another object`(before: String) {
        for length in 1..<Self.object.utf8.count {
            let text = before + String(decoding: Array(Self.object.utf8.prefix(length)), as: UTF8.self)
            #expect(throws: AnswerFault.truncated, "\(text)") { try Self.schema.read(text) }
        }
    }

    @Test func `a text with an escape that JSON does not know does not fit`() {
        #expect(throws: AnswerFault.unfit(field: "note")) {
            try Self.schema.read(#"{"mood":"bad","stress":true,"note":"\x"}"#)
        }
    }

    @Test func `thoughts that do not end are a broken answer, even with an object in them`() {
        for text in ["<think>\(Self.object)", "<think>", "<think>\(Self.object)</thin"] {
            #expect(throws: AnswerFault.truncated) { try Self.schema.read(text) }
        }
    }

    @Test func `the words that end thoughts may stand inside a text`() throws {
        let text = #"{"mood":"bad","stress":true,"note":"x </think> {\"mood\":\"good\"} <think>"}"#
        #expect(
            try Self.schema.read(text)["note"] == .text(#"x </think> {"mood":"good"} <think>"#))
        let quoting = #"{"mood":"bad","stress":true,"note":"</think> {"}"#
        #expect(try Self.schema.read(quoting)["note"] == .text("</think> {"))
    }

    @Test func `an answer that is too long or too deep is not read`() throws {
        let room = AnswerReading.longestAnswer - Self.object.utf8.count
        let space = String(repeating: " ", count: room)
        #expect(try Self.schema.read(space + Self.object) == Self.fields)
        #expect(throws: AnswerFault.noObject) { try Self.schema.read(space + " " + Self.object) }

        func nested(_ depth: Int) -> String {
            #"{"mood":"bad","stress":true,"note":"","x":"# + String(repeating: "[", count: depth)
                + String(repeating: "]", count: depth) + "}"
        }
        #expect(try Self.schema.read(nested(AnswerReading.deepestNesting - 1))["mood"] == .text("bad"))
        for depth in [AnswerReading.deepestNesting, 100_000] {
            #expect(throws: AnswerFault.noObject) { try Self.schema.read(nested(depth)) }
        }
    }

    @Test(arguments: [#"{"a":"#, "{", "<think>", "</think>", "{}", "{\"a", "[{", "{\"a\":{}},", "\\\"{"])
    func `half a megabyte of the same is answered`(part: String) {
        let text = String(repeating: part, count: AnswerReading.longestAnswer / part.utf8.count)
        #expect(throws: AnswerFault.self) { try Self.schema.read(text) }
    }

    @Test(arguments: [
        ("  Hello.\n", "Hello."), ("```\nHello.\n```", "Hello."), ("~~~text\nHello.\n\n~~~ ", "Hello."),
        ("<think>hm</think>\nHello.", "Hello."), ("hm </think>Hello.", "Hello."), ("<think>hm", ""),
        ("```\nHello.", "```\nHello."), ("Use ``` here", "Use ``` here"), ("```", "```"),
        ("\u{FEFF}Hi", "Hi"),
        ("a < b", "a < b"), ("", ""),
    ])
    func `free text comes without thoughts, fences and space around it`(raw: String, text: String) {
        #expect(AnswerReading.freeText(of: raw) == text)
    }
}
