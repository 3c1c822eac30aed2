import Pages
import Wellbeing

extension SpokenForm {
    /// What a form brought; `nil` = it holds no spoken entry.
    ///
    /// A word that a field does not know says nothing. White space around a title or an activity is not part of it.
    init?(_ fields: FormFields) {
        guard let transcript = fields.prose(.transcript) else { return nil }
        var words: [SpokenFields.Field: String] = [:]
        for field in SpokenFields.Field.allCases {
            guard let sent = fields.said(FieldName(field)) else { continue }
            if let choices = field.choices {
                words[field] = choices.contains(sent) ? sent : nil
            } else {
                let text = sent.trimmingWhitespace
                words[field] = text.isEmpty ? nil : text
            }
        }
        self.init(transcript: transcript, words: words)
    }
}

extension FormFields {
    /// The fields as they were read when the form was shown; empty if the form does not say.
    var asRead: [SpokenFields.Field: String] {
        guard let sent = said(.asRead), case .object(let members)? = JSON(parsing: Array(sent.utf8)) else {
            return [:]
        }
        var words: [SpokenFields.Field: String] = [:]
        for member in members {
            guard let field = SpokenFields.Field(rawValue: member.name), case .string(let word) = member.value
            else { continue }
            words[field] = word
        }
        return words
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}

/// A spoken entry as a form brought it.
struct SentSpokenWriting: Hashable, Sendable {
    var id: SpokenDraft.ID
    var form: SpokenForm

    /// `nil` unless the route takes a spoken entry and the form brought one.
    init?(route: Route, fields: FormFields) {
        let id: SpokenDraft.ID? =
            switch route {
            case .speak(.keep(let id)), .speak(.read(let id)), .speak(.save(let id)),
                .speak(.discard(let id)):
                id
            case .doUnlock: fields.said(.heldSpokenDraft).flatMap(SpokenDraft.ID.init(rawValue:))
            default: nil
            }
        guard let id, let form = SpokenForm(fields) else { return nil }
        self.id = id
        self.form = form
    }

    /// As the page that asks for the passphrase carries it.
    var held: HeldSpokenWriting { HeldSpokenWriting(draft: id, form: form) }
}
