import Wellbeing

/// Why a check-in was not saved, changed or taken back; nothing is stored then.
public enum CheckInError: Error, Hashable, Sendable {
    /// Not 1…5.
    case rating
    /// Its moment is still to come.
    case future
    /// The note is nothing but white space.
    case emptyNote
    /// The note has over 10,000 characters.
    case longNote
    /// There is no such check-in, or it is in the bin.
    case unknown
    /// Another check-in has this id.
    case taken
    /// Another note has been written meanwhile.
    case answered
    /// The tap is too long ago to be taken back.
    case tooLate
    case diary(DiaryError)
}

/// Asks the diary; what it throws is thrown on as ``CheckInError/diary(_:)``.
func askingCheckIns<Answer>(
    _ question: () async throws(DiaryError) -> Answer
) async throws(CheckInError) -> Answer {
    do {
        return try await question()
    } catch {
        throw .diary(error)
    }
}

/// A note as it is stored: without white space around it.
///
/// - Throws: ``CheckInError/emptyNote`` or ``CheckInError/longNote``.
func checkedNote(_ text: String) throws(CheckInError) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
    else { throw .emptyNote }
    let note = String(text[first...last])
    guard note.count <= CheckIn.acceptedNote.upperBound else { throw .longNote }
    return note
}
