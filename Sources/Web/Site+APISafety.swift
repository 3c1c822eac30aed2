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

extension HelpDirectory {
    var json: JSON {
        .object([
            .init("country", .optional(country, JSON.string)),
            .init("lines", .array(lines.map(\.json))),
            .init("finder", finder.json),
        ])
    }
}

extension HelpLine {
    fileprivate var json: JSON {
        .object([
            .init("id", .string(id)),
            .init("service", .string(service.rawValue)),
            .init("name", .optional(name, JSON.string)),
            .init("call", .optional(called) { .string($0.dial) }),
            .init("extension", .optional(called?.pressed, JSON.string)),
            .init("text", .optional(texted) { .string($0.dial) }),
            .init("keyword", .optional(texted?.keyword, JSON.string)),
            .init("link", .string(link)),
            .init("hours", hours.json),
            .init("languages", .array(languages.map(JSON.string))),
            .init("note", .optional(note) { .string($0.rawValue) }),
            .init("verified_at", .string(verifiedAt.description)),
            .init("source", .string(source.address)),
        ])
    }

    private var called: (dial: String, pressed: String?)? {
        if case .call(let dial, let pressed) = contact { (dial, pressed) } else { nil }
    }

    private var texted: (dial: String, keyword: String?)? {
        if case .text(let dial, let keyword) = contact { (dial, keyword) } else { nil }
    }
}

extension HelpLine.Hours {
    /// `null` = the source does not say.
    fileprivate var json: JSON {
        switch self {
        case .always: "always"
        case .daily(let from, let through, let opens, let closes):
            .object([
                .init("from_weekday", .integer(from)), .init("through_weekday", .integer(through)),
                .init("opens", .string(opens)), .init("closes", .string(closes)),
            ])
        case .unstated: .null
        }
    }
}
