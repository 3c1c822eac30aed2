public import Wellbeing

/// Why a spoken entry was not kept or saved.
public enum SpokenEntryError: Error, Hashable, Sendable {
    /// It does not say how the day was: the person must choose.
    case noMood
    /// The words are longer than ``SpokenEntry/acceptedTranscript``.
    case transcriptTooLong
    /// A title, or what was done, is longer than ``SpokenEntry/acceptedDetail``.
    case detailTooLong(SpokenFields.Field)
    /// There is no such draft, or no such entry.
    case unknown
    case diary(DiaryError)
}

/// Asks the diary; what it throws is thrown on as ``SpokenEntryError/diary(_:)``.
func askingSpoken<Answer>(
    _ question: () async throws(DiaryError) -> Answer
) async throws(SpokenEntryError) -> Answer {
    do {
        return try await question()
    } catch {
        throw .diary(error)
    }
}
