import Companion
import CompanionTesting
import Testing
import Web
import Wellbeing

/// From a voice to a draft, as a browser meets it.
struct SpeakTests {
    private static let json = "application/json"
    private static let sentences = [
        "Heute war eigentlich ganz gut.", " Ich hatte den ganzen Vormittag Wonderwall im Kopf.",
    ]
    private static let said = sentences.joined()

    static func voice(seconds: Double = 2) throws -> Recording {
        try #require(Recording(samples: (0..<Int(seconds * 16_000)).map { $0 % 2 == 0 ? 0.25 : -0.25 }))
    }

    static func house(
        _ recogniser: ScriptedRecogniser = ScriptedRecogniser(saying: sentences),
        reading answer: Result<Recording, RecordingError>? = nil, state: VaultState = .open,
        passphrase: String? = nil
    ) async throws -> House {
        let house = try await House(
            state, passphrase: passphrase, crisis: RuleCrisisReader(),
            recordings: ScriptedRecordingReader(try answer ?? .success(voice())), recogniser: recogniser)
        guard var preferences = try await house.vault.inside.preferences() else { return house }
        preferences.spokenLanguage = .pinned(.german)
        try await house.vault.inside.save(preferences)
        return house
    }

    /// The address of the only draft.
    static func path(_ house: House) async throws -> String {
        let drafts = try await house.vault.inside.spokenDrafts()
        #expect(drafts.count == 1)
        return "/speak/" + (try #require(drafts.first)).id.rawValue
    }

    private func kept(_ house: House) async throws -> SpokenDraft? {
        try await house.vault.inside.spokenDrafts().first
    }

    @Test func `what stands in the way of hearing is told before she speaks`() async throws {
        for (missing, words) in [
            (SpeechError.modelMissing, "No model of speech is installed."),
            (.libraryMissing, "The library that hears speech is not installed."),
        ] {
            let house = try await Self.house(ScriptedRecogniser([], missing: missing))
            var browser = try await house.browser()
            try await browser.get("/speak")
            #expect(browser.body.contains(words))
            #expect(browser.body.contains("/settings/models/managed") == (missing == .modelMissing))
            #expect(browser.body.contains("data-recorder"), "she may record all the same")
        }
    }

    @Test func `a file becomes a recording in the diary, and its words a draft`() async throws {
        let recogniser = ScriptedRecogniser(
            [
                .progress(0.5),
                .heard(SpokenSegment(text: Self.said, start: 0, end: 6, silence: 0, confidence: 1)),
            ], isHeld: true)
        let house = try await Self.house(recogniser)
        var browser = try await house.browser()
        try await browser.get("/speak", titled: "where she records")
        #expect(browser.last.header("Permissions-Policy")?.contains("microphone=(self)") == true)
        try await browser.upload(
            "/speak", ["spoken_language": "de"], file: [1, 2, 3], titled: "she sends a file")
        let draft = try #require(try await kept(house))
        #expect(draft.heard == nil && draft.language == .german)
        #expect(try await house.vault.inside.recordingLength(of: draft.id) == 2, "before a word is heard")
        while await recogniser.recordings.isEmpty { await Task.yield() }
        let path = try await Self.path(house)
        repeat {
            try await browser.get(path)
        } while browser.last.status == 200 && !browser.body.contains("Wonderwall")
        try await browser.get(path, titled: "it is being written down")
        #expect(browser.last.header("Refresh") == "3", "no script is there to look")
        #expect(browser.last.header("Permissions-Policy")?.contains("microphone=()") == true)
        expectGolden(browser.story(), "speak.http")
        #expect(await recogniser.languages == [.german])
        #expect(await house.recordings.files == [[1, 2, 3]])
    }

    @Test func `what was heard is read, and leads on to the review`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1], accept: Self.json)
        let path = try await Self.path(house)
        #expect(browser.body == "{\"next\":\"\(path)\"}\n")
        await house.site.hearingsEnd()
        let draft = try #require(try await kept(house))
        #expect(draft.heard?.text == Self.said && draft.transcript == Self.said)
        #expect(draft.fields.mood == .good && draft.fields.songName == "Wonderwall")
        #expect(draft.spans[.songName] != nil && draft.language == .german)
        try await browser.get(path)
        #expect(browser.location == path + "/review")
    }

    @Test func `a language is found out only if she asks for that, and then remembered`() async throws {
        let recogniser = ScriptedRecogniser(saying: Self.sentences)
        let house = try await Self.house(recogniser)
        var browser = try await house.browser()
        try await browser.upload("/speak", ["spoken_language": "any"], file: [1])
        await house.site.hearingsEnd()
        #expect(await recogniser.languages == [nil])
        #expect(try await kept(house)?.language == .german)
    }

    @Test(arguments: [
        RecognitionEvent.finished, .failed(.libraryMissing), .failed(.libraryUnfit(version: "9.9")),
        .failed(.detectorMissing), .failed(.modelMissing), .failed(.modelCorrupt),
        .failed(.noMemory(needed: 400_000_000, free: 100_000_000)), .failed(.busy), .failed(.failed),
    ])
    func `without words nothing is filled in, and there are ways on`(event: RecognitionEvent) async throws {
        let house = try await Self.house(ScriptedRecogniser([event]))
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1])
        await house.site.hearingsEnd()
        let draft = try #require(try await kept(house))
        #expect(draft.heard == nil && draft.transcript.isEmpty && draft.fields == SpokenFields())
        #expect(try await house.vault.inside.recordingLength(of: draft.id) != nil)
        try await browser.get(try await Self.path(house))
        #expect(browser.last.status == 200 && browser.body.contains("role=\"alert\""))
        for way in ["/again\"", "/review\"", "/discard\"", "\"/speak\""] {
            #expect(browser.body.contains(way), "\(way)")
        }
        let message =
            switch event {
            case .failed(.modelMissing): "sela model install speech-base"
            case .failed(.libraryUnfit): "9.9"
            case .failed(.noMemory): "400 MB"
            case .failed(.libraryMissing): "library"
            case .failed(.detectorMissing): "detector"
            case .failed(.modelCorrupt): "damaged"
            case .failed(.busy): "waiting"
            case .failed: "could not be written down"
            default: "No speech heard."
            }
        #expect(browser.body.contains(message))
    }

    @Test func `stopping answers at once, and the recording can be heard again in another language`()
        async throws
    {
        let recogniser = ScriptedRecogniser([.progress(0.1)], isHeld: true)
        let house = try await Self.house(recogniser)
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1])
        let path = try await Self.path(house)
        while await recogniser.recordings.isEmpty { await Task.yield() }
        try await browser.post(path + "/stop")
        try await browser.follow()
        #expect(browser.body.contains("not written down yet"))
        while await recogniser.stops == 0 { await Task.yield() }
        try await browser.post(path + "/again", ["spoken_language": "id"])
        while await recogniser.recordings.count < 2 { await Task.yield() }
        #expect(await recogniser.languages == [.german, .indonesian])
        let recordings = await recogniser.recordings
        #expect(recordings[1].samples.count == recordings[0].samples.count)
        try await browser.follow()
        #expect(browser.body.contains("data-hearing"))
        try await browser.post(path + "/again")
        #expect(await recogniser.recordings.count == 2, "one at a time")
    }

    @Test(arguments: [
        (RecordingError.notAudio, "no recording of a kind"), (.damaged, "damaged"), (.tooLong, "ten minutes"),
        (.converterMissing, "ffmpeg"),
    ])
    func `a file that is no recording is told so, and nothing is kept`(
        error: RecordingError, words: String
    ) async throws {
        let house = try await Self.house(reading: .failure(error))
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1])
        #expect(browser.last.status == 422 && browser.body.contains(words))
        #expect(browser.body.contains("data-recorder"), "the page is there for the next try")
        try await browser.upload("/speak", file: [1], accept: Self.json)
        #expect(browser.last.status == 422 && browser.body.hasPrefix("{\"problem\":\""))
        #expect(try await kept(house) == nil)
    }

    @Test func `no file, too large a one, and one that there is no room for`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        for file in [nil, []] as [[UInt8]?] {
            try await browser.upload("/speak", file: file)
            #expect(browser.last.status == 422 && browser.body.contains("No file came."))
        }
        var request = browser.uploadHeaders("/speak", ["accept": nil])
        request.isBodyTooLarge = true
        let tooLarge = await house.site.respond(to: request)
        #expect(tooLarge.status == 413)
        #expect(String(decoding: tooLarge.body, as: UTF8.self).contains("250 MB"))
        request.isBodyTooLarge = false
        request.form = ReceivedForm(fault: .malformed)
        #expect(await house.site.respond(to: request).status == 400)
        request.form = ReceivedForm(
            fields: [.init(name: Array("form_token".utf8), value: Array(browser.formToken.utf8))],
            fault: .noRoom)
        #expect(await house.site.respond(to: request).status == 507)
        await house.vault.inside.fail(with: .diskFull)
        try await browser.upload("/speak", file: [1], accept: Self.json)
        #expect(browser.last.status == 507)
    }

    @Test func `a form without its token is not taken`() async throws {
        let house = try await Self.house()
        var browser = try await house.browser()
        try await browser.upload("/speak", ["form_token": "0"], file: [1])
        #expect(browser.last.status == 403)
        try await browser.upload("/speak", ["form_token": "0"], file: [1], accept: Self.json)
        #expect(browser.last.status == 403 && browser.body.hasPrefix("{"))
        let pair = ReceivedForm.Field(
            name: Array("form_token".utf8), value: Array(browser.formToken.utf8))
        var request = browser.uploadHeaders("/speak")
        request.form = ReceivedForm(fields: [pair, pair], file: ReceivedFile([1]))
        #expect(await house.site.respond(to: request).status == 400)
        #expect(try await kept(house) == nil)
    }

    @Test func `whether a file is taken is decided before any of it is`() async throws {
        let house = try await Self.house()
        let browser = try await house.browser()
        let refused: [([String: String?], Int)] = [
            (["origin": "http://elsewhere.example", "sec-fetch-site": "cross-site"], 403),
            (["host": "elsewhere.example"], 421), (["cookie": nil], 403),
        ]
        for (changed, status) in refused {
            let answer = await house.site.refusal(ofUpload: browser.uploadHeaders("/speak", changed))
            #expect(answer?.status == status, "\(changed)")
        }
        #expect(await house.site.refusal(ofUpload: browser.uploadHeaders("/settings"))?.status == 415)
        #expect(await house.site.refusal(ofUpload: browser.uploadHeaders("/nowhere"))?.status == 404)
        #expect(await house.site.refusal(ofUpload: browser.uploadHeaders("/speak")) == nil)
        var stranger = browser
        stranger.peer = Request.Peer(isLoopback: true, isSameUser: false)
        #expect(await house.site.refusal(ofUpload: stranger.uploadHeaders("/speak"))?.status == 403)
    }

    @Test func `a locked diary takes no recording, and the page is told so before it is sent`() async throws {
        let house = try await Self.house(state: .locked, passphrase: House.passphrase)
        var browser = try await house.browser()
        let answer = await house.site.refusal(ofUpload: browser.uploadHeaders("/speak"))
        #expect(answer?.status == 423)
        #expect(answer.map { String(decoding: $0.body, as: UTF8.self) } == "{\"problem\":\"locked\"}\n")
        try await browser.upload("/speak", file: [1])
        #expect(browser.location == "/unlock")
        try await browser.follow()
        #expect(browser.body.contains("the recording was not taken"))
        try await browser.post("/unlock", ["passphrase": House.passphrase])
        #expect(browser.location == "/speak")
    }

    @Test func `discarding takes the recording along, and can be taken back`() async throws {
        let house = try await Self.house(ScriptedRecogniser([], isHeld: true))
        var browser = try await house.browser()
        try await browser.upload("/speak", file: [1])
        let path = try await Self.path(house)
        try await browser.post(path + "/discard")
        try await browser.follow()
        #expect(browser.body.contains("action=\"\(path)/reopen\""))
        #expect(try await kept(house) == nil)
        try await browser.get(path)
        #expect(browser.last.status == 404)
        try await browser.post(path + "/reopen")
        try await browser.follow()
        #expect(browser.body.contains("not written down yet"))
        try await browser.get("/speak")
        #expect(browser.body.contains("href=\"\(path)\""), "what was begun is offered")
    }
}
