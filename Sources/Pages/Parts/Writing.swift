import HTML
import Wellbeing

/// The sheet to write on, with its count and the line that says when it was kept.
///
/// No `maxlength`: a browser would cut a paste in silence. A text that is too long is refused with all of it
/// still on the page. No spelling check and no suggestions by the browser: some send what is typed to their
/// maker, and nobody asked her.
func writingSheet(
    _ name: FieldName, _ text: String, labelledBy label: String, placeholder: String, rows: Int,
    isWrong: Bool, draft: Draft, _ copy: Copy
) -> HTML {
    writingSheet(
        name, text, labelledBy: label, placeholder: placeholder, rows: rows, isWrong: isWrong,
        language: draft.understanding?.language, zone: draft.moment.zone,
        keptAt: draft.text.isEmpty ? nil : draft.keptAt, copy)
}

/// The same for a text that is no ``Draft``.
///
/// - Parameter keptAt: when it was last kept; `nil` = not yet.
func writingSheet(
    _ name: FieldName, _ text: String, labelledBy label: String, placeholder: String, rows: Int,
    isWrong: Bool, language: Language?, zone: Zone, keptAt: Instant?, _ copy: Copy
) -> HTML {
    let limit = Reflection.acceptedLength.upperBound
    return div(.class("sheet")) {
        textarea(
            .id(name), .name(name), .class("words"), .rows(rows), .labelledBy(label),
            .describedBy(isWrong ? "writing-problem count" : "count"), .when(isWrong, .invalid("true")),
            .placeholder(placeholder), .lang(language?.rawValue ?? ""),
            .spellcheck("false"), Attribute("writingsuggestions", "false"), .autocomplete("off"),
            Attribute("data-text", "")
        ) { text }
        div(.class("sheet-foot")) {
            p(
                .class("kept"), Attribute("data-kept", copy.kept(at: "{time}")),
                Attribute("data-zone", zone.identifier)
            ) {
                keptAt.map { copy.kept(at: copy.clock($0, in: zone)) } ?? copy.notKeptYet
            }
            p(
                .class("count"), .id("count"), Attribute("data-limit", String(limit)),
                Attribute("data-count", copy.characters("{count}", of: "{limit}"))
            ) {
                copy.characters(copy.number(text.count), of: copy.number(limit))
            }
        }
        p(
            .class("problem not-kept"), .role("alert"), .hidden, Attribute("data-not-kept", ""),
            Attribute("data-locked", sentence(.locked, copy)),
            Attribute("data-too-long", sentence(.tooLong, copy)),
            Attribute("data-disk-full", sentence(.diskFull, copy)),
            Attribute("data-read-only", sentence(.readOnly, copy)),
            Attribute("data-failed", sentence(.notKept, copy))
        ) {}
    }
}

private func sentence(_ problem: WritingProblem, _ copy: Copy) -> String {
    let (message, hint) = copy.message(problem)
    return "\(message) \(hint)"
}

/// What is wrong with what was sent, above the sheet.
func writingProblem(_ problem: WritingProblem?, _ copy: Copy) -> HTML {
    guard let problem else { return .nothing }
    let (message, hint) = copy.message(problem)
    return div(.id("writing-problem")) { problemBox(message, hint: hint) }
}

/// How her text begins, and all of it behind a disclosure when there is more.
func ownTextFolded(_ draft: Draft, _ copy: Copy) -> HTML {
    let language = draft.understanding?.language
    let length = 240
    return section(.class("own-text"), .labelledBy("own-text-title")) {
        h2(.id("own-text-title")) { copy.yourWords }
        if draft.text.count > length {
            p(.class("words"), .lang(language?.rawValue ?? "")) { excerpt(of: draft.text, length: length) }
            details {
                summary { copy.showWhole }
                ownWords(draft.text, language: language)
            }
        } else {
            ownWords(draft.text, language: language)
        }
    }
}

extension Attribute {
    /// A form that the script keeps while it is written in; the value is where it gets a new form token
    /// once the program was started anew.
    static let writing = Attribute("data-writing", Route.write.path)
}
