import Foundation
import Testing
import Wellbeing

/// The schema as text, and the reading of one field at a time.
struct AnswerSchemaTests {
    private static let everyKind = AnswerSchema(
        name: "every_kind",
        fields: [
            AnswerField("zebra", .text(atMost: 10)),
            AnswerField("apple", .text(atMost: 10), mayBeNull: true),
            AnswerField("mood", .choice(["gut", "say \"hi\"\n"]), mayBeNull: true),
            AnswerField("count", .integer(0...12)),
            AnswerField("sure", .boolean, mayBeNull: true),
            AnswerField("parts", .list(of: .text(atMost: 5), atMost: 3)),
            AnswerField("inner", .object([AnswerField("deep", .boolean)]), mayBeNull: true),
        ])

    @Test func `the text names the fields in their order, requires them all and allows no other`() {
        #expect(
            Self.everyKind.jsonText == """
                {"type":"object","properties":{"zebra":{"type":"string"},"apple":{"type":["string","null"]},\
                "mood":{"anyOf":[{"type":"string","enum":["gut","say \\"hi\\"\\u000a"]},{"type":"null"}]},\
                "count":{"type":"integer","minimum":0,"maximum":12},"sure":{"type":["boolean","null"]},\
                "parts":{"type":"array","items":{"type":"string"},"maxItems":3},\
                "inner":{"anyOf":[{"type":"object","properties":{"deep":{"type":"boolean"}},"required":["deep"],\
                "additionalProperties":false},{"type":"null"}]}},\
                "required":["zebra","apple","mood","count","sure","parts","inner"],"additionalProperties":false}
                """)
    }

    @Test func `the text is JSON, whatever the names hold`() throws {
        let names = ["\u{0}\u{1f}", "\\\"", "ä🌱\u{2028}", "}]{["]
        let schema = AnswerSchema(name: "odd", fields: names.map { AnswerField($0, .choice(names)) })
        let read = try JSONDecoder().decode(OddSchema.self, from: Data(schema.jsonText.utf8))
        #expect(read.required == names)
        #expect(names.allSatisfy { read.properties[$0]?.enum == names })
    }

    private struct OddSchema: Decodable {
        struct Property: Decodable { let `enum`: [String] }
        let required: [String]
        let properties: [String: Property]
    }

    private func read(_ kind: AnswerField.Kind, _ json: String, mayBeNull: Bool = false) -> AnswerValue? {
        let schema = AnswerSchema(name: "one", fields: [AnswerField("it", kind, mayBeNull: mayBeNull)])
        return (try? schema.read("{\"it\":\(json)}"))?["it"]
    }

    @Test func `a text is taken as it is, up to its length in scalars`() {
        #expect(read(.text(atMost: 3), #"" ä🌱""#) == .text(" ä🌱"))
        #expect(read(.text(atMost: 2), #"" ä🌱""#) == nil)
        #expect(read(.text(atMost: 9), #""\ud83c\udf31\n\"""#) == .text("🌱\n\""))
        for json in ["1", "true", "null", "[]", "{}", #""\ud83c""#] {
            #expect(read(.text(atMost: 9), json) == nil, "\(json)")
        }
        #expect(read(.text(atMost: 9), "null", mayBeNull: true) == .null)
        #expect(read(.text(atMost: 9), #""null""#, mayBeNull: true) == .text("null"))
    }

    @Test func `a choice is taken in any case and with space around it, and nothing near it`() {
        let kind = AnswerField.Kind.choice(["gut", "mittel"])
        #expect(read(kind, #""gut""#) == .text("gut"))
        #expect(read(kind, #"" GUT\n""#) == .text("gut"))
        for json in [#""guter""#, #""""#, #""schlecht""#, "null", #""null""#, "0"] {
            #expect(read(kind, json) == nil, "\(json)")
        }
        #expect(read(kind, #""null""#, mayBeNull: true) == .null)
        // Where case tells choices apart, it has to be right.
        #expect(read(.choice(["A", "a"]), #"" A ""#) == nil)
        #expect(read(.choice(["A", "a"]), #""A""#) == .text("A"))
    }

    @Test
    func `an integer may be written as a decimal or in quotes, but not between integers or out of range`() {
        let kind = AnswerField.Kind.integer(-1...12)
        for json in ["3", "3.0", "3e0", #""3""#, #"" +3 ""#] {
            #expect(read(kind, json) == .integer(3), "\(json)")
        }
        #expect(read(kind, "-1") == .integer(-1))
        for json in ["3.5", "13", "-2", "1e400", #""3.0""#, #""three""#, "true", "null", "[3]", "03", "9e18"]
        {
            #expect(read(kind, json) == nil, "\(json)")
        }
    }

    @Test func `a boolean may stand in quotes, and is not a number`() {
        #expect(read(.boolean, "true") == .boolean(true))
        #expect(read(.boolean, #""False""#) == .boolean(false))
        for json in ["1", "0", #""yes""#, "null", "tru", "True"] {
            #expect(read(.boolean, json) == nil, "\(json)")
        }
    }

    @Test func `a list is taken up to its length, an object with all its fields`() {
        let list = AnswerField.Kind.list(of: .integer(0...9), atMost: 2)
        #expect(read(list, "[1,2]") == .list([.integer(1), .integer(2)]))
        #expect(read(list, "[]") == .list([]))
        for json in ["[1,2,3]", "[1,null]", "[10]", "1", "{}", "null"] {
            #expect(read(list, json) == nil, "\(json)")
        }
        #expect(read(list, "null", mayBeNull: true) == .null)
        let inner = AnswerField.Kind.object([AnswerField("deep", .list(of: list, atMost: 2))])
        #expect(
            read(inner, #"{"more":{},"deep":[[1],[ ]]}"#)
                == .object(["deep": .list([.list([.integer(1)]), .list([])])]))
        #expect(read(inner, "{}") == nil)
        #expect(read(inner, "null", mayBeNull: true) == .null)
    }

    @Test(arguments: [
        (#"{"a":1}"#, "b"), (#"{"b":{"c":true}}"#, "a"), (#"{"a":99,"b":{"c":true}}"#, "a"),
        (#"{"a":1,"b":{"c":7}}"#, "b.c"), (#"{"a":1,"b":{}}"#, "b.c"), (#"{"a":1,"b":null}"#, "b"),
    ])
    func `what does not fit is named by its path`(text: String, path: String) {
        let inner = AnswerField.Kind.object([AnswerField("c", .boolean)])
        let schema = AnswerSchema(
            name: "path", fields: [AnswerField("a", .integer(0...9)), AnswerField("b", inner)])
        #expect(throws: AnswerFault.unfit(field: path)) { try schema.read(text) }
    }
}
