public import Companion
public import Pages
public import Wellbeing

extension ImportJournal.Report {
    /// One line.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        CommandCopy.imported(entries: entries, drafts: drafts, known: known, faults: faults.count)(language)
            + "\n"
    }

    public var json: JSON {
        .object([
            .init("entries", .integer(entries)), .init("drafts", .integer(drafts)),
            .init("known", .integer(known)), .init("replies_left_out", .integer(replies)),
            .init(
                "faults",
                .array(
                    faults.sorted { $0.key < $1.key }.map { place, fault in
                        .object([
                            .init("record", .integer(place)), .init("fault", .string(fault.rawValue)),
                        ])
                    })),
        ])
    }
}

extension ImportSpokenDiary.Report {
    /// One line.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        CommandCopy.importedRecords(added: added, known: known)(language) + "\n"
    }

    public var json: JSON {
        .object([.init("added", .integer(added)), .init("known", .integer(known))])
    }
}
