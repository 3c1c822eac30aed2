import Companion
import Foundation
import HTTPTransfers

/// What is asked of an engine that has just started.
struct EngineQuestions: Sendable {
    let transfers: any Transfers
    let service: EngineService

    private static let longestAnswer = 65_536

    /// Whether it answers to its key.
    func isHealthy(within time: Duration) async -> Bool {
        await answer(to: "/models", body: nil, within: time) != nil
    }

    /// Whether it gives any answer at all to a question that holds nothing of anybody.
    func givesAnAnswer(within time: Duration) async -> Bool {
        let question = Question(model: service.model)
        guard let body = try? JSONEncoder().encode(question),
            let bytes = await answer(to: "/chat/completions", body: Array(body), within: time),
            let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes)),
            let message = answer.choices.first?.message
        else { return false }
        // A model that thinks first may not have come to its answer.
        return message.content?.isEmpty == false || message.reasoning_content?.isEmpty == false
    }

    /// The body of an answer with status 200; `nil` = there was none.
    private func answer(to path: String, body: [UInt8]?, within time: Duration) async -> [UInt8]? {
        var request = TransferRequest(address: "\(service.address)\(path)", reach: .loopback)
        request.headers = [("Content-Type", "application/json")]
        if let key = service.key { request.headers.append(("Authorization", "Bearer " + key.exposed)) }
        if let body {
            request.method = .post
            request.body = body
        }
        request.total = time
        let received = Locked([UInt8]())
        do throws(TransferError) {
            try await transfers.run(request) { (head) throws(TransferError) in
                if head.status != 200 { throw .stopped }
            } bytes: { (bytes) throws(TransferError) in
                let count = received.withLock { all -> Int in
                    all += bytes
                    return all.count
                }
                if count > Self.longestAnswer { throw .stopped }
            }
            return received.withLock { $0 }
        } catch {
            return nil
        }
    }

    /// A few tokens, the likeliest ones; engines differ in how they name the limit.
    private struct Question: Encodable {
        struct Message: Encodable {
            let role = "user"
            let content = "Reply with the word ok."
        }

        let model: String
        let messages = [Message()]
        let max_tokens = 12
        let max_completion_tokens = 12
        let temperature = 0
    }

    private struct Answer: Decodable {
        struct Choice: Decodable { let message: Message }
        struct Message: Decodable {
            let content: String?
            let reasoning_content: String?
        }

        let choices: [Choice]
    }
}
