import Testing

@testable import Wellbeing

struct CrisisHashesTests {
    @Test func keepsTheFirstNumberOfEachHash() {
        var hashes = CrisisHashes()
        #expect(hashes[7] == 0)
        #expect(hashes.keep(3, for: 7) == 3)
        #expect(hashes.keep(4, for: 7) == 3)
        #expect(hashes[7] == 3)
        #expect(hashes.count == 1)
    }

    /// More words than there are places at first, many of them with the same place.
    @Test func growsWithoutLosingANumber() {
        var hashes = CrisisHashes()
        for number in 1...40_000 { hashes.keep(number, for: UInt64(number) << 10) }
        #expect(hashes.count == 40_000)
        #expect((1...40_000).allSatisfy { hashes[UInt64($0) << 10] == $0 })
        #expect(hashes[5] == 0)
    }

    @Test func hashesATextByteByByte() {
        // Published values of the 64-bit FNV-1a hash.
        #expect(CrisisHashes.hash(of: "") == 0xcbf2_9ce4_8422_2325)
        #expect(CrisisHashes.hash(of: "foobar") == 0x8594_4171_f739_67e8)
        #expect(CrisisHashes.hash(of: Array("a foobar".utf8), in: 2..<8) == 0x8594_4171_f739_67e8)
        #expect(
            CrisisHashes.hash(of: "bar", after: CrisisHashes.hash(of: "foo"))
                == CrisisHashes.hash(of: "foobar"))
    }

    /// The lexicon takes equal hashes for equal words.
    @Test func noTwoWordsOfTheRulesHaveTheSameHash() {
        let texts =
            CrisisRules.lists + CrisisRules.all.map(\.patterns) + [
                CrisisEvidence.words, CrisisEvidence.pairs,
            ]
        let words = Set(
            texts.flatMap { $0.split { " \n|+".contains($0) } }
                .flatMap { [String($0), $0.trimmingPrefix { !$0.isLetter }.description] })
        #expect(words.count > 5000)
        #expect(Set(words.map { CrisisHashes.hash(of: $0) }).count == words.count)
    }
}
