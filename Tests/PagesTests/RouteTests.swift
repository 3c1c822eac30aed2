import Pages
import Testing
import Wellbeing

struct RouteTests {
    private static func allRoutes() throws -> [Route] {
        let id = try Samples.id(1)
        let cursor = JournalCursor(instant: Instant(milliseconds: -5), id: id)
        return [
            .today, .write, .draft(id), .understood(id), .deeper(id), .replyConsent(id), .askReply(id),
            .stopReply(id), .keepReply(id), .dropReply(id), .journal(search: nil, after: nil),
            .journal(search: "q7w3", after: nil), .journal(search: nil, after: cursor),
            .journal(search: "q7w3", after: cursor), .reflection(id), .editReflection(id), .bin, .settings,
            .helpNow, .endCare, .resumeCare, .about, .welcome, .welcomeSetUp, .unlock, .recoveryCode,
            .deleteEverything,
            .keepDraft(id), .readDraft(id), .saveDraft(id), .discardDraft(id), .reopenDraft(id),
            .searchJournal, .deleteReflection(id), .restoreReflection(id), .destroyReflection(id),
            .readAgain(id), .correctEmotion(id), .chooseLanguage, .finishWelcome, .saveSettings,
            .savePassphrase, .removePassphrase, .makeRecoveryCode, .makeBackup, .doUnlock, .lock,
            .confirmDeleteEverything, .asset("sela.css"), .manifest, .serviceWorker, .health,
            .tokens(.overview), .tokens(.make), .tokens(.remove(7)), .fromReminder, .export, .makeExport,
        ] + (try modelRoutes()).map(Route.models) + (try historyRoutes()).map(Route.history)
            + ReminderRoute.allCases.map(Route.reminders) + (try speakRoutes()).map(Route.speak)
            + (try checkInRoutes()).map(Route.checkIns)
            + (try spokenRoutes()).map(Route.spoken)
    }

    private static func historyRoutes() throws -> [HistoryRoute] {
        let day = try Samples.day("2026-05-25")
        let month = Month(containing: day)
        let place = RecordPlace(instant: Instant(milliseconds: 5), id: try Samples.id(1))
        return [
            .overview(before: nil), .overview(before: day), .week(day), .story(day), .weekReport(day),
            .month(month), .monthReport(month), .day(day), .summaryConsent(day), .askSummary(day),
            .stopSummary(day), .dropSummary(day), .checkIns(CheckInRangeQuery()),
            .checkIns(CheckInRangeQuery(.last(.year))),
            .checkIns(CheckInRangeQuery(.all, after: place)),
            .checkIns(CheckInRangeQuery(.custom(from: "", through: ""))),
            .checkIns(CheckInRangeQuery(.custom(from: "2026-05-01", through: "2026-13-01"), after: place)),
        ]
    }

    private static func spokenRoutes() throws -> [SpokenRoute] {
        let id = try Samples.id(1)
        return [
            .detail(id), .recording(id), .delete(id), .restore(id), .destroy(id), .deleteRecording(id),
        ]
    }

    private static func speakRoutes() throws -> [SpeakRoute] {
        let id = try Samples.id(1)
        return [
            .record, .hearing(id), .events(id), .review(id), .write, .receive, .stop(id), .again(id),
            .discard(id), .keep(id), .read(id), .save(id), .reopen(id),
        ]
    }

    private static func checkInRoutes() throws -> [CheckInRoute] {
        let id = try Samples.id(1)
        return [
            .page, .detail(id), .edit(id), .tap, .undo(id), .answer(id), .dismiss(id), .save(id),
            .delete(id), .restore(id), .destroy(id),
        ]
    }

    private static func modelRoutes() throws -> [ModelRoute] {
        let id = try ModelSamples.id("qwen3-1.7b")
        return [
            .overview, .managed, .installing(id), .local, .elsewhere(isPreset: false),
            .elsewhere(isPreset: true), .consents, .egress(before: nil), .egress(before: 51), .chooseNone,
            .tryOut, .install(id), .pause(id), .adopt(id), .verify(id), .remove(id), .use(id), .look, .ask,
            .chooseLocal, .allowElsewhere, .chooseElsewhere, .forgetKey, .decide, .revokeAll,
        ]
    }

    @Test func everyPrintedAddressReadsBackAsItself() throws {
        for route in try Self.allRoutes() { #expect(Addresses.route(route.method, route.path) == route) }
    }

    /// A case that is added must be added above too, or this stops compiling.
    @Test func theListAboveHoldsEveryCase() throws {
        var seen: Set<Int> = []
        for route in try Self.allRoutes() { seen.insert(Self.number(of: route)) }
        #expect(seen == Set(1...59))
        #expect(Set(try Self.modelRoutes().map(Self.number(of:))) == Set(1...23))
        #expect(Set(try Self.historyRoutes().map(Self.number(of:))) == Set(1...12))
        #expect(Set(try Self.spokenRoutes().map(Self.number(of:))) == Set(1...6))
        #expect(Set(try Self.speakRoutes().map(Self.number(of:))) == Set(1...13))
        #expect(Set(try Self.checkInRoutes().map(Self.number(of:))) == Set(1...11))
    }

    @Test func anUnknownAddressIsNoRoute() {
        for path in [
            "/settings/models/x", "/settings/models/managed/Q", "/settings/models/managed/q/use",
            "/settings/models/managed/../local", "/settings/consents/revoke-all", "/settings/egress/1",
            "/settings/tokens/1", "/settings/tokens/1/remove", "/settings/reminders/push",
            "/settings/reminders/x",
            "/history/x", "/history/check-ins/x", "/spoken", "/spoken/x",
            "/spoken/6f9619ff-8b86-4d01-b42d-000000000001/x", "/history/weeks",
            "/history/weeks/2026-5-1", "/history/months/2026-13", "/history/days/2026-02-30",
            "/history/weeks/2026-05-25/x", "/history/weeks/2026-05-25/summary/drop",
            "/history/months/2026-05/summary",
        ] {
            #expect(Route(.get, path) == nil, "\(path)")
        }
        for path in [
            "/x", "/drafts", "/drafts/1", "/drafts/6f9619ff-8b86-4d01-b42d-000000000001/deeper/keep",
            "/drafts/6f9619ff-8b86-4d01-b42d-000000000001/reply/keep", "/reflections/../settings",
            "/settings/x", "/assets/a/b", "/speak/x",
            "/speak/6f9619ff-8b86-4d01-b42d-000000000001/save",
            "/speak/6f9619ff-8b86-4d01-b42d-000000000001/review/x", "/check-ins/x",
            "/check-ins/6f9619ff-8b86-4d01-b42d-000000000001/undo",
            "/check-ins/6f9619ff-8b86-4d01-b42d-000000000001/edit/x",
        ] {
            #expect(Route(.get, path) == nil, "\(path)")
        }
        for number in ["0", "-1", "01", "x", "99999999999999999999"] {
            #expect(Route(.post, "/settings/tokens/\(number)/remove") == nil)
        }
        for path in ["/history", "/history/weeks/2026-05-25", "/history/weeks/2026-05-25/summary/x"] {
            #expect(Route(.post, path) == nil, "\(path)")
        }
        for path in ["/settings/reminders/push/x", "/settings/reminders/try/push"] {
            #expect(Route(.post, path) == nil, "\(path)")
        }
        #expect(Route(.post, "/") == nil)
        #expect(Route(.get, "/lock") == nil, "locking is an act")
        #expect(Route(.get, "/settings/egress", query: ["before": "-1"]) == .models(.egress(before: nil)))
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
        case .health: 42; case .models: 43; case .tokens: 44; case .history: 45; case .replyConsent: 46
        case .askReply: 47; case .stopReply: 48; case .keepReply: 49; case .dropReply: 50
        case .endCare: 51; case .resumeCare: 52; case .speak: 53
        case .checkIns: 54; case .fromReminder: 55; case .reminders: 56; case .export: 57; case .makeExport: 58
        case .spoken: 59
        }
    }

    private static func number(of route: HistoryRoute) -> Int {
        switch route {
        case .overview: 1
        case .week: 2
        case .story: 3
        case .weekReport: 4
        case .month: 5
        case .monthReport: 6
        case .day: 7
        case .summaryConsent: 8
        case .askSummary: 9
        case .stopSummary: 10
        case .dropSummary: 11
        case .checkIns: 12
        }
    }

    // swift-format-ignore
    private static func number(of route: SpokenRoute) -> Int {
        switch route {
        case .detail: 1; case .recording: 2; case .delete: 3; case .restore: 4; case .destroy: 5
        case .deleteRecording: 6
        }
    }

    // swift-format-ignore
    private static func number(of route: SpeakRoute) -> Int {
        switch route {
        case .record: 1; case .hearing: 2; case .events: 3; case .review: 4; case .write: 5
        case .receive: 6; case .stop: 7; case .again: 8; case .discard: 9; case .keep: 10; case .save: 11
        case .read: 12
        case .reopen: 13
        }
    }

    // swift-format-ignore
    private static func number(of route: CheckInRoute) -> Int {
        switch route {
        case .page: 1; case .detail: 2; case .edit: 3; case .tap: 4; case .undo: 5; case .answer: 6
        case .dismiss: 7; case .save: 8; case .delete: 9; case .restore: 10; case .destroy: 11
        }
    }

    // swift-format-ignore
    private static func number(of route: ModelRoute) -> Int {
        switch route {
        case .overview: 1; case .managed: 2; case .installing: 3; case .local: 4; case .elsewhere: 5
        case .consents: 6; case .egress: 7; case .chooseNone: 8; case .tryOut: 9; case .install: 10
        case .pause: 11; case .adopt: 12; case .verify: 13; case .remove: 14; case .use: 15; case .look: 16
        case .ask: 17; case .chooseLocal: 18; case .allowElsewhere: 19; case .chooseElsewhere: 20
        case .forgetKey: 21; case .decide: 22; case .revokeAll: 23
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
