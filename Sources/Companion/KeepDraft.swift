public import Wellbeing

/// Keeps what is being written, as often as asked.
public struct KeepDraft: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// What has been written, as a form or a file brings it.
    public struct Writing: Hashable, Sendable {
        public var text: String
        public var mood: Mood?
        public var deeper: String?

        public init(text: String, mood: Mood? = nil, deeper: String? = nil) {
            self.text = text
            self.mood = mood
            self.deeper = deeper
        }
    }

    /// Keeps `writing` under `id`. The moment of a draft that exists stays; an understanding stays as long
    /// as the text does. A draft of a saved reflection is marked as an edit of it.
    ///
    /// - Throws: ``WritingError/tooLong`` if text or deeper text is over 100,000 characters, or what the
    ///   diary throws. Nothing is kept then.
    public func run(
        _ writing: Writing, as id: Draft.ID, at moment: Moment
    ) async throws(WritingError) -> Draft {
        let limit = Reflection.acceptedLength.upperBound
        guard writing.text.count <= limit, (writing.deeper ?? "").count <= limit else { throw .tooLong }
        do {
            let kept = try await diary.draft(id)
            let saved = try await diary.reflection(id)
            var draft =
                kept ?? Draft(id: id, moment: saved?.moment ?? moment, text: "", keptAt: moment.instant)
            if draft.text != writing.text { draft.understanding = nil }
            draft.text = writing.text
            draft.mood = writing.mood
            draft.deeper = (writing.deeper ?? draft.deeper).flatMap { isBlank($0) ? nil : $0 }
            draft.isEdit = saved != nil
            draft.keptAt = moment.instant
            try await diary.keep(draft)
            return draft
        } catch {
            throw .diary(error)
        }
    }
}

/// Why a text was not kept.
public enum WritingError: Error, Hashable, Sendable {
    /// There is nothing but blanks.
    case empty
    /// Over 100,000 characters.
    case tooLong
    /// There is no such draft, or no such entry.
    case unknown
    case diary(DiaryError)
}

/// Whether `text` holds nothing but white space.
func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
}
