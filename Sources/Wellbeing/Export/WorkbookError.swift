/// Why an export file could not be written or handed over.
///
/// Carries no word of the diary and no path: an error may reach a log.
public enum WorkbookError: Error, Hashable, Sendable {
    /// No room on the disk, for the file or for the temporary files it is made of.
    case diskFull
    /// The folder for temporary files is not there or may not be written.
    case folder
    /// A sheet holds no more rows than `limit`, its head counted.
    case tooManyRows(limit: Int)
    /// Whoever was to get the file stopped listening.
    case receiverGone
    /// A name of a sheet that spreadsheets refuse: empty, too long, used twice, or with a forbidden character.
    case sheetName
    /// Rows or sheets after the end.
    case finished
    /// Anything else; `code` is the library's own.
    case library(code: Int)
    /// Anything else the system said; `code` is errno.
    case system(code: Int)
}

/// For a log.
extension WorkbookError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .diskFull: "export: disk full"
        case .folder: "export: folder for temporary files cannot be written"
        case .tooManyRows(let limit): "export: more than \(limit) rows"
        case .receiverGone: "export: receiver gone"
        case .sheetName: "export: name of a sheet refused"
        case .finished: "export: already finished"
        case .library(let code): "export: libxlsxwriter error \(code)"
        case .system(let code): "export: errno \(code)"
        }
    }
}
