/// How a model cuts texts into pieces.
public enum TokenizerKind: String, Hashable, Sendable, CaseIterable {
    /// The tokenizer of our own model: `vocab.tsv`, described in the model's README.
    case journalUnigram
    /// WordPiece as of BERT: `vocab.txt`, or a `tokenizer.json` of this type.
    case wordPiece
    /// SentencePiece unigram in a `tokenizer.json`, as of XLM-RoBERTa or E5.
    case sentencePiece
}
