import Commands
import Pages
import Wellbeing

extension CommandRun {
    /// `sela safety`: tells whether a text, or each of many, calls for help.
    ///
    /// Stores nothing, needs no diary and no model.
    func safety() async throws -> Int32 {
        if invocation.has(.lines) {
            return try await answerLines { texts in texts.map { crisisFinding(in: $0).members } }
        }
        let found = crisisFinding(in: try TextInput.text(from: invocation.operands.first ?? "-"))
        let words = CommandCopy.tier(found.tier, forOther: found.isForOther)
        try terminal.result(words(language) + "\n", json: .object(found.members))
        tellOfHelp(found.tier, country: nil)
        return 0
    }
}

extension CrisisFinding {
    fileprivate var members: [JSON.Member] {
        [
            .init("tier", .integer(tier.rawValue)), .init("for_other", .bool(isForOther)),
            .init("rules", .array(rules.map(JSON.string))),
            .init("rules_version", .string(Self.rulesVersion)),
        ]
    }
}
