import Testing

@testable import LanguageModels
@testable import Wellbeing

struct EngineRulesTests {
    @Test func theNextStartWaitsTwiceAsLongAfterEachFailure() {
        var failures = EngineFailures()
        #expect(failures.wait(at: .seconds(5)) == .zero)
        for (second, pause) in [(10, 1), (20, 2), (30, 4), (40, 8)] {
            failures.add(at: .seconds(second))
            #expect(failures.wait(at: .seconds(second)) == .seconds(pause))
        }
        #expect(failures.wait(at: .seconds(45)) == .seconds(3), "five of the eight seconds have passed")
        #expect(failures.wait(at: .seconds(48)) == .zero)
    }

    @Test func theWaitIsAMinuteAtMost() {
        var failures = EngineFailures()
        for _ in 0..<12 { failures.add(at: .seconds(1)) }
        #expect(failures.wait(at: .seconds(1)) == .seconds(60))
    }

    @Test func theFifthFailureWithinTenMinutesIsOneTooMany() {
        var failures = EngineFailures()
        for second in [0, 100, 200, 300] { failures.add(at: .seconds(second)) }
        #expect(!failures.isUnstable(at: .seconds(300)))
        failures.add(at: .seconds(400))
        #expect(failures.isUnstable(at: .seconds(400)))
        #expect(failures.isUnstable(at: .seconds(599)))
        #expect(!failures.isUnstable(at: .seconds(600)), "the first is ten minutes old")
    }

    @Test func aFailureIsForgottenAfterTenMinutes() {
        var failures = EngineFailures()
        failures.add(at: .seconds(0))
        failures.add(at: .seconds(700))
        #expect(failures.wait(at: .seconds(700)) == .seconds(1))
    }

    @Test func theCeilingIsHalfAsMuchAgainAndNeverLessThanHalfAGibibyteMore() {
        #expect(EngineMemory.ceiling(for: 2_000_000_000) == 3_000_000_000)
        #expect(EngineMemory.ceiling(for: 100_000_000) == 636_870_912)
    }

    @Test func anEngineIsIdleWhenNoRequestHoldsIt() throws {
        var limits = EngineLimits(threads: 1)
        limits.idle = .seconds(600)
        limits.longestRequest = .seconds(1800)
        let model = try EngineHouse.model("a")
        let process = EngineProcess(EngineProgram(path: "/bin/true", arguments: []), order: [])
        let service = EngineService(
            address: try .init(parsing: "http://127.0.0.1:1/v1"), key: nil, model: "a")
        var engine = RunningEngine(model: model, process: process, service: service, at: .zero)
        engine.begin(at: .seconds(10))
        engine.begin(at: .seconds(20))
        engine.finish(at: .seconds(30))
        #expect(!engine.isIdle(at: .seconds(1000), limits), "the second request goes on")
        engine.finish(at: .seconds(1000))
        #expect(!engine.isIdle(at: .seconds(1599), limits))
        #expect(engine.isIdle(at: .seconds(1600), limits))
        engine.begin(at: .seconds(1600))
        #expect(!engine.isIdle(at: .seconds(3399), limits))
        #expect(engine.isIdle(at: .seconds(3400), limits), "one that never ends was forgotten")
    }

    @Test func pythonIsLookedForInTheFoldersAboveTheProgramAndBesideIt() {
        let candidates = EnginePrograms.pythonCandidates(
            environment: [:], executable: "/opt/x/bin/sela")
        #expect(
            candidates == [
                "/opt/x/bin/.deps/python/bin/python", "/opt/x/.deps/python/bin/python",
                "/opt/.deps/python/bin/python", "/.deps/python/bin/python",
                "/opt/x/lib/sela/python/bin/python",
            ])
    }

    @Test func aPythonThatIsSetIsTheOnlyOne() {
        let set = ["SELA_ENGINE_PYTHON": "/here/python"]
        #expect(EnginePrograms.pythonCandidates(environment: set, executable: "/a/b") == ["/here/python"])
        let unset = ["SELA_ENGINE_PYTHON": ""]
        #expect(EnginePrograms.pythonCandidates(environment: unset, executable: "/a/b").count == 3)
    }

    @Test func onlyOneLineWithAPortIsAnAnswer() {
        #expect(EngineAnswer.port(in: Array(#"{"port": 8080}"#.utf8)) == 8080)
        for wrong in ["", "8080", #"{"port": 0}"#, #"{"port": 65536}"#, #"{"port": "80"}"#, "{}"] {
            #expect(EngineAnswer.port(in: Array(wrong.utf8)) == nil, "\(wrong)")
        }
    }
}
