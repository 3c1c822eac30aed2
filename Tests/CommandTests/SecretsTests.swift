import Foundation
import Testing

/// Neither a text nor a passphrase may be seen by others or be repeated by a message.
struct SecretsTests {
    private static let marker = "kirschblütenmarmelade"

    @Test func noFailureRepeatsTheText() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let marker = Self.marker
        for line in [
            "sela write --data /dev/null/x", "sela write \(marker)", "sela write --\(marker)",
            "sela \(marker)",
            "sela edit 6f96 \(marker)", "sela show \(marker)", "sela emotion \(marker)", "sela emotion",
            "sela emotion --lines", "sela evaluate emotion -", "sela write --id \(marker)",
            "sela write --mood \(marker)", "sela search --from \(marker)", "sela help \(marker)",
            "sela delete --everything --confirm-fd 0", "sela unlock --passphrase-fd 0",
            "sela unlock --passphrase \(marker)", "sela restore \(marker)",
        ] {
            for json in ["", " --json"] {
                let output = try sela.run(line + json, input: marker + "\n")
                #expect(output.code != 0, "\(line) was to fail")
                #expect(!output.error.contains(marker), "\(line): \(output.error)")
                #expect(output.error.contains(json.isEmpty ? "sela: error: " : #""error""#))
            }
        }
    }

    @Test func noWordOfAnEntryLiesInClearAnywhere() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("sela write --mood 2", input: "erste \(Self.marker)").code == 0)
        #expect(try sela.run("id=$(sela search | cut -c1-8); sela delete $id", input: Self.marker).code == 0)
        #expect(try sela.run("sela write", input: "zweite \(Self.marker)").code == 0)
        #expect(try sela.run("sela backup --output copy.selabackup").code == 0)
        let found = try sela.run("find . -type f | wc -l; grep -rlia '\(Self.marker.prefix(6))' . | wc -l")
        let counts = found.standard.split(separator: "\n").compactMap { Int($0) }
        #expect(
            counts.count == 2 && counts[0] >= 4, "diary, key slots, key and two backups are looked through")
        #expect(counts.last == 0)
    }

    @Test func theEditorWorksOnAPrivateFileThatGoesAway() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let editor = sela.home.appending(path: "editor.sh")
        try Data(
            """
            #!/bin/sh
            printf '%s' '\(Self.marker)' > "$1"
            stat -c '%a' "$1" > mode
            tr '\\0' ' ' < /proc/$PPID/cmdline > parent
            printf '%s' "$*" > own
            """.utf8
        ).write(to: editor)
        let output = try sela.with("EDITOR", "sh \(editor.path)").run(onTerminal("sela write"))
        #expect(output.code == 0)
        let seen = try ["mode", "parent", "own"].map { name in
            String(decoding: try Data(contentsOf: sela.home.appending(path: name)), as: UTF8.self)
        }
        #expect(seen[0] == "600\n")
        #expect(seen[1].contains("sela write") && !seen[1].contains(Self.marker))
        #expect(!seen[2].contains(Self.marker))
        #expect(try sela.run("ls run/sela").standard.isEmpty, "the file is gone")
        #expect(try sela.run("sela list").standard.contains(Self.marker))
    }

    @Test func aFailedEditorKeepsWhatWasWritten() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        let editor = sela.home.appending(path: "editor.sh")
        try Data("printf '%s' '\(Self.marker)' > \"$1\"; exit 1\n".utf8).write(to: editor)
        let output = try sela.with("EDITOR", "sh \(editor.path)").run(onTerminal("sela write"))
        #expect(output.code == 1)
        #expect(try sela.run("cat run/sela/*").standard == Self.marker)
    }

    @Test func asksForAPassphraseTwiceAndWithoutEcho() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("sela write", input: "words").code == 0)
        let typed = ["four words of mine", "four words of mine"]
        let set = try sela.run(onTerminal("sela passphrase set", typing: typed))
        #expect(set.code == 0)
        #expect(set.standard.contains("new passphrase: ") && set.standard.contains("new passphrase again: "))
        #expect(!set.standard.contains("four words"))

        let list = try sela.run(onTerminal("sela list", typing: ["wrong one", "four words of mine"]))
        #expect(list.code == 0, "a wrong passphrase is asked for again")
        #expect(list.standard.contains("that does not open it; try again"))
        #expect(list.standard.contains("words"))
    }

    @Test func passphrasesThatDifferChangeNothing() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("sela write", input: "words").code == 0)
        let typed = ["four words of mine", "four words of yours"]
        let set = try sela.run(onTerminal("sela passphrase set", typing: typed))
        #expect(set.code == 1)
        #expect(set.standard.contains("the two passphrases differ; nothing was changed"))
        #expect(try sela.run("sela list").code == 0, "the key file still opens it")
    }

    @Test func controlCEndsTheQuestionAndLeavesTheEchoOn() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("sela write", input: "words").code == 0)
        let line = "sela passphrase set; echo code $?; stty -a"
        let output = try sela.run(onTerminal(line, typing: ["half\u{3}"]))
        #expect(output.standard.contains("cancelled; nothing was changed"))
        #expect(output.standard.contains("code 1"))
        #expect(output.standard.contains(" echo "), "stty names the echo with a hyphen while it is off")
    }
}
