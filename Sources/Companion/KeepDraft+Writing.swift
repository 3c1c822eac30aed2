public import Wellbeing

extension KeepDraft {
    /// What has been written, as a form or a file brings it.
    public struct Writing: Hashable, Sendable {
        public var text: String
        /// `nil` = not said.
        public var mood: Mood?
        /// `nil` = not sent, which leaves what is there; blank takes it away.
        public var deeper: String?

        public init(text: String, mood: Mood? = nil, deeper: String? = nil) {
            self.text = text
            self.mood = mood
            self.deeper = deeper
        }

        /// Whether neither text is longer than a reflection may be.
        var isShortEnough: Bool {
            let limit = Reflection.acceptedLength.upperBound
            return text.count <= limit && (deeper ?? "").count <= limit
        }

        /// The deeper text to keep where `present` is there now; `nil` = none.
        func deeper(over present: String?) -> String? {
            guard let text = deeper ?? present, !isBlank(text) else { return nil }
            return text
        }
    }
}

extension Draft {
    /// The draft that changes a saved reflection: it begins as the reflection is.
    public init(editing reflection: Reflection, keptAt instant: Instant) {
        self.init(
            id: reflection.id, moment: reflection.moment, text: reflection.text, mood: reflection.mood,
            deeper: reflection.deeper,
            reply: reflection.reply.map {
                DraftReply($0, answers: reflection.deeper ?? "", isKept: true)
            },
            understanding: Understanding(
                reading: reflection.reading, language: reflection.language, question: reflection.question),
            isEdit: true, keptAt: instant)
    }
}
