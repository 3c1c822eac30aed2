/// The words of an exported voice diary in one language: what stands over the columns and in the cells.
///
/// Given by the copy of a language; the tables know none.
public struct SpokenDiaryWords: Hashable, Sendable {
    /// Names of the sheets, each at most 31 characters and without `[ ] : * ? / \`.
    public let sheets: Sheets
    /// Over the columns of the spoken diary.
    public let diaryHeads: [SpokenDiaryTable.Column: String]
    /// Over the columns of the check-ins.
    public let checkInHeads: [CheckInTable.Column: String]
    public let yes: String
    public let no: String
    public let moods: [SpokenFields.Mood: String]
    public let strengths: [SpokenFields.Strength: String]
    public let degrees: [SpokenFields.Degree: String]
    /// What each rating 1…5 is called, in this order.
    public let ratings: [String]
    public let sources: [CheckIn.Source: String]
    /// Labels of the first sheet.
    public let overview: Overview

    /// The names of the three sheets.
    public struct Sheets: Hashable, Sendable {
        public let overview: String
        public let checkIns: String
        public let diary: String

        public init(overview: String, checkIns: String, diary: String) {
            self.overview = overview
            self.checkIns = checkIns
            self.diary = diary
        }
    }

    /// The labels of the first sheet.
    public struct Overview: Hashable, Sendable {
        public let range: String
        public let from: String
        public let until: String
        public let checkIns: String
        public let average: String
        public let entries: String
        public let distribution: String
        public let count: String

        public init(
            range: String, from: String, until: String, checkIns: String, average: String, entries: String,
            distribution: String, count: String
        ) {
            self.range = range
            self.from = from
            self.until = until
            self.checkIns = checkIns
            self.average = average
            self.entries = entries
            self.distribution = distribution
            self.count = count
        }
    }

    public init(
        sheets: Sheets,
        diaryHeads: [SpokenDiaryTable.Column: String], checkInHeads: [CheckInTable.Column: String],
        yes: String, no: String, moods: [SpokenFields.Mood: String],
        strengths: [SpokenFields.Strength: String], degrees: [SpokenFields.Degree: String],
        ratings: [String], sources: [CheckIn.Source: String], overview: Overview
    ) {
        self.sheets = sheets
        self.diaryHeads = diaryHeads
        self.checkInHeads = checkInHeads
        self.yes = yes
        self.no = no
        self.moods = moods
        self.strengths = strengths
        self.degrees = degrees
        self.ratings = ratings
        self.sources = sources
        self.overview = overview
    }
}
