/// Why a text was not kept or saved.
public enum WritingError: Error, Hashable, Sendable {
    /// There is nothing but blanks.
    case empty
    /// Over 100,000 characters.
    case tooLong
    /// There is no such draft, or no such entry.
    case unknown
    case diary(DiaryError)
}

/// Asks the diary; what it throws is thrown on as ``WritingError/diary(_:)``.
public func asking<Answer>(
    _ question: () async throws(DiaryError) -> Answer
) async throws(WritingError) -> Answer {
    do {
        return try await question()
    } catch {
        throw .diary(error)
    }
}

/// Whether `text` holds nothing but white space.
public func isBlank(_ text: String) -> Bool {
    text.allSatisfy(\.isWhitespace)
}
