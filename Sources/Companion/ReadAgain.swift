public import Wellbeing

/// Reads the emotion of a saved entry anew, for example after a better model came. The person's correction
/// and the question that was asked stay.
public struct ReadAgain: Sendable {
    private let diary: any Diary
    private let emotions: any EmotionReader

    public init(diary: any Diary, emotions: any EmotionReader) {
        self.diary = diary
        self.emotions = emotions
    }

    /// Why an entry was not read again. The entry keeps the reading it had.
    public enum Failure: Error, Hashable, Sendable {
        case unknown
        case reader(EmotionReaderError)
        case diary(DiaryError)
    }

    public func run(_ id: Reflection.ID) async throws(Failure) -> Reflection {
        var reflection: Reflection
        do {
            guard let found = try await diary.reflection(id) else { throw Failure.unknown }
            reflection = found
        } catch let error as DiaryError {
            throw .diary(error)
        } catch {
            throw .unknown
        }
        do {
            reflection.reading = try await emotions.read(reflection.text)
        } catch {
            throw .reader(error)
        }
        do {
            try await diary.save(reflection)
        } catch {
            throw .diary(error)
        }
        return reflection
    }
}
