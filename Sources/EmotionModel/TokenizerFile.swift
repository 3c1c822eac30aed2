import Companion
import Foundation

/// A `tokenizer.json` in the form of the Hugging Face tokenizers library, as far as it concerns us.
struct TokenizerFile: Decodable {
    var model: Model
    var normalizer: Normalizer?
    var postProcessor: PostProcessor?
    var addedTokens: [AddedToken]?

    enum CodingKeys: String, CodingKey {
        case model, normalizer
        case postProcessor = "post_processor"
        case addedTokens = "added_tokens"
    }

    struct AddedToken: Decodable {
        var id: Int32
        var content: String
        var special: Bool?
    }

    /// The vocabulary: an object of pieces for WordPiece, a list of pieces and scores for a unigram.
    struct Model: Decodable {
        var type: String?
        var unknownPiece: String?
        var unknownID: Int32?
        var continuation: String?
        var mostCharacters: Int?
        var pieces: [String: Int32]?
        var scored: [ScoredPiece]?

        enum CodingKeys: String, CodingKey {
            case type, vocab
            case unknownPiece = "unk_token"
            case unknownID = "unk_id"
            case continuation = "continuing_subword_prefix"
            case mostCharacters = "max_input_chars_per_word"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            type = try container.decodeIfPresent(String.self, forKey: .type)
            unknownPiece = try container.decodeIfPresent(String.self, forKey: .unknownPiece)
            unknownID = try container.decodeIfPresent(Int32.self, forKey: .unknownID)
            continuation = try container.decodeIfPresent(String.self, forKey: .continuation)
            mostCharacters = try container.decodeIfPresent(Int.self, forKey: .mostCharacters)
            switch type {
            case "Unigram": scored = try container.decode([ScoredPiece].self, forKey: .vocab)
            // Old files do not name their type; only WordPiece has a prefix for inner pieces.
            case "WordPiece": pieces = try container.decode([String: Int32].self, forKey: .vocab)
            case nil where continuation != nil:
                pieces = try container.decode([String: Int32].self, forKey: .vocab)
            default: break
            }
        }
    }

    struct ScoredPiece: Decodable {
        var piece: String
        var score: Double

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            piece = try pair.decode(String.self)
            score = try pair.decode(Double.self)
        }
    }

    struct Normalizer: Decodable {
        var type: String
        var lowercase: Bool?
        var stripAccents: Bool?
        var handlesIdeographs: Bool?
        var normalizers: [Normalizer]?

        enum CodingKeys: String, CodingKey {
            case type, lowercase, normalizers
            case stripAccents = "strip_accents"
            case handlesIdeographs = "handle_chinese_chars"
        }

        /// Whether it, or one in its sequence, turns everything to lower case.
        var lowerCases: Bool {
            type == "Lowercase" || lowercase == true || (normalizers ?? []).contains(where: \.lowerCases)
        }

        /// The one for BERT, itself or in its sequence.
        var bert: Normalizer? {
            type == "BertNormalizer" ? self : (normalizers ?? []).lazy.compactMap(\.bert).first
        }
    }

    /// What goes around a text.
    struct PostProcessor: Decodable {
        var type: String
        var single: [TemplateItem]?
        var cls: NamedID?
        var sep: NamedID?
        var processors: [PostProcessor]?

        /// The names of the pieces before and after the text; `nil` if it does not say.
        var around: (before: [String], after: [String])? {
            if let cls, let sep { return ([cls.name], [sep.name]) }
            if let single {
                let parts = single.split(
                    maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0.name == nil })
                guard parts.count == 2 else { return nil }
                return (parts[0].compactMap(\.name), parts[1].compactMap(\.name))
            }
            return processors?.lazy.compactMap(\.around).first
        }
    }

    /// One place of a template: a special piece, or the text (`name` is `nil`).
    struct TemplateItem: Decodable {
        var name: String?

        private struct Piece: Decodable { var id: String }
        private enum CodingKeys: String, CodingKey { case special = "SpecialToken" }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decodeIfPresent(Piece.self, forKey: .special)?.id
        }
    }

    struct NamedID: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            var pair = try decoder.unkeyedContainer()
            name = try pair.decode(String.self)
        }
    }
}
