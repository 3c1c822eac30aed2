package import Companion

/// The tokenizer and the windows of a model folder without the model: shows what would be read of a text.
///
/// For the fuzzer; the program reads texts through ``OnnxEmotionReader``.
package struct TextCutter: Sendable {
    private let tokenizer: any TextTokenizer
    private let windows: ReadingWindows

    /// What a text is cut into.
    package struct Cut: Sendable {
        /// The ids of the pieces in reading order.
        package let ids: [Int32]
        /// The indices in ``ids`` at which a word begins, and those at which a sentence does.
        package let wordStarts: [Int]
        package let sentenceStarts: [Int]
        /// What is read at once, as ranges of ``ids``, and how many of its pieces no earlier window held.
        package let windows: [(range: Range<Int>, ownCount: Int)]
    }

    /// - Parameters:
    ///   - folder: the folder of a model.
    ///   - capacity: pieces in a window.
    package init(folder: String, capacity: Int) throws(EmotionReaderError) {
        let folder = ModelFolder(path: folder)
        let configuration = try ModelConfiguration(json: folder.contents(of: ModelFolder.configurationName))
        tokenizer = try folder.tokenizer(configuration)
        windows = ReadingWindows(fitting: capacity)
    }

    package func cut(_ text: String) -> Cut {
        let pieces = tokenizer.pieces(of: text)
        return Cut(
            ids: pieces.ids, wordStarts: pieces.wordStarts, sentenceStarts: pieces.sentenceStarts,
            windows: windows.windows(of: pieces).map { ($0.range, $0.ownCount) })
    }
}
