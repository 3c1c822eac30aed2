import Foundation

/// A file that the journal Jeda left: `reflections.json` with the entries, or `pending_reflection.json` with
/// the one that was not saved yet.
public struct JedaFile: Hashable, Sendable {
    /// One record, by its place in the file, counted from 1.
    public struct Record: Hashable, Sendable {
        public let place: Int
        public let id: Reflection.ID
        public let instant: Instant
        /// At most the first 120 characters of what was written: Jeda kept no more.
        public let text: String
        public let mood: Mood
        /// What Jeda asked; `nil` = nothing.
        public let question: String?
        /// What the person wrote on going deeper; `nil` = nothing.
        public let deeper: String?
        /// Whether there is a reply of a model.
        public let hasReply: Bool
    }

    /// What is wrong with a record.
    public enum Fault: String, Hashable, Sendable {
        /// Not an object of the members that Jeda writes.
        case unreadable
        /// No UUID.
        case id
        /// No instant.
        case date
        /// Nothing but white space.
        case text
        /// Not 1…5.
        case mood
        /// The id of an earlier record of the same file.
        case double
    }

    /// Whether it holds the record that was not saved yet.
    public let isPending: Bool
    /// In the order of the file.
    public let records: [Record]
    /// What could not be taken, by its place, in the order of the file.
    public let faults: [Int: Fault]

    /// Reads a file; a record that cannot be taken does not keep the others from it.
    ///
    /// - Returns: `nil` unless it is a JSON array or object. A file of no bytes is one of no entries, as for
    ///   Jeda.
    public init?(_ bytes: [UInt8]) {
        var rows: [Row?] = []
        if bytes.isEmpty {
            isPending = false
        } else if let array = try? JSONDecoder().decode([Lossy].self, from: Data(bytes)) {
            rows = array.map(\.row)
            isPending = false
        } else if let row = try? JSONDecoder().decode(Row.self, from: Data(bytes)) {
            rows = [row]
            isPending = true
        } else {
            return nil
        }
        var records: [Record] = []
        var faults: [Int: Fault] = [:]
        var seen: Set<Reflection.ID> = []
        for (place, row) in zip(1..., rows) {
            switch row?.record(at: place) ?? .failure(.unreadable) {
            case .success(let record) where seen.insert(record.id).inserted: records.append(record)
            case .success: faults[place] = .double
            case .failure(let fault): faults[place] = fault
            }
        }
        self.records = records
        self.faults = faults
    }

    /// An element of the array, whatever it is.
    private struct Lossy: Decodable {
        let row: Row?

        init(from decoder: any Decoder) throws {
            row = try? Row(from: decoder)
        }
    }

    /// A record as it stands there: the two files write a date differently.
    private struct Row: Decodable {
        let id: String
        let date: Instant?
        let journalExcerpt: String
        let mood: Int
        let reflectionQuestion: String?
        let reflectionText: String?
        let aiReplyText: String?

        private enum Name: String, CodingKey {
            case id, date, journalExcerpt, mood, reflectionQuestion, reflectionText, aiReplyText
        }

        init(from decoder: any Decoder) throws {
            let members = try decoder.container(keyedBy: Name.self)
            id = try members.decode(String.self, forKey: .id)
            journalExcerpt = try members.decode(String.self, forKey: .journalExcerpt)
            mood = try members.decode(Int.self, forKey: .mood)
            reflectionQuestion = try members.decodeIfPresent(String.self, forKey: .reflectionQuestion)
            reflectionText = try members.decodeIfPresent(String.self, forKey: .reflectionText)
            aiReplyText = try members.decodeIfPresent(String.self, forKey: .aiReplyText)
            if let seconds = try? members.decode(Double.self, forKey: .date) {
                date = Self.instant(secondsSince2001: seconds)
            } else {
                date = Instant(iso: try members.decode(String.self, forKey: .date))
            }
        }

        /// `nil` for a time outside the years 2001…9999.
        private static func instant(secondsSince2001 seconds: Double) -> Instant? {
            guard (0...252_423_993_599).contains(seconds) else { return nil }
            return Instant(milliseconds: 978_307_200_000 + Int64((seconds * 1_000).rounded()))
        }

        func record(at place: Int) -> Result<Record, Fault> {
            guard let id = Reflection.ID(rawValue: id) else { return .failure(.id) }
            guard let date else { return .failure(.date) }
            guard !journalExcerpt.allSatisfy(\.isWhitespace),
                Reflection.acceptedLength.contains(journalExcerpt.count),
                (reflectionText ?? "").count <= Reflection.acceptedLength.upperBound
            else { return .failure(.text) }
            guard let mood = Mood(rawValue: mood) else { return .failure(.mood) }
            return .success(
                Record(
                    place: place, id: id, instant: date, text: journalExcerpt, mood: mood,
                    question: Self.filled(reflectionQuestion), deeper: Self.filled(reflectionText),
                    hasReply: Self.filled(aiReplyText) != nil))
        }

        private static func filled(_ text: String?) -> String? {
            text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
    }
}

extension JedaFile.Fault: Error {}
