public import Wellbeing

/// Takes spoken entries or check-ins back from a CSV file that Sela wrote.
///
/// What is here already stays as it is, in the bin too, so that importing twice is importing once. All that is new is
/// saved in one transaction.
public struct ImportSpokenDiary: Sendable {
    private let diary: any Diary

    public init(diary: any Diary) {
        self.diary = diary
    }

    /// The records of a file, one kind.
    public enum Records: Hashable, Sendable {
        case spoken([SpokenEntry])
        case checkIns([CheckIn])

        /// Reads a file; its heads tell the kind and the language.
        ///
        /// - Throws: ``ExportFault/unknownColumns`` if it is no file of Sela's, or the first record that is none.
        public init(csv text: String, languages: [SpokenDiaryWords]) throws(ExportFault) {
            do throws(ExportFault) {
                self = .spoken(try SpokenDiaryTable.rows(ofCSV: text, languages: languages))
            } catch {
                guard error == .unknownColumns else { throw error }
                self = .checkIns(try CheckInTable.rows(ofCSV: text, languages: languages))
            }
        }

        public var count: Int {
            switch self {
            case .spoken(let entries): entries.count
            case .checkIns(let checkIns): checkIns.count
            }
        }
    }

    /// What was done, or would be.
    public struct Report: Hashable, Sendable {
        /// Records that are new.
        public let added: Int
        /// Records that were here already, or came twice in the file.
        public let known: Int

        public init(added: Int, known: Int) {
            self.added = added
            self.known = known
        }
    }

    /// - Parameter isDry: whether only to look what would be done.
    public func run(_ records: Records, isDry: Bool) async throws(DiaryError) -> Report {
        switch records {
        case .spoken(let entries):
            var seen = Set(try await diary.binnedSpokenEntries().map(\.record.id))
            var added: [SpokenEntry] = []
            for entry in entries where seen.insert(entry.id).inserted {
                if try await diary.spokenEntry(entry.id) == nil { added.append(entry) }
            }
            if !isDry, !added.isEmpty { try await diary.save(added) }
            return Report(added: added.count, known: entries.count - added.count)
        case .checkIns(let checkIns):
            var seen = Set(try await diary.binnedCheckIns().map(\.record.id))
            var added: [CheckIn] = []
            for checkIn in checkIns where seen.insert(checkIn.id).inserted {
                if try await diary.checkIn(checkIn.id) == nil { added.append(checkIn) }
            }
            if !isDry, !added.isEmpty { try await diary.save(added) }
            return Report(added: added.count, known: checkIns.count - added.count)
        }
    }
}
