import Foundation

/// A whole answer, or one event of an answer that comes in parts.
struct ChatPart: Decodable {
    let model: String?
    let choices: [ChatChoice]
    let error: ChatErrorBody?

    /// `nil` if the bytes are not a JSON object in UTF-8 that has choices or an error.
    init?(_ bytes: [UInt8]) {
        // The decoder would mend what is no UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil,
            let part = try? JSONDecoder().decode(ChatPart.self, from: Data(bytes))
        else { return nil }
        self = part
    }

    private enum Key: String, CodingKey { case model, choices, error }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        model = (try? container.decodeIfPresent(String.self, forKey: .model)) ?? nil
        error = try container.decodeIfPresent(ChatErrorBody.self, forKey: .error)
        choices = try container.decodeIfPresent([ChatChoice].self, forKey: .choices) ?? []
        guard error != nil || container.contains(.choices) || container.contains(.model) else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "neither choices nor error"))
        }
    }
}

/// One of the answers; only the first is read.
struct ChatChoice: Decodable {
    let message: ChatMessage?
    let finish: String?
    let error: ChatErrorBody?

    private enum Key: String, CodingKey {
        case delta, message, error
        case finish = "finish_reason"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        message =
            try container.decodeIfPresent(ChatMessage.self, forKey: .delta)
            ?? container.decodeIfPresent(ChatMessage.self, forKey: .message)
        finish = try container.decodeIfPresent(String.self, forKey: .finish)
        error = try container.decodeIfPresent(ChatErrorBody.self, forKey: .error)
    }
}

/// What a model says: text, or parts of which those with a text count.
///
/// Its thoughts are not kept.
struct ChatMessage: Decodable {
    let text: String
    /// Whether the model thought aloud in a field of its own.
    let hasThoughts: Bool

    private struct Part: Decodable {
        let type: String?
        let text: String?
    }

    private enum Key: String, CodingKey {
        case content, reasoning
        case reasoningContent = "reasoning_content"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        hasThoughts = [Key.reasoning, .reasoningContent].contains { key in
            let thoughts = (try? container.decodeIfPresent(String.self, forKey: key)) ?? nil
            return thoughts?.isEmpty == false
        }
        if let parts = try? container.decode([Part].self, forKey: .content) {
            text = parts.filter { ($0.type ?? "text") == "text" }.compactMap(\.text).joined()
        } else {
            text = try container.decodeIfPresent(String.self, forKey: .content) ?? ""
        }
    }
}

/// What a service says when it gives no answer.
///
/// Its message is looked through for words we know, and not kept.
struct ChatErrorBody: Decodable {
    /// A status of HTTP; `nil` if it is a name or missing.
    let status: Int?
    /// Names of what is wrong, in lower case.
    let names: Set<String>
    /// Whether the message speaks of the account's data policy.
    let namesDataPolicy: Bool

    private enum Key: String, CodingKey { case code, type, message, metadata }

    private struct Metadata: Decodable {
        struct Availability: Decodable { let code: String? }

        let availability: Availability?
        let names: [String]

        private enum Key: String, CodingKey, CaseIterable {
            case availability, code
            case errorType = "error_type"
            case limitSource = "limit_source"
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            availability = try? container.decode(Availability.self, forKey: .availability)
            names = [Key.code, .errorType, .limitSource].compactMap {
                try? container.decode(String.self, forKey: $0)
            }
        }
    }

    init(from decoder: any Decoder) throws {
        // Some say just a sentence.
        guard let container = try? decoder.container(keyedBy: Key.self) else {
            let sentence = try decoder.singleValueContainer().decode(String.self)
            status = nil
            names = []
            namesDataPolicy = Self.namesDataPolicy(sentence)
            return
        }
        let name = try? container.decode(String.self, forKey: .code)
        let number = (try? container.decode(Int.self, forKey: .code)) ?? name.flatMap { Int($0) }
        status = number.flatMap { (400...599).contains($0) ? $0 : nil }
        let metadata = try? container.decode(Metadata.self, forKey: .metadata)
        let type = try? container.decode(String.self, forKey: .type)
        let all = [name, type, metadata?.availability?.code].compactMap { $0 } + (metadata?.names ?? [])
        names = Set(all.map { $0.lowercased() })
        namesDataPolicy = Self.namesDataPolicy((try? container.decode(String.self, forKey: .message)) ?? "")
    }

    private static func namesDataPolicy(_ sentence: String) -> Bool {
        sentence.range(of: "data policy", options: .caseInsensitive) != nil
    }
}
