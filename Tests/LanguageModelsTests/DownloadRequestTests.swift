import Companion
import CompanionTesting
import Foundation
import HTTPTransfers
import Testing
import Wellbeing

@testable import LanguageModels

/// What a download asks for, and how long it waits before it asks again.
@Suite(.timeLimit(.minutes(2))) struct DownloadRequestTests {
    @Test func aRequestMaySendOnToWhereTheFilesAreAndIsNotWaitedForForEver() async throws {
        let house = try LibraryHouse()
        let transfers = FailingTransfers(.untrustedCertificate)
        let library = house.library(patience: DownloadPatience(), transfers: transfers)
        #expect(try await house.install(library) == .failed(.unreachable))
        // Nothing gets better by asking once more.
        #expect(transfers.requests.count == 1)
        let request = try #require(transfers.requests.first)
        #expect(request.method == .get)
        #expect(request.address == house.model.source.address)
        #expect(request.redirects == 5)
        #expect(request.connect == .seconds(10))
        #expect(request.firstByte == .seconds(60))
        #expect(request.silence == .seconds(60))
        #expect(request.total == nil)
        #expect(request.body.isEmpty)
        #expect(request.headers.isEmpty)
    }

    @Test(arguments: [TransferError.notLoopback, .redirected, .badAddress])
    func whatCannotGetBetterIsNotTriedAgain(_ error: TransferError) async throws {
        let house = try LibraryHouse()
        let transfers = FailingTransfers(error)
        #expect(try await house.install(house.library(transfers: transfers)) == .failed(.unreachable))
        #expect(transfers.requests.count == 1)
    }

    @Test(arguments: [TransferError.unreachable, .brokenOff, .noByteInTime, .silent, .unfinishedInTime])
    func whatMayGetBetterIsTriedAgain(_ error: TransferError) async throws {
        let house = try LibraryHouse()
        let transfers = FailingTransfers(error)
        #expect(try await house.install(house.library(transfers: transfers)) == .failed(.unreachable))
        #expect(transfers.requests.count == 3)
        let outcomes = try await house.ledger.egress(before: nil, limit: 10).map(\.record.outcome)
        #expect(outcomes == [.failed, .failed, .failed])
    }

    @Test func aPauseEndsTheWaitingBetweenTwoTries() async throws {
        let house = try LibraryHouse()
        var patience = DownloadPatience.short
        patience.firstPause = .seconds(600)
        patience.longestPause = .seconds(600)
        let transfers = FailingTransfers(.brokenOff)
        let library = house.library(patience: patience, transfers: transfers)
        try await library.install(
            DownloadAgreement(to: house.model, acceptsTerms: true, at: LibraryHouse.now), ledger: house.ledger
        )
        while transfers.requests.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await library.pause(house.model.id)
        #expect(await library.settled(house.model.id) == .paused(received: 0))
    }

    @Test func eachPauseIsTwiceTheLastAndAsLongAsTheServerAsks() {
        let patience = DownloadPatience()
        let pauses = (0..<8).map { patience.pause(before: $0, asked: nil) }
        #expect(pauses == [1, 2, 4, 8, 16, 32, 60, 60].map { .seconds($0) })
        #expect(patience.pause(before: 0, asked: 30) == .seconds(30))
        #expect(patience.pause(before: 5, asked: 30) == .seconds(32))
        #expect(patience.pause(before: 0, asked: .max) == .seconds(60))
    }
}

/// Exchanges that all fail in the same way.
private final class FailingTransfers: Transfers {
    private let error: TransferError
    private let seen = Locked<[TransferRequest]>([])

    init(_ error: TransferError) {
        self.error = error
    }

    var requests: [TransferRequest] { seen.withLock { $0 } }

    func run(
        _ request: TransferRequest,
        head: @escaping @Sendable (TransferHead) throws(TransferError) -> Void,
        bytes: @escaping @Sendable ([UInt8]) throws(TransferError) -> Void
    ) async throws(TransferError) {
        seen.withLock { $0.append(request) }
        throw error
    }
}
