public import Pages

/// One option: how it is written and what it means.
public struct CommandOption: Hashable, Sendable {
    public let name: OptionName
    /// Such as `h` for `-h`; `nil` = only the long form.
    public let letter: Character?
    /// `nil` = a switch.
    public let value: OptionValue?
    public let summary: CommandCopy

    /// Such as `--mood 1-5` or `-h, --help`.
    public var usage: String {
        let long = "--" + name.rawValue + (value.map { " " + $0.label } ?? "")
        return letter.map { "-\($0), \(long)" } ?? long
    }
}

/// One word after the command that is no option.
public struct Operand: Hashable, Sendable {
    public enum Count: Hashable, Sendable { case one, optional, oneOrMore, any }
    public enum Kind: Hashable, Sendable {
        case file, folder, entry, words
        /// Such as `2026-05-26`.
        case day
        case choice([String])
    }

    public let label: String
    public let count: Count
    public let kind: Kind
    public let summary: CommandCopy

    /// Such as `[FILE]` or `ID...`.
    public var usage: String {
        switch count {
        case .one: label
        case .optional: "[\(label)]"
        case .oneOrMore: "\(label)..."
        case .any: "[\(label)...]"
        }
    }
}

/// One command: a row of the table that parsing, help, completions, manual and docs are made from.
public struct Command: Hashable, Sendable {
    public let name: CommandName
    /// One line, no full stop.
    public let summary: CommandCopy
    /// Paragraphs, apart by an empty line; each is wrapped where it is shown.
    public let details: CommandCopy
    public let operands: [Operand]
    /// Its own options; those of ``commonOptions`` come on top.
    public let options: [OptionName]
    /// Lines to type, the same in every language.
    public let examples: [String]

    /// Such as `sela edit ID [FILE]`.
    public var usage: String {
        (["sela", name.rawValue] + operands.map(\.usage) + ["[options]"]).joined(separator: " ")
    }
}
