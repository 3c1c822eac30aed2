public import Wellbeing

/// What was asked for on the command line, checked against the table.
public struct Invocation: Hashable, Sendable {
    public let command: CommandName
    public let operands: [String]
    /// A switch that is on has an empty value.
    let values: [OptionName: String]

    public init(command: CommandName, operands: [String] = [], values: [OptionName: String] = [:]) {
        self.command = command
        self.operands = operands
        self.values = values
    }

    /// Whether the option was given.
    public func has(_ name: OptionName) -> Bool { values[name] != nil }

    /// `nil` = not given.
    ///
    /// So for the typed forms below: a value that was given has been checked.
    public func text(_ name: OptionName) -> String? { values[name] }
    public func number(_ name: OptionName) -> Int? { values[name].flatMap { Int($0) } }
    public func descriptor(_ name: OptionName) -> Int32? { values[name].flatMap { Int32($0) } }
    public func instant(_ name: OptionName) -> Instant? { values[name].flatMap(Instant.init(iso:)) }
    public func day(_ name: OptionName) -> LocalDay? { values[name].flatMap(LocalDay.init(iso:)) }
    public var zone: Zone? { values[.zone].flatMap(Zone.init(identifier:)) }
    public var language: Language? { values[.language].flatMap(Language.init(rawValue:)) }
    public var mood: Mood? { number(.mood).flatMap(Mood.init(rawValue:)) }
    public var verdict: EmotionVerdict? { values[.emotion].flatMap(EmotionVerdict.init(rawValue:)) }
    public var cursor: JournalCursor? { values[.after].flatMap(JournalCursor.init(token:)) }
    public var id: Reflection.ID? { values[.id].flatMap(Reflection.ID.init(rawValue:)) }
}
