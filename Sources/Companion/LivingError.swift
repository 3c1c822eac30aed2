public import Wellbeing

/// Why sleep, water, food or exercise was not logged or changed; nothing is stored then.
public enum LivingError: Error, Hashable, Sendable {
    case sleep(SleepFault)
    case water(WaterFault)
    /// The text is nothing but white space.
    case emptyText
    /// The text has over 2,000 characters.
    case longText
    /// Its moment is still to come.
    case future
    /// There is no such entry, or it is in the bin.
    case unknown
    /// Another entry has this id.
    case taken
    case diary(DiaryError)
}

/// Asks the diary; what it throws is thrown on as ``LivingError/diary(_:)``.
func askingLiving<Answer>(
    _ question: () async throws(DiaryError) -> Answer
) async throws(LivingError) -> Answer {
    do {
        return try await question()
    } catch {
        throw .diary(error)
    }
}

/// A text as it is stored: without white space around it.
///
/// - Throws: ``LivingError/emptyText`` or ``LivingError/longText``.
func checkedLivingText(_ text: String) throws(LivingError) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
        let last = text.lastIndex(where: { !$0.isWhitespace })
    else { throw .emptyText }
    let words = String(text[first...last])
    guard words.count <= FoodEntry.acceptedText.upperBound else { throw .longText }
    return words
}
