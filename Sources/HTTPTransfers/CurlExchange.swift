import CCurl
import CCurlBridge
import Foundation

/// One exchange, run to its end by the thread that calls ``run(certificates:)``.
///
/// Not sendable: libcurl calls back on the same thread.
final class CurlExchange {
    let request: TransferRequest
    private let head: (TransferHead) throws(TransferError) -> Void
    private let bytes: ([UInt8]) throws(TransferError) -> Void
    private let stop: CurlStop
    private var handle: UnsafeMutableRawPointer?

    private let begun = ContinuousClock.now
    private var lastByte: ContinuousClock.Instant?
    private var lines = CurlHeadLines()
    private var isHeadGiven = false
    var isConnected = false
    /// Why the exchange ends, if one of the callbacks decided that.
    var verdict: TransferError?

    init(
        _ request: TransferRequest, head: @escaping (TransferHead) throws(TransferError) -> Void,
        bytes: @escaping ([UInt8]) throws(TransferError) -> Void, stop: CurlStop
    ) {
        self.request = request
        self.head = head
        self.bytes = bytes
        self.stop = stop
    }

    func run(certificates: String?) -> Result<Void, TransferError> {
        guard curlIsStarted, let handle = curl_easy_init() else { return .failure(.unreachable) }
        defer { curl_easy_cleanup(handle) }
        self.handle = handle
        guard let headers = CurlHeaders(request.headers) else { return .failure(.badAddress) }
        // The body is not copied: it has to stay where it is until the exchange is over.
        return request.body.withUnsafeBytes { body in
            withExtendedLifetime(headers) {
                guard set(handle, headers: headers, body: body, certificates: certificates) else {
                    return .failure(.badAddress)
                }
                return drive(handle)
            }
        }
    }

    private func drive(_ handle: UnsafeMutableRawPointer) -> Result<Void, TransferError> {
        guard let multi = curl_multi_init() else { return .failure(.unreachable) }
        curl_multi_add_handle(multi, handle)
        stop.watch(CurlMulti(pointer: multi))
        defer {
            stop.watch(nil)
            curl_multi_remove_handle(multi, handle)
            curl_multi_cleanup(multi)
        }
        while true {
            var running: Int32 = 0
            guard curl_multi_perform(multi, &running) == CURLM_OK else { return .failure(.brokenOff) }
            if let verdict { return .failure(verdict) }
            if running == 0 { return outcome(multi) }
            if stop.isCancelled { return .failure(.cancelled) }
            let (wait, late) = timeLeft()
            if let late { return .failure(late) }
            curl_multi_poll(multi, nil, 0, wait, nil)
        }
    }

    /// Milliseconds until the next deadline, or what is too late.
    private func timeLeft() -> (Int32, TransferError?) {
        let now = ContinuousClock.now
        var wait = Duration.seconds(1)
        let deadlines: [(ContinuousClock.Instant?, TransferError)] = [
            (request.total.map { begun + $0 }, .unfinishedInTime),
            (lastByte == nil ? request.firstByte.map { begun + $0 } : nil, .noByteInTime),
            (request.silence.flatMap { silence in lastByte.map { $0 + silence } }, .silent),
        ]
        for case (let deadline?, let error) in deadlines {
            if deadline <= now { return (0, error) }
            wait = min(wait, deadline - now)
        }
        return (Int32(wait.milliseconds + 1), nil)
    }

    private func outcome(_ multi: UnsafeMutableRawPointer) -> Result<Void, TransferError> {
        var left: Int32 = 0
        guard let message = curl_multi_info_read(multi, &left) else { return .failure(.brokenOff) }
        let code = message.pointee.data.result
        if code == CURLE_OK, isHeadGiven { return .success(()) }
        return .failure(TransferError(code, isConnected: isConnected, isRedirected: lines.isRedirect))
    }
}

/// What libcurl reports; `false` ends the exchange.
extension CurlExchange {
    /// One line of the head, with its line break.
    func takeHeadLine(_ line: UnsafeRawBufferPointer) -> Bool {
        if isHeadGiven { return true }  // a trailer
        guard lines.take(line) else { return end(.brokenOff) }
        guard lines.isComplete, let handle else { return true }
        let status = curl_bridge_status(handle)
        if status < 200 { return true }
        if lines.isRedirect {
            // libcurl follows it, over a new connection, or says that it may not.
            isConnected = false
            return request.followedRedirects > 0 || end(.redirected)
        }
        isHeadGiven = true
        return attempt { () throws(TransferError) in
            try head(TransferHead(status: status, headers: lines.headers))
        }
    }

    func takeBody(_ part: UnsafeRawBufferPointer) -> Bool {
        if stop.isCancelled { return end(.cancelled) }
        // The body of a redirect that is followed.
        guard isHeadGiven else { return true }
        let isTaken = attempt { () throws(TransferError) in try bytes(Array(part)) }
        // After the call: how long the caller took is no silence of the other side.
        lastByte = .now
        return isTaken
    }

    func end(_ error: TransferError) -> Bool {
        verdict = verdict ?? error
        return false
    }

    private func attempt(_ work: () throws(TransferError) -> Void) -> Bool {
        do throws(TransferError) {
            try work()
            return true
        } catch {
            return end(error)
        }
    }
}

/// The first use starts the library; Swift sees to it that this happens once.
private let curlIsStarted = curl_bridge_start() == CURLE_OK

extension TransferRequest {
    /// A body is never sent a second time to another place.
    var followedRedirects: Int {
        method != .post && address.lowercased().hasPrefix("https:") ? redirects : 0
    }
}

extension Duration {
    /// Whole milliseconds, rounded down, at most 24 days, which is what 32 bits hold.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        guard seconds < 2_147_483 else { return 2_147_483_000 }
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
