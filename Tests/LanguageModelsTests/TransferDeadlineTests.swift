import CompanionTesting
import Foundation
import HTTPTransfers
import Testing

@testable import LanguageModels

/// Deadlines are short only where the server never answers, so a slow machine changes nothing.
@Suite(.timeLimit(.minutes(2))) struct TransferDeadlineTests {
    private static let head = ScriptedServer.Step.send("HTTP/1.1 200 OK\r\n\r\n")

    @Test(arguments: [[ScriptedServer.Step.stall], [head, .stall]])
    func aFirstByteThatDoesNotComeIsMissed(steps: [ScriptedServer.Step]) async throws {
        let server = try ScriptedServer(always: steps)
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.firstByte = .milliseconds(300)
        await #expect(throws: TransferError.noByteInTime) { try await Fetched(request) }
        await server.wait { $0.gone == 1 }
    }

    @Test func silenceAfterTheFirstByteIsNoticed() async throws {
        let server = try ScriptedServer(always: [Self.head, .send("a"), .stall])
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.silence = .milliseconds(300)
        await #expect(throws: TransferError.silent) { try await Fetched(request) }
    }

    @Test func aDripThatNeverEndsEndsInTime() async throws {
        let server = try ScriptedServer(always: [Self.head, .drip([65], every: 20)])
        var request = TransferRequest(address: server.origin, reach: .loopback)
        request.total = .milliseconds(500)
        await #expect(throws: TransferError.unfinishedInTime) { try await Fetched(request) }
        await server.wait { $0.gone == 1 }
    }

    @Test func cancellingEndsAWaitAtOnce() async throws {
        let server = try ScriptedServer(always: [.stall])
        let request = TransferRequest(address: server.origin, reach: .loopback)
        let task = Task { () -> TransferError? in
            do throws(TransferError) {
                try await Fetched(request)
                return nil
            } catch {
                return error
            }
        }
        await server.wait { $0.heard.count == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
        await server.wait { $0.gone == 1 }
    }

    @Test func cancellingEndsAnAnswerThatIsComing() async throws {
        let server = try ScriptedServer(always: [
            Self.head, .sendEndlessly(Array(repeating: 1, count: 9_999)),
        ])
        let request = TransferRequest(address: server.origin, reach: .loopback)
        let hasBytes = Locked(false)
        let task = Task { () -> TransferError? in
            do throws(TransferError) {
                try await CurlTransfers().run(request) { _ throws(TransferError) in
                } bytes: { _ throws(TransferError) in
                    hasBytes.withLock { $0 = true }
                }
                return nil
            } catch {
                return error
            }
        }
        while !hasBytes.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
        task.cancel()
        #expect(await task.value == .cancelled)
        await server.wait { $0.gone == 1 }
    }

    @Test func whatIsCancelledBeforehandConnectsToNobody() async throws {
        let server = try ScriptedServer(always: [.answer()])
        let request = TransferRequest(address: server.origin, reach: .loopback)
        let task = Task { () -> TransferError? in
            while !Task.isCancelled { await Task.yield() }
            do throws(TransferError) {
                try await Fetched(request)
                return nil
            } catch {
                return error
            }
        }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(server.heard.isEmpty)
    }

    @Test func aSlowReaderHoldsUpItsOwnExchangeAlone() async throws {
        let endless = try ScriptedServer(always: [
            Self.head, .sendEndlessly(Array(repeating: 1, count: 65_536)),
        ])
        let quick = try ScriptedServer(always: [.answer(200, "here")])
        let mayGoOn = DispatchSemaphore(value: 0)
        let isWaiting = Locked(false)
        let slow = Task {
            await #expect(throws: TransferError.stopped) {
                try await CurlTransfers().run(TransferRequest(address: endless.origin, reach: .loopback)) {
                    _ throws(TransferError) in
                } bytes: { _ throws(TransferError) in
                    isWaiting.withLock { $0 = true }
                    mayGoOn.wait()
                    throw .stopped
                }
            }
        }
        while !isWaiting.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(5)) }
        for _ in 0..<10 {
            let got = try await Fetched(TransferRequest(address: quick.origin, reach: .loopback))
            #expect(got.text == "here")
        }
        // What nobody has read is in the buffers of the kernel, and no more than fits in there.
        #expect(endless.sent < 32_000_000)
        mayGoOn.signal()
        _ = await slow.value
    }

    @Test func manyExchangesRunAtOnce() async throws {
        let server = try ScriptedServer { heard, _ in [.answer(200, heard.line)] }
        let texts = await withTaskGroup(of: String?.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let address = "\(server.origin)/\(number)"
                    return try? await Fetched(TransferRequest(address: address, reach: .loopback)).text
                }
            }
            return await group.reduce(into: Set<String?>()) { $0.insert($1) }
        }
        #expect(texts == Set((0..<40).map { "GET /\($0) HTTP/1.1" }))
    }
}
