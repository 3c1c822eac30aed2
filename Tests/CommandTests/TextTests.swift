import Commands
import CompanionTesting
import Foundation
import Pages
import Testing
import Wellbeing

/// What is made from the command table, against golden files.
struct TextTests {
    @Test(arguments: Language.allCases)
    func helpIsAsWrittenDown(language: Language) {
        let pages = [overview(in: language)] + CommandName.allCases.map { help(for: $0, in: language) }
        let rule = String(repeating: "-", count: 79) + "\n"
        expectGolden(pages.joined(separator: rule), "help.\(language.rawValue).txt")
    }

    @Test func helpFitsATerminal() {
        for language in Language.allCases {
            for name in CommandName.allCases {
                let lines = help(for: name, in: language).split(separator: "\n")
                // An example is typed, not read; it may be longer.
                let long = lines.filter { $0.count > 79 && !$0.contains("sela ") && !$0.contains("|") }
                #expect(long.isEmpty, "\(name) in \(language): \(long)")
            }
        }
    }

    @Test(arguments: zip(["bash", "zsh", "fish"], ["sela.bash", "_sela", "sela.fish"]))
    func completionsAreAsWrittenDown(shell: String, file: String) throws {
        expectGolden(try #require(completions(for: shell, in: .english)), file)
    }

    @Test func theManualIsAsWrittenDown() {
        expectGolden(manual(version: "0", in: .german), "sela.de.1")
        expectGolden(manual(version: "0", in: .english), "sela.1")
    }

    @Test func theManualIsPlainASCIIForEveryRoff() {
        for language in Language.allCases {
            #expect(manual(version: "0", in: language).unicodeScalars.allSatisfy { $0.isASCII })
        }
    }

    @Test func docsCLIFollowsTheTable() {
        expectGolden(documentation(), "../../../docs/cli.md")
    }

    @Test func theProgramPrintsWhatTheTableSays() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("sela help").standard == overview(in: .english))
        #expect(try sela.run("sela edit --help --language de").standard == help(for: .edit, in: .german))
        #expect(
            try sela.run("sela completions fish").standard == completions(for: "fish", in: .english))
    }

    @Test func bashAcceptsItsCompletionsAndCompletesACommand() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let script = """
            sela completions bash > c.bash
            bash -c '. ./c.bash; COMP_WORDS=(sela wr); COMP_CWORD=1; _sela; echo "${COMPREPLY[@]}"
            COMP_WORDS=(sela list --emotion lo); COMP_CWORD=3; _sela; echo "${COMPREPLY[@]}"
            COMP_WORDS=(sela delete --ev); COMP_CWORD=2; _sela; echo "${COMPREPLY[@]}"'
            """
        let output = try sela.run(script)
        #expect(output.standard == "write\nlove\n--everything\n")
        #expect(output.error.isEmpty)
    }

    @Test func aTextThatCallsForHelpIsKeptAndAnsweredWithHelp() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let output = try sela.run(
            "printf 'Ich will nicht mehr leben.' | sela write --language de >/dev/null; sela list | wc -l")
        #expect(output.standard == "1\n", "the entry is kept")
        #expect(output.error.contains("du musst damit nicht allein sein"))
        #expect(output.error.contains("findahelpline.com"), "no number of a country that was not named")
    }
}
