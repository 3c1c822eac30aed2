public import Pages
public import Wellbeing

/// What `sela model find` answers.
public struct FoundServers: Sendable {
    private let servers: [FoundModelServer]

    public init(_ servers: [FoundModelServer]) {
        self.servers = servers
    }

    public var json: JSON {
        .object([
            .init(
                "servers",
                .array(
                    servers.map { server in
                        .object([
                            .init("kind", .string(name(of: server.kind))),
                            .init("address", .string(server.address.description)),
                            .init("cloud_disabled", .optional(server.isCloudDisabled, JSON.bool)),
                            .init("models", .array(server.models.map(json))),
                        ])
                    }))
        ])
    }

    private func json(_ model: FoundModelServer.Model) -> JSON {
        .object([.init("name", .string(model.name)), .init("elsewhere", .bool(model.isElsewhere))])
    }

    /// A line for each server and under it one for each of its models.
    ///
    /// Ends with a line feed, unless nobody was found: then it is empty.
    public func text(in language: Language) -> String {
        servers.map { server in
            let head = "\(name(of: server.kind))  \(server.address)\n"
            return head
                + server.models.map { model in
                    let note = model.isElsewhere ? "  (\(CommandCopy.passesOn(language)))" : ""
                    return "  \(model.name)\(note)\n"
                }.joined()
        }.joined()
    }

    private func name(of kind: FoundModelServer.Kind) -> String {
        switch kind {
        case .ollama: "Ollama"
        case .lmStudio: "LM Studio"
        case .llamaServer: "llama.cpp"
        case .litertServe: "LiteRT-LM"
        case .other: "chat completions"
        }
    }
}
