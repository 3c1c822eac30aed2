/// Ollama's answer to `GET /api/tags`: its models, and which of them are elsewhere.
struct OllamaTags: Decodable {
    struct Entry: Decodable {
        let name: String?
        let model: String?
        let remoteModel: String?
        let remoteHost: String?

        enum CodingKeys: String, CodingKey {
            case name, model
            case remoteModel = "remote_model"
            case remoteHost = "remote_host"
        }

        var isElsewhere: Bool {
            remoteHost?.isEmpty == false || remoteModel?.isEmpty == false
                || [name, model].contains { $0.map(OllamaTags.namesCloud) == true }
        }
    }

    let models: [Entry]

    /// Whether a request for `wanted` would leave the machine.
    ///
    /// A name without a tag means the latest.
    func passesOn(_ wanted: String) -> Bool {
        let spellings = [wanted.lowercased(), wanted.lowercased() + ":latest"]
        return Self.namesCloud(wanted)
            || models.contains { entry in
                entry.isElsewhere
                    && [entry.name, entry.model].contains {
                        $0.map { spellings.contains($0.lowercased()) } == true
                    }
            }
    }

    /// Whether the name alone says so: such a model need not be in the list.
    static func namesCloud(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.hasSuffix(":cloud") || name.hasSuffix("-cloud")
    }
}

/// Ollama's answer to `GET /api/status`.
struct OllamaStatus: Decodable {
    struct Cloud: Decodable { let disabled: Bool }

    let cloud: Cloud
}
