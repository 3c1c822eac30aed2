import Companion
import HTTPTransfers
import Wellbeing

/// Fetches the file of a model into its folder, as far as it is not here yet.
struct Download: Sendable {
    let folder: ModelFolder
    let transfers: any Transfers
    let ledger: any EgressLedger
    let clock: any WallClock
    let patience: DownloadPatience
    /// Told of bytes that are on disk, a few times a second.
    let report: @Sendable (Int) -> Void

    /// SHA-256 of nothing: a request for a file has no body.
    private static let digestOfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

    private var source: ManagedModel.Source { folder.model.source }

    /// Returns when as many bytes are on disk as the catalogue says.
    ///
    /// What they are worth is not checked. What was fetched is kept, whatever is thrown.
    func run() async throws(ModelLibraryFault) {
        let part = try DownloadPart(folder, tick: patience.tick, report: report)
        var most = part.length
        var fruitless = 0
        while part.length < source.bytes {
            let end = try await request(part)
            if part.restarts > patience.restarts { throw .unreachable }
            if part.length >= most + patience.worthwhile { fruitless = 0 }
            most = max(most, part.length)
            guard case .later(let fault, let seconds)? = end else { continue }
            fruitless += 1
            if fruitless >= patience.tries { throw fault }
            try await rest(patience.pause(before: fruitless - 1, asked: seconds))
        }
    }

    private func rest(_ pause: Duration) async throws(ModelLibraryFault) {
        do { try await Task.sleep(for: pause) } catch { throw .cancelled }
    }

    /// One request and its answer; the note in the ledger before it and after.
    ///
    /// - Returns: `nil` = go on at once.
    private func request(_ part: DownloadPart) async throws(ModelLibraryFault) -> DownloadAnswer? {
        if Task.isCancelled { throw .cancelled }
        let line = try await record()
        let result: Result<DownloadAnswer?, ModelLibraryFault>
        do throws(ModelLibraryFault) {
            result = .success(try await exchange(part))
        } catch {
            result = .failure(error)
        }
        let outcome: EgressRecord.Outcome =
            switch result {
            case .success(nil), .success(.otherFile): .answered
            case .failure(.cancelled): .cancelled
            case .success, .failure: .failed
            }
        await finish(line, outcome)
        return try result.get()
    }

    private func exchange(_ part: DownloadPart) async throws(ModelLibraryFault) -> DownloadAnswer? {
        let answer = IncomingFile(part, expecting: source.bytes)
        let problem = await transfer(request(for: part.beginning), to: answer)
        let saved = Result { () throws(ModelLibraryFault) in try part.save() }
        if let verdict = answer.verdict {
            if case .ends(let fault) = verdict { throw fault }
            if verdict == .otherFile { try part.restart(entityTag: nil, lastModified: nil) }
            return verdict == .otherFile ? nil : verdict
        }
        try saved.get()
        switch problem {
        case nil:
            return part.length == source.bytes
                ? nil : .later(.wrongSize(expected: source.bytes, found: part.length), seconds: nil)
        case .cancelled: throw .cancelled
        case .unreachable, .noByteInTime, .silent, .unfinishedInTime, .brokenOff, .stopped:
            return .later(.unreachable, seconds: nil)
        case .badAddress, .notLoopback, .untrustedCertificate, .redirected: throw .unreachable
        }
    }

    /// `nil` = the answer came to its end.
    private func transfer(_ request: TransferRequest, to answer: IncomingFile) async -> TransferError? {
        do throws(TransferError) {
            try await transfers.run(
                request,
                head: { (head) throws(TransferError) in try answer.take(head) },
                bytes: { (bytes) throws(TransferError) in try answer.take(bytes) })
            return nil
        } catch {
            return error
        }
    }

    private func request(for beginning: PartNote?) -> TransferRequest {
        var request = TransferRequest(address: source.address, reach: .anywhere)
        // The place that the catalogue names sends on to where the files are.
        request.redirects = 5
        request.connect = patience.connect
        request.firstByte = patience.silence
        request.silence = patience.silence
        if let beginning, let validator = beginning.validator {
            request.headers = [("Range", "bytes=\(beginning.received)-"), ("If-Range", validator)]
        }
        return request
    }

    private func record() async throws(ModelLibraryFault) -> Int64 {
        let address: ServiceAddress
        do { address = try ServiceAddress(parsing: source.address) } catch { throw .unreachable }
        do {
            return try await ledger.record(
                EgressRecord(
                    instant: clock.now(), purpose: .download, address: address,
                    model: folder.model.id.rawValue, bytes: 0, digest: Self.digestOfNothing))
        } catch {
            throw .ledgerUnwritable
        }
    }

    /// A line that cannot be completed says "sent", which is true.
    private func finish(_ line: Int64, _ outcome: EgressRecord.Outcome) async {
        do { _ = try await ledger.finish(line, outcome) } catch { return }
    }
}

/// Takes one answer as it comes, on the thread of the exchange.
private final class IncomingFile: Sendable {
    private let part: DownloadPart
    private let bytes: Int
    private let beginning: PartNote?
    private let decided = Locked<DownloadAnswer?>(nil)

    init(_ part: DownloadPart, expecting bytes: Int) {
        self.part = part
        self.bytes = bytes
        beginning = part.beginning
    }

    /// Why the exchange was ended from here; `nil` = it was not.
    var verdict: DownloadAnswer? { decided.withLock { $0 } }

    func take(_ head: TransferHead) throws(TransferError) {
        let answer = DownloadAnswer(head, to: beginning, expecting: bytes)
        switch answer {
        case .goesOn: return
        case .begins(let entityTag, let lastModified):
            try attempt { () throws(ModelLibraryFault) in
                try part.restart(entityTag: entityTag, lastModified: lastModified)
            }
        case .otherFile, .later, .ends:
            decided.withLock { $0 = answer }
            throw .stopped
        }
    }

    func take(_ bytes: [UInt8]) throws(TransferError) {
        try attempt { () throws(ModelLibraryFault) in try part.append(bytes) }
    }

    private func attempt(_ work: () throws(ModelLibraryFault) -> Void) throws(TransferError) {
        do throws(ModelLibraryFault) {
            try work()
        } catch {
            decided.withLock { $0 = .ends(error) }
            throw .stopped
        }
    }
}
