/// Turns a text into the numbers that a model was trained on.
///
/// The same text gives the same numbers. Nothing here can fail: what no piece covers becomes "unknown".
protocol TextTokenizer: Sendable {
    var kind: TokenizerKind { get }

    /// The pieces of the whole text, without anything that the model wants around them.
    func pieces(of text: String) -> TokenizedText

    /// What the model wants before and after the pieces of each window.
    var opening: [Int32] { get }
    var closing: [Int32] { get }
    /// Fills a model whose inputs have a fixed length.
    var padding: Int32 { get }
}

extension TextTokenizer {
    /// One input of the model: the pieces with what goes around them.
    func sequence(of pieces: some Sequence<Int32>) -> [Int64] {
        (opening + Array(pieces) + closing).map(Int64.init)
    }
}

/// The pieces of a text and where it may be cut.
struct TokenizedText: Hashable, Sendable {
    /// The ids of the pieces in reading order.
    var ids: [Int32] = []
    /// The indices in ``ids`` at which a word begins, ascending.
    var wordStarts: [Int] = []
    /// Those of ``wordStarts`` at which a sentence or a line begins, ascending.
    var sentenceStarts: [Int] = []

    /// Adds one word.
    ///
    /// - Parameter startsSentence: that the word before ended a sentence or a line.
    mutating func add(_ word: [Int32], startsSentence: Bool) {
        guard !word.isEmpty else { return }
        wordStarts.append(ids.count)
        if startsSentence || ids.isEmpty { sentenceStarts.append(ids.count) }
        ids.append(contentsOf: word)
    }
}
