public import Wellbeing

/// What went wrong and what to do, each a clause in lower case without a full stop.
typealias TroubleWords = (problem: String, hint: String?)

extension Copy {
    /// What happened, as a sentence.
    public func message(_ message: LanguageModelError) -> String { sentence(words(for: message).problem) }
    /// What to do, as a sentence; `nil` = nothing.
    public func hint(_ message: LanguageModelError) -> String? { words(for: message).hint.map(sentence) }

    public func message(_ fault: ModelLibraryFault) -> String { sentence(words(for: fault).problem) }
    public func hint(_ fault: ModelLibraryFault) -> String? { words(for: fault).hint.map(sentence) }

    public func message(_ fault: EngineFault) -> String { sentence(words(for: fault).problem) }
    public func hint(_ fault: EngineFault) -> String? { words(for: fault).hint.map(sentence) }

    public func message(_ fault: ServiceAddress.Fault) -> String { sentence(words(for: fault).problem) }
    public func hint(_ fault: ServiceAddress.Fault) -> String? { words(for: fault).hint.map(sentence) }

    /// The clause with a capital in front and a full stop behind.
    private func sentence(_ clause: String) -> String {
        clause.prefix(1).uppercased() + clause.dropFirst() + "."
    }
}

extension CommandCopy {
    /// A phrase whose words are those of the pages.
    init(_ words: (Copy) -> String) {
        self.init(
            english: words(Copy(.english)), german: words(Copy(.german)), indonesian: words(Copy(.indonesian))
        )
    }

    /// What happened and what to do; the hint is `nil` where nothing can be done.
    public static func trouble(_ message: LanguageModelError) -> (problem: CommandCopy, hint: CommandCopy?) {
        trouble { $0.words(for: message) }
    }

    public static func trouble(_ fault: ModelLibraryFault) -> (problem: CommandCopy, hint: CommandCopy?) {
        trouble { $0.words(for: fault) }
    }

    public static func trouble(_ fault: EngineFault) -> (problem: CommandCopy, hint: CommandCopy?) {
        trouble { $0.words(for: fault) }
    }

    public static func trouble(_ fault: ServiceAddress.Fault) -> (problem: CommandCopy, hint: CommandCopy?) {
        trouble { $0.words(for: fault) }
    }

    private static func trouble(
        _ words: (Copy) -> TroubleWords
    ) -> (problem: CommandCopy, hint: CommandCopy?) {
        let hasHint = words(Copy(.english)).hint != nil
        return (CommandCopy { words($0).problem }, hasHint ? CommandCopy { words($0).hint ?? "" } : nil)
    }
}
