import Foundation
import Testing

@testable import Wellbeing

struct CrisisRulesTests {
    @Test func everyLineOfEveryRuleCanBeRead() {
        #expect(CrisisLexicon.shared.malformed == [])
        let ids = CrisisRules.all.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test(arguments: CrisisRules.all.map(\.id))
    func findsSomethingInItsOwnExample(id: String) throws {
        let rule = try #require(CrisisRules.all.first { $0.id == id })
        let reading = CrisisReading(rule.example, lexicon: .shared)
        switch rule.sign {
        case .idiom:
            #expect(reading.finding.tier == .none)
        case .cue(let cue):
            #expect(reading.cues[cue]?.contains { $0.rule.id == id } ?? false)
        default:
            #expect(reading.signs.contains { $0.rule.id == id })
        }
    }

    @Test func theWeighedWordsFindWhatNoRuleKnows() {
        #expect(crisisFinding(in: CrisisEvidence.example).rules == ["evidence"])
        #expect(crisisFinding(in: CrisisEvidence.example).tier == .help)
    }

    /// A frame takes its ideas in any order, and keeps to its reach, its sentence and what may not stand near.
    @Test(arguments: [
        ("hope moon sun", true), ("sun and moon, hope", true), ("hope a b c d e f moon sun", false),
        ("hope moon. sun", false), ("hope moon sun rain", false), ("hope full moon sun", true),
        ("hope moon, snow, sun", false),
    ])
    func matchesIdeasCloseTogether(text: String, isFound: Bool) {
        let rule = CrisisRule("test", .wish, example: "", "&4 hope full+moon|moon sun -rain ~snow")
        let lexicon = CrisisLexicon(lists: [], rules: [rule])
        #expect(lexicon.malformed == [])
        #expect(CrisisReading(text, lexicon: lexicon).signs.isEmpty != isFound)
    }

    @Test(arguments: ["&4", "&x hope", "&4 @nobody"])
    func refusesAFrameThatCannotBeRead(line: String) {
        let rule = CrisisRule("test", .wish, example: "", line)
        #expect(CrisisLexicon(lists: ["known: word"], rules: [rule]).malformed.count == 1)
    }

    @Test func noWordListIsAskedForThatDoesNotExist() throws {
        let source = CrisisFixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(
                path: "Sources/Wellbeing/Safety/CrisisReading+Context.swift")
        let code = try String(contentsOf: source, encoding: .utf8)
        let names = code.matches(of: #/list\("([a-zA-Z]+)"\)/#).map { String($0.1) }
        #expect(names.count >= 5)
        for name in names {
            let words = CrisisLexicon.shared.list(name)
            #expect(
                (1..<100_000).prefix(CrisisLexicon.shared.size).contains { words.contains($0) }, "\(name)")
        }
    }

    /// The rules and the code that weighs them belong to a version: who changes one gives the other a new date.
    @Test func theVersionChangesWithTheRules() throws {
        let folder = CrisisFixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Wellbeing/Safety")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter {
                $0.hasPrefix("Crisis") && $0 != "CrisisFinding.swift" && $0 != "CrisisEvaluation.swift"
            }
            .sorted()
        #expect(files.count >= 10)
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in files {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            // Comments and white space change nothing.
            let code = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                .filter { !$0.hasPrefix("//") }.joined(separator: "\n")
            for byte in code.utf8 where byte != UInt8(ascii: " ") {
                digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        let known = try String(contentsOf: CrisisFixtures.folder.appending(path: "versions"), encoding: .utf8)
            .split(separator: "\n").last.map(String.init)
        #expect(
            known == "\(CrisisFinding.rulesVersion) \(String(digest, radix: 16))",
            "Give rulesVersion a new value and add this line to Tests/Fixtures/crisis/versions.")
    }
}
