import Foundation
import Testing

/// All words are in `Copy`, and each is there three times; both are read from the sources.
struct WordsTests {
    @Test func noWordStandsInAPage() throws {
        let files =
            try SourceFiles.swift(in: "Sources/Pages").filter { $0.hasSuffix("Page.swift") }
            + SourceFiles.swift(in: "Sources/Pages/Parts")
        #expect(files.count > 20)
        for file in files {
            for (number, line) in try SourceFiles.text(file).components(separatedBy: "\n").enumerated() {
                for word in words(in: line) { Issue.record("\(file):\(number + 1): \(word)") }
            }
        }
    }

    /// The scan must find what it is for.
    @Test func theScanFindsAWord() {
        #expect(words(in: "    p { \"Hello\" }") == ["Hello"])
        #expect(words(in: "    \"Hello\"") == ["Hello"])
        #expect(words(in: "    span { isOn ? \"Yes\" : \"No\" }") == ["Yes", "No"])
        #expect(words(in: "    p(.class(\"card wide\")) { copy.today }") == [])
        #expect(words(in: "    // says \"Hello\"") == [])
    }

    @Test func everyPhraseIsThereInThreeLanguages() throws {
        var phrases = 0
        for file in try SourceFiles.swift(in: "Sources/Pages/Copy") {
            let text = try SourceFiles.text(file)
            for call in text.matches(
                of:
                    /(?:say|count)\((?:[^"]*?)id: "((?:[^"\\]|\\.)*)",\s*de: (?:\(one: |\()?"((?:[^"\\]|\\.)*)"/
            ) {
                phrases += 1
                #expect(!call.output.1.isEmpty && !call.output.2.isEmpty, "\(file): \(call.output.0)")
                // One word may be the same in two languages; a sentence is not.
                if call.output.1.split(separator: " ").count > 2 {
                    #expect(call.output.1 != call.output.2, "\(file): \(call.output.1) is not translated")
                }
            }
        }
        #expect(phrases > 200)
        for file in try SourceFiles.swift(in: "Sources/Pages/Copy") {
            #expect(
                try !SourceFiles.text(file).contains(/\b(?:id|de|en): \(?"" ?[,)]/),
                "\(file): an empty phrase")
        }
    }

    /// String literals in a line that a reader would see: capitalised, or with a space between letters,
    /// and not the value of an attribute.
    private func words(in line: String) -> [String] {
        let code = line.replacing(/\/\/.*/, with: "")
        // Attributes and their plain names.
        let shown =
            code
            .replacing(
                /\.(class|id|lang|type|role|d|viewBox|rel|autocomplete|content|method|name|value|for|href|media|sizes|labelledBy|describedBy|current|hiddenFromReaders|charset|spellcheck|inputMode|enterKeyHint|min|max|invalid|live)\((?:[^()]|\([^()]*\))*\)/,
                with: ""
            )
            .replacing(/Attribute\("[^"]*"/, with: "")
            .replacing(/\\\([^)]*\)/, with: "")
        return shown.matches(of: /"([^"]*)"/).map { String($0.output.1) }.filter { literal in
            literal.contains(/^[A-ZÄÖÜ][a-zäöü]/)
                || literal.contains(/[A-Za-zäöü] [A-Za-zäöü]/) && !isLook(literal)
        }
    }

    /// Names from the style sheet or ids, such as `button danger quiet`.
    private func isLook(_ literal: String) -> Bool {
        ["button", "card", "help-line", "entry", "mark", "deeper-label"].contains { literal.hasPrefix($0) }
    }
}
