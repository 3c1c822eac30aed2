public import Wellbeing

/// Reads the fields of a spoken entry from its transcript.
///
/// Rules read it first. Where they are silent, the model that the person chose may propose, if she chose one and, where
/// it is elsewhere, agreed; what it proposes counts only if words of the transcript bear it out. Nothing is saved.
public struct ReadTranscript: Sendable {
    private let diary: any Diary
    private let model: any LanguageModel

    public init(diary: any Diary, model: any LanguageModel) {
        self.diary = diary
        self.model = model
    }

    /// By rules alone, at once.
    public static func byRules(_ transcript: String, in language: Language) -> TranscriptReading {
        TranscriptReading(reading: SpokenReader(language).read(transcript), proposed: [], trouble: nil)
    }

    /// - Parameter language: the one that the transcript is mostly in.
    public func run(_ transcript: String, in language: Language) async -> TranscriptReading {
        let read = Self.byRules(transcript, in: language)
        guard !isBlank(transcript), !read.reading.openFields.isEmpty else { return read }
        let prompt = ExtractionPrompt(language)
        let answer: ModelAnswer
        do {
            answer = try await AskModel(diary: diary, model: model).ask(prompt.request(for: transcript))
        } catch .noModel {
            return read
        } catch {
            return TranscriptReading(reading: read.reading, proposed: [], trouble: error)
        }
        let proposal = prompt.reading(of: answer.fields, transcript: transcript)
        let filled = read.reading.filled(from: proposal, in: transcript)
        let before = Set(read.reading.spans.keys)
        return TranscriptReading(
            reading: filled, proposed: Set(filled.spans.keys).subtracting(before), trouble: nil)
    }
}

/// What was read from a transcript, and by whom.
public struct TranscriptReading: Hashable, Sendable {
    public let reading: SpokenReading
    /// Fields that a model proposed; the others were read by rules.
    public let proposed: Set<SpokenFields.Field>
    /// Why a model that was chosen proposed nothing; `nil` = none was chosen, none was needed, or it answered.
    public let trouble: AskModelError?
}
