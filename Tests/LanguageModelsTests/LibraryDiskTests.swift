import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import LanguageModels

/// Disks that are full, folders that cannot be written or go away.
@Suite(.timeLimit(.minutes(2))) struct LibraryDiskTests {
    private static let content = LibraryHouse.content

    @Test func aDiskWithoutRoomIsNoticedBeforeAnythingIsFetched() async throws {
        let house = try LibraryHouse { heard, _ in ScriptedServer.serve(Self.content, to: heard) }
        let free = try #require(ModelDisk.freeBytes(at: house.models))
        do {
            _ = try await house.install(house.library(reserve: free * 2))
            Issue.record("there was room")
        } catch ModelLibraryFault.noSpace(let needed, let found) {
            #expect(needed == 300_004 + free * 2)
            #expect(found > 0)
        }
        #expect(try #require(house.server).connections == 0)
        #expect(!FileManager.default.fileExists(atPath: house.place))
    }

    /// On a file system of its own, which not everybody can make.
    @Test(.enabled(if: SmallDisk.isPossible, "this process may not mount a small tmpfs"))
    func aDiskThatFillsUpMeanwhileKeepsWhatIsHere() async throws {
        try await SmallDisk.with(kilobytes: 512) { disk in
            let isFull = DispatchSemaphore(value: 0)
            let house = try LibraryHouse(in: disk) { heard, number in
                // Passes the look at the free space, because the room is taken only afterwards.
                if number == 1 { isFull.wait() }
                return ScriptedServer.serve(Self.content, to: heard, atMost: 100_000)
            }
            let library = house.library()
            try await house.begin(library, until: 100_000)
            let free = try #require(ModelDisk.freeBytes(at: disk))
            try house.write([UInt8](repeating: 1, count: free - 60_000), to: disk + "/filler")
            isFull.signal()
            let state = await library.settled(house.model.id)
            guard case .failed(.noSpace(let needed, let left)) = state else {
                Issue.record("\(state)")
                return
            }
            #expect(needed > 0 && needed <= 200_004)
            #expect(left < needed)
            #expect(await house.library().states()[0].state == state)
            #expect(await library.file(of: house.model.id) == nil)
            try FileManager.default.removeItem(atPath: disk + "/filler")
            #expect(try await house.install(library) == .ready)
            #expect(house.bytes(at: house.whole) == Self.content)
        }
    }

    @Test func aFolderThatCannotBeMadeIsSaid() async throws {
        let house = try LibraryHouse { heard, _ in ScriptedServer.serve(Self.content, to: heard) }
        try house.write([1], to: house.models)
        await #expect(throws: ModelLibraryFault.unwritableFolder) {
            _ = try await house.install(house.library())
        }
        #expect(try #require(house.server).connections == 0)
        #expect(await house.library().states()[0].state == .absent)
    }

    /// Deleting everything must not leave a download behind that goes on for gigabytes.
    @Test func aFolderThatGoesAwayEndsTheDownload() async throws {
        let house = try LibraryHouse { _, _ in
            [
                ScriptedServer.head(200, length: Self.content.count, tag: #""v1""#),
                .send(Array(Self.content.prefix(100_000))),
                .drip(Array(Self.content.dropFirst(100_000)), every: 5),
            ]
        }
        let library = house.library()
        try await house.begin(library, until: 50_000)
        // In one step: while files are written in it, it could not be emptied.
        #expect(rename(house.models, house.folder + "/gone") == 0)
        #expect(await library.settled(house.model.id) == .failed(.unwritableFolder))
        try await #require(house.server).wait { $0.gone == 1 }
        #expect(await library.states()[0].state == .absent)
        #expect(!FileManager.default.fileExists(atPath: house.models))
    }

    @Test func notesThatAreNoneAreNotBelieved() async throws {
        let house = try LibraryHouse { heard, _ in ScriptedServer.serve(Self.content, to: heard) }
        try FileManager.default.createDirectory(atPath: house.place, withIntermediateDirectories: true)
        for name in ["checked.json", "part.json", "failed.json", "progress.json"] {
            try house.write(Array("{\"digest\":".utf8), to: house.place + "/" + name)
        }
        #expect(await house.library().states()[0].state == .absent)
        #expect(try await house.install(house.library()) == .ready)
    }
}

/// A file system in memory that is soon full.
private enum SmallDisk {
    static let isPossible = geteuid() == 0 && (try? attempt()) == true

    /// Root in a container may lack the right too.
    private static func attempt() throws -> Bool {
        let place = try makePlace()
        defer { try? FileManager.default.removeItem(atPath: place) }
        guard try mount(place, kilobytes: 64) else { return false }
        return try run("umount", place) == 0
    }

    static func with(kilobytes: Int, _ body: (String) async throws -> Void) async throws {
        let place = try makePlace()
        defer { try? FileManager.default.removeItem(atPath: place) }
        try #require(try mount(place, kilobytes: kilobytes))
        defer { _ = try? run("umount", "--lazy", place) }
        try await body(place)
    }

    private static func makePlace() throws -> String {
        let place = FileManager.default.temporaryDirectory.appending(path: "sela-disk-\(UUID())").path
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        return place
    }

    private static func mount(_ place: String, kilobytes: Int) throws -> Bool {
        try run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", place) == 0
    }

    private static func run(_ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
