import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import LanguageModels

/// Checking, adopting, and what becomes of a model that is ready when something fails.
@Suite(.timeLimit(.minutes(2))) struct LibraryCheckTests {
    private static let content = LibraryHouse.content
    private static let other: [UInt8] =
        Array("GGUF".utf8) + LibraryHouse.bytes(seed: 2, count: content.count - 4)

    @Sendable private static func honest(
        _ heard: ScriptedServer.Heard, _ number: Int
    ) -> [ScriptedServer.Step] { ScriptedServer.serve(content, to: heard) }

    private func adopt(
        _ house: LibraryHouse, _ library: DiskModelLibrary, _ path: String
    ) async throws -> ManagedModelState {
        try await library.adopt(path, as: house.model.id)
        return await library.settled(house.model.id)
    }

    @Test func aFileThatIsHereAlreadyIsTakenInPlace() async throws {
        let house = try LibraryHouse()
        let mine = house.folder + "/mine.gguf"
        try house.write(Self.content, to: mine)
        let library = house.library()
        #expect(try await adopt(house, library, mine) == .ready)
        #expect(await library.file(of: house.model.id) == ModelDisk.resolved(mine))
        #expect(await house.engines.tried == [ModelDisk.resolved(mine)])
        #expect(house.names == ["checked.json"])
        #expect(await house.library().states()[0].state == .ready)
        try await library.remove(house.model.id)
        #expect(await library.states()[0].state == .absent)
        #expect(house.bytes(at: mine) == Self.content)
    }

    @Test func aWrongFileIsNotAdoptedAndLeftAlone() async throws {
        let house = try LibraryHouse()
        let mine = house.folder + "/mine.gguf"
        let library = house.library()
        try house.write(Self.other, to: mine)
        #expect(try await adopt(house, library, mine) == .failed(.wrongDigest))
        #expect(house.bytes(at: mine) == Self.other)
        try house.write(Array("GGML".utf8) + Self.content.dropFirst(4), to: mine)
        #expect(try await adopt(house, library, mine) == .failed(.wrongSignature))
        try house.write(Array("GGUF".utf8), to: mine)
        #expect(try await adopt(house, library, mine) == .failed(.wrongSize(expected: 300_004, found: 4)))
        #expect(house.bytes(at: mine)?.count == 4)
        #expect(await house.engines.tried == [])
    }

    @Test func whatIsNoFileCannotBeAdopted() async throws {
        let house = try LibraryHouse()
        for path in [house.folder, house.folder + "/nothing", "/dev/null"] {
            await #expect(throws: ModelLibraryFault.unreadableFile) {
                try await house.library().adopt(path, as: house.model.id)
            }
        }
        #expect(!FileManager.default.fileExists(atPath: house.place))
    }

    @Test func aFileThatWasPutInItsPlaceByHandIsAsIfFetched() async throws {
        let house = try LibraryHouse()
        try FileManager.default.createDirectory(atPath: house.place, withIntermediateDirectories: true)
        try house.write(Self.content, to: house.whole)
        // Also by another name of the folder.
        let alias = house.folder + "/alias"
        try FileManager.default.createSymbolicLink(atPath: alias, withDestinationPath: house.place)
        let library = house.library()
        #expect(try await adopt(house, library, alias + "/tiny.gguf") == .ready)
        #expect(await library.file(of: house.model.id) == house.whole)
        #expect(house.bytes(at: house.whole) == Self.content)
    }

    @Test func anAdoptedFileInsideTheFolderOutlivesTheRemoval() async throws {
        let house = try LibraryHouse()
        try FileManager.default.createDirectory(atPath: house.place, withIntermediateDirectories: true)
        try house.write(Self.content, to: house.place + "/mine.gguf")
        let library = house.library()
        #expect(try await adopt(house, library, house.place + "/mine.gguf") == .ready)
        try await library.remove(house.model.id)
        #expect(house.names == ["mine.gguf"])
        #expect(await library.states()[0].state == .absent)
    }

    @Test func aFailedAdoptionLeavesTheReadyModelAsItIs() async throws {
        let house = try LibraryHouse(Self.honest)
        let library = house.library()
        #expect(try await house.install(library) == .ready)
        let mine = house.folder + "/mine.gguf"
        try house.write(Self.other, to: mine)
        #expect(try await adopt(house, library, mine) == .failed(.wrongDigest))
        try house.write(Self.content, to: mine)
        await house.engines.refuse(with: .ended)
        #expect(try await adopt(house, library, mine) == .failed(.engine(.ended)))
        #expect(await library.states()[0].state == .ready)
        #expect(await library.file(of: house.model.id) == house.whole)
    }

    @Test func anEngineThatRefusesMakesNothingReadyAndTouchesNoOtherModel() async throws {
        let house = try LibraryHouse(Self.honest)
        let second = try LibraryHouse.model("tiny-2", at: try #require(house.server).origin)
        let library = house.library(catalogue: [house.model, second])
        #expect(try await house.install(library) == .ready)
        await house.engines.refuse(with: .noMemory(needed: 9, free: 1))
        let state = try await house.install(library, second)
        #expect(state == .failed(.engine(.noMemory(needed: 9, free: 1))))
        #expect(await library.file(of: second.id) == nil)
        #expect(await library.states().map(\.state) == [.ready, state])
        #expect(await library.file(of: house.model.id) == house.whole)
        // The reason outlives the process; the file is good and need not be fetched again.
        let later = house.library(catalogue: [house.model, second])
        #expect(await later.states()[1].state == state)
        await house.engines.refuse(with: nil)
        #expect(try await house.install(later, second) == .ready)
        #expect(try #require(house.server).heard.count == 2)
    }

    @Test func anAdoptedFileIsRememberedWhenTheEngineRefuses() async throws {
        let house = try LibraryHouse()
        let mine = house.folder + "/mine.gguf"
        try house.write(Self.content, to: mine)
        let library = house.library()
        await house.engines.refuse(with: .missing)
        #expect(try await adopt(house, library, mine) == .failed(.engine(.missing)))
        await house.engines.refuse(with: nil)
        try await library.verify(house.model.id)
        #expect(await library.settled(house.model.id) == .ready)
    }

    @Test func aFileThatChangesIsNotReadyUntilItIsReadAgain() async throws {
        let house = try LibraryHouse(Self.honest)
        let library = house.library()
        #expect(try await house.install(library) == .ready)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: house.whole)
        #expect(await library.file(of: house.model.id) == nil)
        #expect(await library.states()[0].state == .failed(.changed))
        try await library.verify(house.model.id)
        #expect(await library.settled(house.model.id) == .ready)
        // The same length and the same date, but another file.
        try house.write(Self.other, to: house.whole + "-2")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: house.whole + "-2")
        #expect(rename(house.whole + "-2", house.whole) == 0)
        #expect(await library.states()[0].state == .failed(.changed))
        try await library.verify(house.model.id)
        #expect(await library.settled(house.model.id) == .failed(.wrongDigest))
        #expect(house.names == ["failed.json"])
    }

    @Test func anAdoptedFileThatWentIsMissed() async throws {
        let house = try LibraryHouse(Self.honest)
        let mine = house.folder + "/mine.gguf"
        try house.write(Self.content, to: mine)
        let library = house.library()
        #expect(try await adopt(house, library, mine) == .ready)
        try FileManager.default.removeItem(atPath: mine)
        #expect(await library.states()[0].state == .failed(.unreadableFile))
        await #expect(throws: ModelLibraryFault.notReady) { try await library.verify(house.model.id) }
        #expect(try await house.install(library) == .ready)
        #expect(await library.file(of: house.model.id) == house.whole)
    }

    @Test func onlyAWholeFileCanBeVerified() async throws {
        let house = try LibraryHouse()
        await #expect(throws: ModelLibraryFault.notReady) { try await house.library().verify(house.model.id) }
        let stranger = try #require(ManagedModel.ID(rawValue: "stranger"))
        await #expect(throws: ModelLibraryFault.unknownModel) { try await house.library().verify(stranger) }
    }

    @Test func aPauseWhileTheEngineIsTriedMakesNothingReady() async throws {
        let house = try LibraryHouse(Self.honest)
        await house.engines.becomeSlow()
        let library = house.library()
        try await library.install(
            DownloadAgreement(to: house.model, acceptsTerms: true, at: LibraryHouse.now), ledger: house.ledger
        )
        while await house.engines.tried.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await library.pause(house.model.id)
        #expect(await library.settled(house.model.id) == .paused(received: 300_004))
        #expect(await library.file(of: house.model.id) == nil)
    }

    @Test func aPauseWhileAReadyModelIsVerifiedLeavesItReady() async throws {
        let house = try LibraryHouse(Self.honest)
        let library = house.library()
        #expect(try await house.install(library) == .ready)
        await house.engines.becomeSlow()
        try await library.verify(house.model.id)
        while await house.engines.tried.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(await library.states()[0].state.isUnderWay)
        #expect(await library.file(of: house.model.id) == house.whole)
        await library.pause(house.model.id)
        #expect(await library.settled(house.model.id) == .ready)
    }

    /// A check that nobody wants any more ends before the file does.
    @Test func readingEndsWhenItIsCancelled() async throws {
        let house = try LibraryHouse()
        try house.write(Self.content, to: house.folder + "/mine.gguf")
        let check = FileCheck(path: house.folder + "/mine.gguf", source: house.model.source)
        let task = Task { () async -> Result<ModelDisk.Status, ModelLibraryFault> in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ModelLibraryFault) { return .success(try await check.run { _ in }) } catch {
                return .failure(error)
            }
        }
        #expect(await task.value == .failure(.cancelled))
    }

    @Test(arguments: [
        ModelLibraryFault.unreachable, .noSpace(needed: 5, free: 3), .refused(status: 404), .wrongDigest,
        .wrongSize(expected: 9, found: 8), .wrongSignature, .changed, .ledgerUnwritable, .unreadableFile,
        .unwritableFolder, .unknownModel, .busy, .termsNotAccepted, .notReady, .cancelled, .engine(.missing),
        .engine(.noMemory(needed: 2, free: 1)), .engine(.ended), .engine(.notReady), .engine(.unstable),
        .engine(.notInstalled),
    ])
    func aReasonIsReadAsItWasWritten(_ fault: ModelLibraryFault) throws {
        let note = try JSONEncoder().encode(FaultNote(fault))
        #expect(try JSONDecoder().decode(FaultNote.self, from: note).fault == fault)
    }
}
