import Foundation

/// What an engine is told over its standard input when it has started: one line of JSON.
struct EngineOrder: Encodable, Sendable {
    /// The full path of the file to serve.
    let file: String
    /// The name under which to serve it.
    let name: String
    /// Opens the service.
    let key: String
    /// Tokens of question and answer together.
    let context: Int
    let threads: Int
    /// Bytes that the engine may take before it is stopped.
    let memory: Int
    /// Whose child it has to be.
    let parent: Int32

    func line() throws -> [UInt8] {
        try Array(JSONEncoder().encode(self)) + [UInt8(ascii: "\n")]
    }
}

/// What it answers when it is ready: one line of JSON.
struct EngineAnswer: Decodable, Sendable {
    let port: Int

    /// `nil` for anything else.
    static func port(in line: [UInt8]) -> Int? {
        guard let answer = try? JSONDecoder().decode(Self.self, from: Data(line)),
            (1...65_535).contains(answer.port)
        else { return nil }
        return answer.port
    }
}
