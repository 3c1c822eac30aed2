import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import LanguageModels

/// From the agreement to the model that is ready, across restarts and beside other processes.
@Suite(.timeLimit(.minutes(2))) struct LibraryTests {
    private static let content = LibraryHouse.content
    @Sendable private static func honest(
        _ heard: ScriptedServer.Heard, _ number: Int
    ) -> [ScriptedServer.Step] { ScriptedServer.serve(content, to: heard) }
    /// Half of it, and then nothing until the client goes; the rest to whom asks for it.
    @Sendable private static func slow(
        _ heard: ScriptedServer.Heard, _ number: Int
    ) -> [ScriptedServer.Step] {
        number == 0
            ? ScriptedServer.serve(content, to: heard, atMost: 150_000) + [.stall]
            : ScriptedServer.serve(content, to: heard)
    }

    @Test func whatIsReadyIsReadyAfterARestart() async throws {
        let house = try LibraryHouse(Self.honest)
        #expect(await house.library().states()[0].state == .absent)
        #expect(try await house.install(house.library()) == .ready)
        let later = house.library()
        #expect(await later.states()[0].state == .ready)
        #expect(await later.file(of: house.model.id) == house.whole)
        #expect(try await house.install(later) == .ready)
        #expect(try #require(house.server).heard.count == 1)
    }

    @Test func aPauseKeepsWhatIsHereAndTheRestFollowsWhenAsked() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        await library.pause(house.model.id)
        #expect(await library.settled(house.model.id) == .paused(received: 150_000))
        await #expect(library.file(of: house.model.id) == nil)
        // A restart begins nothing by itself.
        let later = house.library()
        #expect(await later.states()[0].state == .paused(received: 150_000))
        #expect(try #require(house.server).heard.count == 1)
        #expect(try await house.install(later) == .ready)
        #expect(try #require(house.server).heard.map { ScriptedServer.offset($0) } == [0, 150_000])
        #expect(house.bytes(at: house.whole) == Self.content)
    }

    @Test func aPartThatIsShorterThanItsNoteSaysIsTakenAsItIs() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        await library.pause(house.model.id)
        #expect(truncate(house.part, 40_000) == 0)
        #expect(await house.library().states()[0].state == .paused(received: 40_000))
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { ScriptedServer.offset($0) } == [0, 40_000])
    }

    /// The last bytes before a crash may not have come to the disk, so only those count that were noted.
    @Test func whatTheNoteDoesNotCountIsFetchedAgain() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        await library.pause(house.model.id)
        try house.write(Self.content.prefix(150_000) + [0, 0, 0, 0], to: house.part)
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { ScriptedServer.offset($0) } == [0, 150_000])
    }

    @Test func aPartOfAnotherFileThanTheCatalogueNamesNowIsNotUsed() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        await library.pause(house.model.id)
        let content: [UInt8] = Array("GGUF".utf8) + LibraryHouse.bytes(seed: 9, count: 200_000)
        let renewed = try LibraryHouse.model(
            "tiny-1", at: try #require(house.server).origin, content: content)
        let later = house.library(catalogue: [renewed])
        #expect(await later.states()[0].state == .absent)
        #expect(try await house.install(later, renewed) != .ready)
        #expect(try #require(house.server).heard[1].headers["range"] == nil)
    }

    @Test func twoProcessesDoNotWorkOnOneModel() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        let other = house.library()
        try await house.begin(library, until: 150_000)
        #expect(await other.states()[0].state == .downloading(received: 150_000))
        let agreement = DownloadAgreement(to: house.model, acceptsTerms: true, at: LibraryHouse.now)
        await #expect(throws: ModelLibraryFault.busy) {
            try await other.install(agreement, ledger: house.ledger)
        }
        await #expect(throws: ModelLibraryFault.busy) { try await other.remove(house.model.id) }
        try house.write(Self.content, to: house.folder + "/mine.gguf")
        await #expect(throws: ModelLibraryFault.busy) {
            try await other.adopt(house.folder + "/mine.gguf", as: house.model.id)
        }
        async let settled = other.settled(house.model.id)
        await library.pause(house.model.id)
        #expect(await settled == .paused(received: 150_000))
        #expect(try await house.install(other) == .ready)
        #expect(await library.states()[0].state == .ready)
    }

    @Test func aWorkerThatIsKilledLetsGo() async throws {
        let house = try LibraryHouse(Self.honest)
        try FileManager.default.createDirectory(atPath: house.place, withIntermediateDirectories: true)
        let worker = Process()
        let said = Pipe()
        worker.executableURL = URL(filePath: "/usr/bin/env")
        worker.arguments = [
            "python3", "-c",
            """
            import fcntl, os, sys, time
            held = os.open(sys.argv[1], os.O_RDONLY)
            fcntl.flock(held, fcntl.LOCK_EX)
            print("held", flush=True)
            time.sleep(600)
            """, house.place,
        ]
        worker.standardOutput = said
        try worker.run()
        defer { worker.terminate() }
        #expect(try said.fileHandleForReading.read(upToCount: 4) == Data("held".utf8))
        let library = house.library()
        #expect(await library.states()[0].state == .downloading(received: 0))
        await #expect(throws: ModelLibraryFault.busy) { _ = try await house.install(library) }
        #expect(kill(worker.processIdentifier, SIGKILL) == 0)
        worker.waitUntilExit()
        #expect(await library.states()[0].state == .absent)
        #expect(try await house.install(library) == .ready)
    }

    @Test func nothingIsFetchedWithoutTheTermsBeingAccepted() async throws {
        let house = try LibraryHouse(needsAcceptance: true, Self.honest)
        let library = house.library()
        await #expect(throws: ModelLibraryFault.termsNotAccepted) {
            _ = try await house.install(library, acceptsTerms: false)
        }
        #expect(try #require(house.server).connections == 0)
        #expect(!FileManager.default.fileExists(atPath: house.models))
        #expect(try await house.install(library) == .ready)
    }

    @Test func anAgreementToAnotherFileIsNone() async throws {
        let house = try LibraryHouse(Self.honest)
        let another = try LibraryHouse.model("tiny-1", at: "https://elsewhere.example")
        let stranger = try LibraryHouse.model("tiny-2", at: try #require(house.server).origin)
        for model in [another, stranger] {
            await #expect(throws: ModelLibraryFault.unknownModel) {
                _ = try await house.install(house.library(), model)
            }
        }
        #expect(try #require(house.server).connections == 0)
    }

    @Test func everyRequestIsInTheLedgerBeforeItGoesOut() async throws {
        let house = try LibraryHouse { heard, _ in
            ScriptedServer.serve(Self.content, to: heard, atMost: 160_000)
        }
        #expect(try await house.install(house.library()) == .ready)
        let lines = try await house.ledger.egress(before: nil, limit: 10).map(\.record)
        #expect(lines.map(\.outcome) == [.answered, .failed])
        let line = try #require(lines.first)
        #expect(line.purpose == .download)
        #expect(line.instant == LibraryHouse.now)
        #expect(line.address.description == house.model.source.address)
        #expect(line.model == "tiny-1")
        #expect(line.bytes == 0)
        // SHA-256 of nothing, as `sha256sum /dev/null` has it.
        #expect(line.digest == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    }

    @Test func withoutTheLedgerNothingIsAskedFor() async throws {
        let house = try LibraryHouse(Self.honest)
        await house.ledger.fail(with: .diskFull)
        #expect(try await house.install(house.library()) == .failed(.ledgerUnwritable))
        #expect(try #require(house.server).connections == 0)
    }

    @Test func aRequestThatIsStoppedIsCancelledInTheLedger() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        await library.pause(house.model.id)
        #expect(try await house.ledger.egress(before: nil, limit: 1).map(\.record.outcome) == [.cancelled])
    }

    @Test func removingTakesAllOfItAndStopsTheEngineFirst() async throws {
        let house = try LibraryHouse(Self.honest)
        let library = house.library()
        #expect(try await house.install(library) == .ready)
        try await library.remove(house.model.id)
        #expect(await library.states()[0].state == .absent)
        #expect(!FileManager.default.fileExists(atPath: house.place))
        // Once before the trial, and now.
        #expect(await house.engines.stopped == [house.model.id, house.model.id])
        try await library.remove(house.model.id)
    }

    @Test func removingStopsADownload() async throws {
        let house = try LibraryHouse(Self.slow)
        let library = house.library()
        try await house.begin(library, until: 150_000)
        try await library.remove(house.model.id)
        #expect(await library.states()[0].state == .absent)
        #expect(!FileManager.default.fileExists(atPath: house.place))
        try await #require(house.server).wait { $0.gone == 1 }
    }

    @Test func onlyTheOwnerMayLookInside() async throws {
        let house = try LibraryHouse(Self.honest)
        let before = umask(0)
        defer { umask(before) }
        #expect(try await house.install(house.library()) == .ready)
        for (path, mode) in [(house.models, 0o700), (house.place, 0o700), (house.whole, 0o600)] {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
        }
    }
}
