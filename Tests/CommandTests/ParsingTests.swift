import Commands
import Pages
import Testing
import Wellbeing

struct ParsingTests {
    @Test func optionsStandAnywhereAndInEachForm() throws {
        for words in [
            ["--limit", "5", "list"], ["list", "--limit", "5"], ["list", "--limit=5"], ["list", "-n", "5"],
        ] {
            let invocation = try parse(words)
            #expect(invocation.command == .list)
            #expect(invocation.number(.limit) == 5)
        }
    }

    @Test func afterTwoHyphensEverythingIsAWord() throws {
        let invocation = try parse(["search", "--", "--json", "-n"])
        #expect(invocation.operands == ["--json", "-n"])
        #expect(!invocation.has(.json))
    }

    @Test func aSingleHyphenIsStandardInput() throws {
        #expect(try parse(["write", "-"]).operands == ["-"])
    }

    @Test func helpAndVersionAreReachedFromEverywhere() throws {
        #expect(try parse(["--help"]).command == .help)
        #expect(try parse(["--version"]).command == .version)
        let invocation = try parse(["edit", "-h"])
        #expect(invocation.command == .help)
        #expect(invocation.operands == ["edit"])
    }

    /// Wrong usages and what is said about them, word for word.
    @Test(arguments: [
        (["wirte"], "unknown command `wirte`", "did you mean `sela write`?"),
        (["frobnicate"], "unknown command `frobnicate`", "`sela help` lists the commands"),
        (["I feel so sad"], "unknown command", "`sela help` lists the commands"),
        ([], "no command given", "`sela help` lists the commands"),
        (["list", "--lmit", "3"], "unknown option `--lmit`", "did you mean `--limit`?"),
        (["list", "--Heute war ich"], "unknown option", "`sela help` lists the commands"),
        (["list", "--undo"], "`--undo` does not go with `sela list`", "`sela help list` shows how"),
        (["list", "--limit"], "`--limit` needs a value", "write it like `--limit 200`"),
        (["list", "--limit", "--json"], "`--limit` needs a value", "write it like `--limit 200`"),
        (["list", "--limit", "0"], "that is no value for `--limit`", "write it like `--limit 200`"),
        (["write", "--mood", "6"], "that is no value for `--mood`", "write it like `--mood 1-5`"),
        (
            ["write", "--passphrase-fd", "1"], "that is no value for `--passphrase-fd`",
            "write it like `--passphrase-fd 3`"
        ),
        (["list", "--json=yes"], "`--json` takes no value", "`sela help` lists the commands"),
        (["list", "--json", "--json"], "`--json` is given twice", "`sela help` lists the commands"),
        (["show"], "ID is missing", "`sela help show` shows how"),
        (["show", "a", "b"], "too many words", "`sela help show` shows how"),
        (
            ["write", "I", "am", "sad"], "too many words",
            "a text comes from standard input or a file, never as an argument"
        ),
        (
            ["write", "--text", "sad"], "`--text` does not go with `sela write`",
            "a text comes from standard input or a file, never as an argument"
        ),
        (["evaluate", "emotoin", "f"], "that is no KIND", "did you mean `emotion`?"),
        (["completions", "fissh"], "that is no SHELL", "did you mean `fish`?"),
        (
            ["unlock", "--passphrase", "x"],
            "a passphrase is never taken as an argument; others could see it",
            "it is asked for on the terminal; a script can use `--passphrase-fd 3 3<file`"
        ),
        (
            ["unlock", "--passphrase=x"], "a passphrase is never taken as an argument; others could see it",
            "it is asked for on the terminal; a script can use `--passphrase-fd 3 3<file`"
        ),
    ])
    func saysWhatIsWrong(words: [String], problem: String, hint: String) {
        let error = #expect(throws: UsageError.self) { try parse(words) }
        #expect(error?.problem(.english) == problem)
        #expect(error?.hint(.english) == hint)
    }

    @Test func everyOptionBelongsToACommand() {
        let used = Set(commonOptions + commandTable.flatMap(\.options))
        #expect(used == Set(OptionName.allCases))
    }

    @Test func noPhraseIsLeftEmpty() {
        for language in Language.allCases {
            for command in commandTable {
                #expect(!command.summary(language).isEmpty)
                #expect(!command.details(language).isEmpty)
            }
        }
    }
}

struct JSONTests {
    @Test func escapesWhatMustNotStandInAString() {
        #expect(JSON.string("\"\\\n\r\t\u{0}\u{7F}\u{2028}ü😀").line == #""\"\\\n\r\t\u0000\u007f\u2028ü😀""#)
    }

    @Test(arguments: [
        (0.5, "0.5"), (1.0, "1"), (0.0, "0"), (0.1234567, "0.123457"), (-0.25, "-0.25"),
        (0.000001, "0.000001"),
        (Double.nan, "null"), (Double.infinity, "null"),
    ])
    func writesDecimalsWithSixDigitsAtMost(value: Double, text: String) {
        #expect(JSON.decimal(value).line == text)
    }

    @Test func keepsMembersInOrder() {
        let value = JSON.object([.init("z", .integer(1)), .init("a", .array([.null, .bool(true)]))])
        #expect(value.line == #"{"z":1,"a":[null,true]}"#)
    }
}

struct EntryTextTests {
    @Test func nothingInATextCanCommandATerminal() {
        #expect(harmlessOnTerminal("a\u{1B}[2Jb\u{9B}c\n\td") == "a\u{FFFD}[2Jb\u{FFFD}c\n\td")
    }
}
