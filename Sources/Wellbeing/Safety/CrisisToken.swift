/// One word of a text as the crisis rules compare it.
struct CrisisToken: Hashable, Sendable {
    /// Folded: lower case, plain Latin letters, `ae` for `ä`, no apostrophes, obfuscation undone.
    let key: String
    /// Counted from 0; a gap in a pattern never crosses from one sentence into the next.
    let sentence: Int
    /// Counted from 0 through the whole text; a comma, semicolon, dash or bracket begins a new one.
    let clause: Int
    /// Whether the word stands between quotation marks.
    let isQuoted: Bool
}
