/// Why an export of health data was not taken over; nothing of it was.
public enum HealthFileError: Error, Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case unreadable
    /// It is no export of Apple Health.
    case notHealthData
    /// It is the clinical document that lies beside the export.
    case clinicalDocument
    /// An archive in which there is no export, or no archive at all.
    case badArchive
    /// It is no sound XML from this line on.
    case damaged(line: Int)
    /// More than is taken: 32 GB, or two million stretches of sleep.
    case tooLarge
    /// The person stopped it.
    case cancelled
}
