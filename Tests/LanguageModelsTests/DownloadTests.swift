import Companion
import CompanionTesting
import Foundation
import Testing
import Wellbeing

@testable import LanguageModels

/// Against a server that does all that servers do.
@Suite(.timeLimit(.minutes(2))) struct DownloadTests {
    private static let content = LibraryHouse.content
    private static let other: [UInt8] =
        Array("GGUF".utf8) + LibraryHouse.bytes(seed: 2, count: content.count - 4)

    @Test func aWholeAnswerIsCheckedTriedAndReady() async throws {
        let house = try LibraryHouse { heard, _ in ScriptedServer.serve(Self.content, to: heard) }
        let library = house.library()
        #expect(try await house.install(library) == .ready)
        #expect(house.bytes(at: house.whole) == Self.content)
        #expect(house.names == ["checked.json", "tiny.gguf"])
        #expect(await library.file(of: house.model.id) == house.whole)
        #expect(await house.engines.tried == [house.whole])
        let heard = try #require(house.server).heard
        #expect(heard.map(\.line) == ["GET /files/tiny.gguf HTTP/1.1"])
        #expect(heard[0].headers["range"] == nil)
        #expect(heard[0].headers["if-range"] == nil)
    }

    @Test func aCutConnectionGoesOnWhereItBroke() async throws {
        let house = try LibraryHouse { heard, _ in
            ScriptedServer.serve(Self.content, to: heard, atMost: 120_000)
        }
        #expect(try await house.install(house.library()) == .ready)
        let heard = try #require(house.server).heard
        #expect(heard.map { ScriptedServer.offset($0) } == [0, 120_000, 240_000])
        #expect(heard.map { $0.headers["if-range"] } == [nil, #""v1""#, #""v1""#])
    }

    @Test func aServerThatAlwaysCutsAtOnceIsGivenUp() async throws {
        let house = try LibraryHouse { heard, _ in
            ScriptedServer.serve(Self.content, to: heard, atMost: 100)
        }
        let library = house.library()
        #expect(try await house.install(library) == .failed(.unreachable))
        #expect(try #require(house.server).heard.count == 3)
        #expect(house.bytes(at: house.part)?.count == 300)
        // Another process knows why, and what is here helps the next try.
        #expect(await house.library().states()[0].state == .failed(.unreachable))
        #expect(ModelFolders(path: house.models, catalogue: [house.model])[house.model.id]?.received == 300)
    }

    @Test func silenceIsNotWaitedForForEver() async throws {
        let house = try LibraryHouse { heard, number in
            ScriptedServer.serve(Self.content, to: heard, atMost: 100_000) + (number == 0 ? [.stall] : [])
        }
        var patience = DownloadPatience.short
        patience.silence = .milliseconds(300)
        #expect(try await house.install(house.library(patience: patience)) == .ready)
        #expect(try #require(house.server).gone >= 1)
    }

    @Test func nothingOfAFileThatChangedIsGluedToAnother() async throws {
        let house = try LibraryHouse { heard, number in
            number == 0
                ? ScriptedServer.serve(Self.other, tag: #""old""#, to: heard, atMost: 90_000)
                : ScriptedServer.serve(Self.content, to: heard)
        }
        #expect(try await house.install(house.library()) == .ready)
        let heard = try #require(house.server).heard
        #expect(heard.map { $0.headers["if-range"] } == [nil, #""old""#])
    }

    /// A server that ignores `If-Range` tells by the tag of its answer.
    @Test func theRestOfAnotherVersionIsNotTaken() async throws {
        let house = try LibraryHouse { heard, number in
            switch number {
            case 0: ScriptedServer.serve(Self.other, tag: #""old""#, to: heard, atMost: 90_000)
            case 1: ScriptedServer.rest(of: Self.content, from: 90_000, tag: #""new""#)
            default: ScriptedServer.serve(Self.content, to: heard)
            }
        }
        #expect(try await house.install(house.library()) == .ready)
        let heard = try #require(house.server).heard
        #expect(heard.map { ScriptedServer.offset($0) } == [0, 90_000, 0])
    }

    @Test(arguments: [
        "bytes 80000-300003/300004", "bytes 90000-300003/300005", "bytes 90000-299999/300004",
        "bytes */300004",
        "",
    ])
    func aRangeThatWasNotAskedForIsNotTaken(_ range: String) async throws {
        let house = try LibraryHouse { heard, number in
            guard number == 1 else {
                return ScriptedServer.serve(Self.content, to: heard, atMost: number == 0 ? 90_000 : .max)
            }
            let rest = Array(Self.content.dropFirst(90_000))
            return [
                ScriptedServer.head(
                    206, length: rest.count, tag: #""v1""#, range.isEmpty ? [] : ["Content-Range: " + range]),
                .send(rest),
            ]
        }
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { ScriptedServer.offset($0) } == [0, 90_000, 0])
    }

    @Test func aServerThatIgnoresRangesBeginsAnew() async throws {
        let house = try LibraryHouse { _, number in
            [
                ScriptedServer.head(200, length: Self.content.count, tag: #""v1""#),
                .send(Array(Self.content.prefix(number == 0 ? 90_000 : .max))),
            ]
        }
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.count == 2)
    }

    @Test func aServerThatNeverGetsToTheEndAndAlwaysBeginsAnewIsGivenUp() async throws {
        let house = try LibraryHouse { _, number in
            [
                ScriptedServer.head(200, length: Self.content.count, tag: #""v1""#),
                .send(Array(Self.content.prefix(90_000 + 20_000 * number))),
            ]
        }
        #expect(try await house.install(house.library()) == .failed(.unreachable))
        #expect(try #require(house.server).heard.count == 4)
    }

    /// Without a name for the version, what is here cannot be told from another file; a weak tag is none.
    @Test(arguments: [nil, #"W/"v1""#])
    func aFileWithoutATagIsFetchedAnew(_ tag: String?) async throws {
        let house = try LibraryHouse { _, number in
            [
                ScriptedServer.head(200, length: Self.content.count, tag: tag),
                .send(Array(Self.content.prefix(number == 0 ? 90_000 : .max))),
            ]
        }
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { $0.headers["range"] } == [nil, nil])
    }

    @Test func aDateNamesTheVersionWhereThereIsNoTag() async throws {
        let date = "Tue, 01 Sep 2026 10:00:00 GMT"
        let house = try LibraryHouse { heard, number in
            number == 0
                ? [
                    ScriptedServer.head(200, length: Self.content.count, ["Last-Modified: " + date]),
                    .send(Array(Self.content.prefix(90_000))),
                ] : ScriptedServer.rest(of: Self.content, from: 90_000, tag: nil)
        }
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { $0.headers["if-range"] } == [nil, date])
    }

    @Test func whatTheServerNoLongerHasIsFetchedAnew() async throws {
        let house = try LibraryHouse { heard, number in
            switch number {
            case 1: [ScriptedServer.head(416, length: 0)]
            default: ScriptedServer.serve(Self.content, to: heard, atMost: number == 0 ? 90_000 : .max)
            }
        }
        #expect(try await house.install(house.library()) == .ready)
        #expect(try #require(house.server).heard.map { ScriptedServer.offset($0) } == [0, 90_000, 0])
    }

    @Test(arguments: [401, 403, 404, 410, 451])
    func aRefusalIsTakenAtItsWord(_ status: Int) async throws {
        let house = try LibraryHouse { _, _ in [ScriptedServer.head(status, length: 0)] }
        #expect(try await house.install(house.library()) == .failed(.refused(status: status)))
        #expect(try #require(house.server).heard.count == 1)
    }

    @Test func aServerThatIsBusyIsAskedAgain() async throws {
        let house = try LibraryHouse { heard, number in
            number < 2
                ? [ScriptedServer.head(number == 0 ? 503 : 429, length: 0)]
                : ScriptedServer.serve(Self.content, to: heard)
        }
        #expect(try await house.install(house.library()) == .ready)
    }

    @Test func aServerThatStaysBrokenIsGivenUp() async throws {
        let house = try LibraryHouse { _, _ in [ScriptedServer.head(503, length: 0)] }
        #expect(try await house.install(house.library()) == .failed(.refused(status: 503)))
        #expect(try #require(house.server).heard.count == 3)
    }

    @Test func moreThanTheCatalogueSaysIsRefusedBeforeItComes() async throws {
        let house = try LibraryHouse { _, _ in
            [
                ScriptedServer.head(200, length: 400_000),
                .sendEndlessly([UInt8](repeating: 71, count: 65_536)),
            ]
        }
        let state = try await house.install(house.library())
        #expect(state == .failed(.wrongSize(expected: 300_004, found: 400_000)))
        #expect(house.names == ["failed.json"])
    }

    @Test func aStreamThatDoesNotEndIsStopped() async throws {
        let house = try LibraryHouse { _, _ in
            [ScriptedServer.head(200, length: nil), .send(Self.content), .sendEndlessly([1, 2, 3, 4])]
        }
        let state = try await house.install(house.library())
        guard case .failed(.wrongSize(300_004, let found)) = state else {
            Issue.record("\(state)")
            return
        }
        #expect(found > 300_004)
        #expect(house.names == ["failed.json"])
    }

    @Test func aFileThatIsTooShortIsNoModel() async throws {
        let house = try LibraryHouse { heard, _ in
            let short = Array(Self.content.prefix(200_000))
            return ScriptedServer.offset(heard) == 0
                ? ScriptedServer.serve(short, to: heard)
                : [
                    ScriptedServer.head(
                        206, length: 0, tag: #""v1""#, ["Content-Range: bytes 200000-300003/300004"])
                ]
        }
        let state = try await house.install(house.library())
        #expect(state == .failed(.wrongSize(expected: 300_004, found: 200_000)))
        #expect(house.names == ["failed.json"])
    }

    @Test func aPageInsteadOfAFileIsRefusedAtItsFirstBytes() async throws {
        let house = try LibraryHouse { _, _ in
            [ScriptedServer.head(200, length: 300_004), .send("<html>Sign in to this network"), .stall]
        }
        #expect(try await house.install(house.library()) == .failed(.wrongSignature))
        #expect(house.names == ["failed.json"])
    }

    @Test func anotherFileOfTheSameLengthIsRefused() async throws {
        let house = try LibraryHouse { heard, _ in ScriptedServer.serve(Self.other, to: heard) }
        let library = house.library()
        #expect(try await house.install(library) == .failed(.wrongDigest))
        #expect(house.names == ["failed.json"])
        #expect(await library.file(of: house.model.id) == nil)
        #expect(await house.engines.tried == [])
    }

    /// The test of the client shows that only https leads to https.
    @Test func aRedirectThatIsNotEncryptedIsNotFollowed() async throws {
        let house = try LibraryHouse { _, _ in
            [ScriptedServer.head(302, length: 0, ["Location: http://127.0.0.1:9/elsewhere"])]
        }
        #expect(try await house.install(house.library()) == .failed(.unreachable))
        #expect(try #require(house.server).heard.count == 1)
    }

    @Test func nobodyThereIsUnreachable() async throws {
        let house = try LibraryHouse()
        #expect(try await house.install(house.library()) == .failed(.unreachable))
    }
}
