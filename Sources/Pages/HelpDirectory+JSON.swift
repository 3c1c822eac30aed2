public import Wellbeing

extension HelpDirectory {
    /// For programs: members as in `docs/api.md`.
    public var json: JSON { json(with: lines) }

    /// The same with other lines, such as those of all countries.
    public func json(with lines: [HelpLine]) -> JSON {
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
