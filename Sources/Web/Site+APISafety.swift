import Pages
import Wellbeing

/// Whether a text calls for help, for programs.
extension Site {
    /// Keeps nothing.
    func scanSafety(_ call: APICall) throws(APIProblem) -> Response {
        var fields = try APIFields(try call.request.json(), known: ["text"])
        let text = fields.text("text", isRequired: true) ?? ""
        try fields.check()
        let finding = crisisFinding(in: text)
        let directory = helpResources(for: finding.tier == .none ? nil : call.preferences.country)
        return .json(
            200,
            .object([
                .init("tier", .integer(finding.tier.rawValue)),
                .init("for_other", .bool(finding.isForOther)),
                .init("rules", .array(finding.rules.map(JSON.string))),
                .init("rules_version", .string(CrisisFinding.rulesVersion)),
                .init("resources", finding.tier == .none ? .null : directory.json),
            ]))
    }
}
