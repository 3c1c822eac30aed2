import Companion
import HTTPTransfers
import Wellbeing

/// One try to get an answer.
struct ChatTry {
    let transfers: any Transfers
    let clock: any WallClock
    let service: ChatService
    let body: ChatBody
    let limits: ModelLimits

    /// Sends the request and reads the answer.
    ///
    /// - Parameters:
    ///   - total: what is left of the caller's time.
    ///   - pieces: called with each new piece of text; it may take its time.
    /// - Returns: the answer or what went wrong, and whether a piece was handed out.
    func run(
        total: Duration, pieces: (@Sendable (String) async -> Void)?
    ) async -> (result: Result<ChatReply, ChatFault>, hasSpoken: Bool) {
        let reading = Locked(ChatReading(mostBytes: limits.maximumBytes))
        let (stream, feed) = AsyncStream.makeStream(of: String.self)
        async let delivered = Self.deliver(stream, to: pieces)
        let end = await exchange(request(total: total), reading, feed)
        let result = reading.withLock { $0.reply(after: end) }
        if case .success = result { feed.yield(reading.withLock { $0.lastPiece() }) }
        feed.finish()
        return (result, await delivered)
    }

    /// Runs the exchange; ends it when no piece comes in time.
    private func exchange(
        _ request: TransferRequest, _ reading: Locked<ChatReading>, _ feed: AsyncStream<String>.Continuation
    ) async -> TransferError? {
        let firstPiece = limits.firstPiece
        return await withTaskGroup(of: Event.self) { group in
            group.addTask { .ended(await transfer(request, reading, feed)) }
            group.addTask {
                // Ended early where the other task is through: then it says nothing.
                let isOver = (try? await Task.sleep(for: firstPiece)) != nil
                return isOver && !reading.withLock { $0.hasPiece || $0.isOver } ? .late : .inTime
            }
            var isLate = false
            for await event in group {
                switch event {
                case .inTime: break
                case .late:
                    isLate = true
                    group.cancelAll()
                case .ended(let end):
                    group.cancelAll()
                    return isLate && end == .cancelled ? .noByteInTime : end
                }
            }
            return .cancelled
        }
    }

    private enum Event { case ended(TransferError?), inTime, late }

    private func transfer(
        _ request: TransferRequest, _ reading: Locked<ChatReading>, _ feed: AsyncStream<String>.Continuation
    ) async -> TransferError? {
        do throws(TransferError) {
            try await transfers.run(request) { head throws(TransferError) in
                reading.withLock { $0.take(head, now: clock.now()) }
            } bytes: { bytes throws(TransferError) in
                let (piece, isOver) = reading.withLock { ($0.take(bytes), $0.isOver) }
                if !piece.isEmpty { feed.yield(piece) }
                if isOver { throw .stopped }
            }
            return nil
        } catch {
            return error
        }
    }

    private func request(total: Duration) -> TransferRequest {
        var request = TransferRequest(address: "\(service.address)/chat/completions", reach: service.reach)
        request.method = .post
        request.headers = [
            ("Content-Type", "application/json"), ("Accept", "text/event-stream, application/json"),
        ]
        if let key = service.key { request.headers.append(("Authorization", "Bearer \(key.exposed)")) }
        request.body = body.bytes
        request.connect = min(limits.connect, total)
        request.total = total
        return request
    }

    /// Hands the pieces over in their order, without holding up the connection; `true` if there was one.
    private static func deliver(
        _ stream: AsyncStream<String>, to pieces: (@Sendable (String) async -> Void)?
    ) async -> Bool {
        var hasSpoken = false
        for await piece in stream where !piece.isEmpty {
            hasSpoken = true
            await pieces?(piece)
        }
        return hasSpoken
    }
}
