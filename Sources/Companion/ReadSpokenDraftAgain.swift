public import Wellbeing

/// Reads the fields of a draft anew from its words as they stand now, by rules, without losing what the person set.
public struct ReadSpokenDraftAgain: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// - Parameters:
    ///   - asRead: the fields as they were read when the form was shown, see ``SpokenDraft/asRead``; what differs from
    ///     that now was set by the person, and stays.
    ///   - pages: the language taken where that of the words cannot be told.
    /// - Throws: ``SpokenEntryError/unknown`` if there is no such draft, or what the diary throws.
    public func run(
        _ id: SpokenDraft.ID, asRead: [SpokenFields.Field: String], pages: Language, at instant: Instant
    ) async throws(SpokenEntryError) -> SpokenDraft {
        let found = try await askingSpoken { () async throws(DiaryError) in try await diary.spokenDraft(id) }
        guard var draft = found else { throw .unknown }
        draft.readAgain(asRead: asRead, pages: pages)
        draft.keptAt = instant
        let read = draft
        try await askingSpoken { () async throws(DiaryError) in try await diary.keep(read) }
        return read
    }
}

extension SpokenDraft {
    /// The language that its words are read in.
    public func languageRead(pages: Language) -> Language {
        language ?? recognisedLanguage(of: transcript) ?? pages
    }

    /// The fields as the words say them: what was read when it was heard, and for the others what the rules read in
    /// the words as they stand now.
    public func asRead(pages: Language) -> [SpokenFields.Field: String] {
        let read = SpokenReader(languageRead(pages: pages)).read(transcript).fields
        var words: [SpokenFields.Field: String] = [:]
        for field in SpokenFields.Field.allCases {
            words[field] = spans[field] != nil ? fields.word(field) : read.word(field)
        }
        return words
    }

    mutating func readAgain(asRead: [SpokenFields.Field: String], pages: Language) {
        let reading = SpokenReader(languageRead(pages: pages)).read(transcript)
        let byHand = Set(SpokenFields.Field.allCases.filter { fields.word($0) != asRead[$0] })
        // What a model proposed stays where the rules are silent, as long as its words do.
        let borneOut = proposed.filter { field in
            guard !byHand.contains(field), reading.fields.word(field) == nil else { return false }
            return wordsHeard(for: field).map { transcript.contains($0) } ?? false
        }
        let staying = byHand.union(borneOut)
        fields = reading.fields.replacing(staying, from: fields)
        let old = spans
        spans = [:]
        for field in SpokenFields.Field.allCases where fields.word(field) != nil {
            if staying.contains(field) {
                spans[field] = old[field]
            } else if let span = reading.spans[field] {
                spans[field] = spanHeard(of: span)
            }
        }
        proposed = borneOut.filter { spans[$0] != nil }
    }

    /// The words of ``heard`` that a field rests on; `nil` = it rests on none.
    public func wordsHeard(for field: SpokenFields.Field) -> String? {
        guard let span = spans[field], let heard else { return nil }
        return heard.text.words(at: span)
    }

    /// Where the words at `span` of the transcript stand in ``heard``; `nil` = they do not.
    private func spanHeard(of span: Range<Int>) -> Range<Int>? {
        guard let heard else { return nil }
        if heard.text == transcript { return span }
        let words = Array(transcript.unicodeScalars)[span]
        let spoken = Array(heard.text.unicodeScalars)
        guard !words.isEmpty, spoken.count >= words.count else { return nil }
        return (0...(spoken.count - words.count))
            .filter { spoken[$0..<($0 + words.count)].elementsEqual(words) }
            .min { abs($0 - span.lowerBound) < abs($1 - span.lowerBound) }
            .map { $0..<($0 + words.count) }
    }
}

extension String {
    /// What stands at `span`, counted in Unicode scalars; `nil` = it reaches over the end.
    public func words(at span: Range<Int>) -> String? {
        let scalars = unicodeScalars
        guard span.lowerBound >= 0, span.upperBound <= scalars.count else { return nil }
        let first = scalars.index(scalars.startIndex, offsetBy: span.lowerBound)
        let past = scalars.index(first, offsetBy: span.count)
        return String(scalars[first..<past])
    }
}
