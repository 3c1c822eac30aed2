import Pages
import Testing
import Wellbeing

struct RouteTests {
    private static func allRoutes() throws -> [Route] {
        let id = try Samples.id(1)
        let cursor = JournalCursor(instant: Instant(milliseconds: -5), id: id)
        return [
            .today, .write, .draft(id), .understood(id), .deeper(id), .journal(search: nil, after: nil),
            .journal(search: "q7w3", after: nil), .journal(search: nil, after: cursor),
            .journal(search: "q7w3", after: cursor), .reflection(id), .editReflection(id), .bin, .settings,
            .helpNow, .about, .welcome, .welcomeSetUp, .unlock, .recoveryCode, .deleteEverything,
            .keepDraft(id), .readDraft(id), .saveDraft(id), .discardDraft(id), .reopenDraft(id),
            .searchJournal, .deleteReflection(id), .restoreReflection(id), .destroyReflection(id),
            .readAgain(id), .correctEmotion(id), .chooseLanguage, .finishWelcome, .saveSettings,
            .savePassphrase, .removePassphrase, .makeRecoveryCode, .makeBackup, .doUnlock, .lock,
            .confirmDeleteEverything, .asset("sela.css"), .manifest, .serviceWorker, .health,
        ]
    }

    @Test func everyPrintedAddressReadsBackAsItself() throws {
        for route in try Self.allRoutes() { #expect(Addresses.route(route.method, route.path) == route) }
    }

    /// A case that is added must be added above too, or this stops compiling.
    @Test func theListAboveHoldsEveryCase() throws {
        var seen: Set<Int> = []
        for route in try Self.allRoutes() { seen.insert(Self.number(of: route)) }
        #expect(seen == Set(1...42))
    }

    @Test func anUnknownAddressIsNoRoute() {
        for path in ["/x", "/drafts", "/drafts/1", "/reflections/../settings", "/settings/x", "/assets/a/b"] {
            #expect(Route(.get, path) == nil, "\(path)")
        }
        #expect(Route(.post, "/") == nil)
        #expect(Route(.get, "/lock") == nil, "locking is an act")
    }

    // swift-format-ignore
    private static func number(of route: Route) -> Int {
        switch route {
        case .today: 1; case .write: 2; case .draft: 3; case .understood: 4; case .deeper: 5
        case .journal: 6; case .reflection: 7; case .editReflection: 8; case .bin: 9; case .settings: 10
        case .helpNow: 11; case .about: 12; case .welcome: 13; case .welcomeSetUp: 14; case .unlock: 15
        case .recoveryCode: 16; case .deleteEverything: 17; case .keepDraft: 18; case .readDraft: 19
        case .saveDraft: 20; case .discardDraft: 21; case .reopenDraft: 22; case .searchJournal: 23
        case .deleteReflection: 24; case .restoreReflection: 25; case .destroyReflection: 26
        case .readAgain: 27; case .correctEmotion: 28; case .chooseLanguage: 29; case .finishWelcome: 30
        case .saveSettings: 31; case .savePassphrase: 32; case .removePassphrase: 33
        case .makeRecoveryCode: 34; case .makeBackup: 35; case .doUnlock: 36; case .lock: 37
        case .confirmDeleteEverything: 38; case .asset: 39; case .manifest: 40; case .serviceWorker: 41
        case .health: 42
        }
    }
}

/// Reads an address as the server does.
enum Addresses {
    static func route(_ method: Route.Method, _ address: String) -> Route? {
        let withoutFragment = address.split(separator: "#", omittingEmptySubsequences: false)[0]
        let parts = withoutFragment.split(separator: "?", maxSplits: 1).map(String.init)
        var query: [String: String] = [:]
        for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
            let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
            query[sides[0]] = sides.count > 1 ? sides[1] : ""
        }
        return Route(method, parts.first ?? "", query: query)
    }
}
