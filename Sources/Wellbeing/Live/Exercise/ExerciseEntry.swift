/// Exercise, as the person wrote it.
public struct ExerciseEntry: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates the entry, so saving twice is saving once.
    public typealias ID = Reflection.ID

    public let id: ID
    /// When it was, and the day it belongs to.
    public var moment: Moment
    /// The person's own words, ``acceptedText`` characters, nothing but space cut off at both ends.
    public var text: String
    public var category: ExerciseCategory
    /// Minutes, ``acceptedMinutes``; `nil` = no length is known, so it adds nothing to a score.
    public private(set) var durationMinutes: Int?
    /// `nil` = never changed since it was saved.
    public var editedAt: Instant?

    /// Characters of a text.
    public static let acceptedText = 1...2_000
    /// Minutes that exercise may last: to the length of a day.
    public static let acceptedMinutes = 1...1_440
    /// Minutes that fill the score.
    public static let fullMinutes = 30

    /// Cuts the space off both ends of `text`.
    ///
    /// - Parameter durationMinutes: more than a day becomes a day, less than a minute becomes `nil`.
    public init(
        id: ID, moment: Moment, text: String, category: ExerciseCategory, durationMinutes: Int?,
        editedAt: Instant? = nil
    ) {
        self.id = id
        self.moment = moment
        self.text = trimmedText(text)
        self.category = category
        self.durationMinutes = durationMinutes.flatMap(Self.accepted(minutes:))
        self.editedAt = editedAt
    }

    /// A new entry with what its words say.
    ///
    /// - Parameter language: that of the text; `nil` = not known.
    public init(id: ID, moment: Moment, text: String, language: Language?) {
        let finding = ExerciseReader.read(text, language: language)
        self.init(
            id: id, moment: moment, text: text, category: finding.category,
            durationMinutes: finding.durationMinutes)
    }

    /// Whether the text is within its bounds.
    public var isAcceptable: Bool { Self.acceptedText.contains(text.count) }

    /// `minutes` as an entry keeps them: at most a day; `nil` = less than a minute.
    public static func accepted(minutes: Int) -> Int? {
        minutes < acceptedMinutes.lowerBound ? nil : min(minutes, acceptedMinutes.upperBound)
    }

    /// Sets the length; more than a day becomes a day, less than a minute becomes `nil`.
    public mutating func last(minutes: Int?) {
        durationMinutes = minutes.flatMap(Self.accepted(minutes:))
    }

    /// 0…100, full at ``fullMinutes``; `nil` = no length, or none worth a minute.
    public static func score(minutes: Int?) -> Double? {
        guard let minutes, minutes > 0 else { return nil }
        return min(100, Double(minutes) / Double(fullMinutes) * 100)
    }

    /// All known lengths together, in minutes, at most a day; `nil` = none is known.
    public static func minutes(of entries: some Sequence<ExerciseEntry>) -> Int? {
        let known = entries.compactMap(\.durationMinutes)
        return known.isEmpty ? nil : min(known.reduce(0, +), acceptedMinutes.upperBound)
    }
}
