import Companion
import Foundation

extension ModelFolder {
    /// The tokenizer that the folder's files describe: `vocab.tsv` is ours, then `tokenizer.json`, then
    /// `vocab.txt`.
    ///
    /// - Throws: `modelMissing` if there is none of them, `modelCorrupt` if one cannot be understood,
    ///   `modelShape(.tokenizer)` if it is of a kind that we do not know.
    func tokenizer(_ configuration: ModelConfiguration) throws(EmotionReaderError) -> any TextTokenizer {
        if has(Self.journalVocabularyName) {
            return try JournalTokenizer(
                vocabulary: Array(try contents(of: Self.journalVocabularyName)), prefix: configuration.prefix,
                specials: configuration.specials, expectedCount: configuration.vocabularySize)
        }
        if has(Self.tokenizerName) { return try tokenizerFromFile(configuration) }
        return try tokenizerFromWordList(configuration)
    }

    private func tokenizerFromFile(
        _ configuration: ModelConfiguration
    ) throws(EmotionReaderError) -> any TextTokenizer {
        let file: TokenizerFile = try decoded(Self.tokenizerName)
        if let scored = file.model.scored {
            return try sentencePiece(file, scored, configuration)
        }
        guard let pieces = file.model.pieces else { throw .modelShape(reason: .tokenizer) }
        try check(highestID: pieces.values.max(), configuration)
        var names = WordPieceTokenizer.Names()
        names.unknown = file.model.unknownPiece ?? names.unknown
        names.continuation = file.model.continuation ?? names.continuation
        if let around = file.postProcessor?.around, let before = around.before.first,
            let after = around.after.first
        {
            names.opening = before
            names.closing = after
        }
        var words = BertWords()
        if let bert = file.normalizer?.bert {
            words.lowerCases = bert.lowercase ?? true
            words.stripsAccents = bert.stripAccents ?? words.lowerCases
            words.separatesIdeographs = bert.handlesIdeographs ?? true
        }
        return try WordPieceTokenizer(
            // By id, so that nothing depends on the order of a dictionary.
            vocabulary: pieces.sorted { $0.value < $1.value }.map { (piece: $0.key, id: $0.value) },
            words: words, names: names, mostCharacters: file.model.mostCharacters ?? 100)
    }

    private func sentencePiece(
        _ file: TokenizerFile, _ scored: [TokenizerFile.ScoredPiece], _ configuration: ModelConfiguration
    ) throws(EmotionReaderError) -> any TextTokenizer {
        try check(highestID: Int32(scored.count - 1), configuration)
        var ids: [String: Int32] = [:]
        for (id, entry) in scored.enumerated() where ids[entry.piece] == nil { ids[entry.piece] = Int32(id) }
        for added in file.addedTokens ?? [] { ids[added.content] = added.id }
        let around = file.postProcessor?.around ?? (before: ["<s>"], after: ["</s>"])
        let opening = around.before.compactMap { ids[$0] }
        let closing = around.after.compactMap { ids[$0] }
        guard let unknown = file.model.unknownID, scored.indices.contains(Int(unknown)),
            opening.count == around.before.count, closing.count == around.after.count
        else { throw .modelShape(reason: .vocabulary) }
        let specials = Set((file.addedTokens ?? []).map(\.id))
        return try SentencePieceTokenizer(
            vocabulary: scored.map { (piece: $0.piece, score: $0.score) }, unknown: unknown,
            specials: specials, opening: opening, closing: closing, padding: ids["<pad>"] ?? 0,
            lowerCases: file.normalizer?.lowerCases ?? false, prefix: configuration.prefix)
    }

    private struct WordPieceSettings: Decodable {
        let lowerCases: Bool?
        let stripsAccents: Bool?
        let separatesIdeographs: Bool?

        enum CodingKeys: String, CodingKey {
            case lowerCases = "do_lower_case"
            case stripsAccents = "strip_accents"
            case separatesIdeographs = "tokenize_chinese_chars"
        }
    }

    private func tokenizerFromWordList(
        _ configuration: ModelConfiguration
    ) throws(EmotionReaderError) -> any TextTokenizer {
        let list = try contents(of: Self.wordPieceVocabularyName)
        var words = BertWords()
        if has(Self.tokenizerConfigurationName) {
            let settings: WordPieceSettings = try decoded(Self.tokenizerConfigurationName)
            words.lowerCases = settings.lowerCases ?? true
            words.stripsAccents = settings.stripsAccents ?? words.lowerCases
            words.separatesIdeographs = settings.separatesIdeographs ?? true
        }
        var vocabulary: [(piece: String, id: Int32)] = []
        var lines = list.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for line in lines {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            guard let piece = String(validating: line, as: UTF8.self) else {
                throw .modelCorrupt(file: Self.wordPieceVocabularyName)
            }
            vocabulary.append((piece, Int32(vocabulary.count)))
        }
        try check(highestID: Int32(vocabulary.count - 1), configuration)
        return try WordPieceTokenizer(vocabulary: vocabulary, words: words)
    }

    /// A piece that the model has no row for would fail at the first text that holds it.
    private func check(
        highestID: Int32?, _ configuration: ModelConfiguration
    ) throws(EmotionReaderError) {
        guard let highestID, highestID >= 0 else { throw .modelShape(reason: .vocabulary) }
        if let size = configuration.vocabularySize, Int(highestID) >= size {
            throw .modelShape(reason: .vocabulary)
        }
    }

    private func decoded<File: Decodable>(_ name: String) throws(EmotionReaderError) -> File {
        let data = try contents(of: name)
        do { return try JSONDecoder().decode(File.self, from: data) } catch {
            throw .modelCorrupt(file: name)
        }
    }
}
