public import Wellbeing

/// Reads the emotion of a saved entry anew, for example after a better model came.
///
/// The person's correction and the question that was asked stay.
public struct ReadAgain: Sendable {
    private let diary: any Diary
    private let emotions: any EmotionReader

    public init(diary: any Diary, emotions: any EmotionReader) {
        self.diary = diary
        self.emotions = emotions
    }

    /// Why an entry was not read again.
    ///
    /// The entry keeps the reading it had.
    public enum Failure: Error, Hashable, Sendable {
        case unknown
        case reader(EmotionReaderError)
        case diary(DiaryError)
    }

    public func run(_ id: Reflection.ID) async throws(Failure) -> Reflection {
        let text = try await reflection(id).text
        let reading = try await reading(of: text)
        do {
            // Reading takes a while; an edit made meanwhile stays, and was not what was read.
            _ = try await diary.note(reading, of: text, for: id)
        } catch {
            throw .diary(error)
        }
        return try await reflection(id)
    }

    private func reflection(_ id: Reflection.ID) async throws(Failure) -> Reflection {
        let found: Reflection?
        do {
            found = try await diary.reflection(id)
        } catch {
            throw .diary(error)
        }
        guard let found else { throw .unknown }
        return found
    }

    private func reading(of text: String) async throws(Failure) -> EmotionReading {
        do {
            return try await emotions.read(text)
        } catch {
            throw .reader(error)
        }
    }
}
