import Wellbeing

/// A fault as it is written down; one that a later version of Sela wrote may be unknown.
struct FaultNote: Codable, Hashable {
    private var kind: String
    private var engine: String?
    private var first: Int?
    private var second: Int?

    init(_ fault: ModelLibraryFault) {
        kind = ""
        switch fault {
        case .noSpace(let needed, let free): set("noSpace", needed, free)
        case .refused(let status): set("refused", status)
        case .wrongSize(let expected, let found): set("wrongSize", expected, found)
        case .engine(let fault):
            kind = "engine"
            set(engine: fault)
        default: kind = Self.plain.first { $0.value == fault }?.key ?? ""
        }
    }

    /// `nil` = a kind that this version does not know.
    var fault: ModelLibraryFault? {
        switch (kind, first, second) {
        case ("noSpace", let needed?, let free?): .noSpace(needed: needed, free: free)
        case ("refused", let status?, _): .refused(status: status)
        case ("wrongSize", let expected?, let found?): .wrongSize(expected: expected, found: found)
        case ("engine", _, _): engineFault.map { .engine($0) }
        default: Self.plain[kind]
        }
    }

    private static let plain: [String: ModelLibraryFault] = [
        "unknownModel": .unknownModel, "busy": .busy, "termsNotAccepted": .termsNotAccepted,
        "unreachable": .unreachable, "wrongSignature": .wrongSignature, "wrongDigest": .wrongDigest,
        "changed": .changed, "ledgerUnwritable": .ledgerUnwritable, "unreadableFile": .unreadableFile,
        "unwritableFolder": .unwritableFolder, "notReady": .notReady, "cancelled": .cancelled,
    ]

    private static let plainEngine: [String: EngineFault] = [
        "missing": .missing, "notInstalled": .notInstalled, "ended": .ended, "notReady": .notReady,
        "unstable": .unstable,
    ]

    private mutating func set(_ kind: String, _ first: Int, _ second: Int? = nil) {
        self.kind = kind
        self.first = first
        self.second = second
    }

    private mutating func set(engine fault: EngineFault) {
        if case .noMemory(let needed, let free) = fault {
            engine = "noMemory"
            first = needed
            second = free
        } else {
            engine = Self.plainEngine.first { $0.value == fault }?.key
        }
    }

    private var engineFault: EngineFault? {
        if engine == "noMemory", let first, let second { return .noMemory(needed: first, free: second) }
        return engine.flatMap { Self.plainEngine[$0] }
    }
}
