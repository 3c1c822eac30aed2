/// Which records leave in a file; its raw value is its name in forms and on the command line.
public enum ExportContent: String, Hashable, Sendable, CaseIterable {
    case everything = "all"
    case spoken
    case checkIns = "check-ins"

    public var hasSpoken: Bool { self != .checkIns }
    public var hasCheckIns: Bool { self != .spoken }
}
