import Companion
import Foundation
import Testing
import Wellbeing

@testable import EmotionModel

/// The shipped model behind the port.
struct OnnxEmotionReaderTests {
    private static let facts = """
        Um acht aufgestanden, Kaffee gekocht, Mails gelesen. Um zehn war die Besprechung im zweiten Stock. \
        Danach habe ich die Liste für den Einkauf geschrieben und das Rad in den Keller gestellt.\n
        """
    private static let grief = """
        Heute ist meine Oma gestorben. Ich sitze in ihrer leeren Küche und weine, sie fehlt mir so sehr. \
        Ich bin unendlich traurig und fühle mich ganz allein.
        """

    @Test(arguments: ["", " ", "\n\t \u{A0}\u{3000}", "\u{200B}\u{FEFF}", "\u{0}\u{1}", "\u{FE0F}"])
    func refusesATextThatShowsNothing(text: String) async {
        await #expect(throws: EmotionReaderError.emptyText) { try await Fixtures.shippedReader.read(text) }
    }

    @Test func saysThatATextIsEmptyEvenWithoutARuntime() async {
        let reader = OnnxEmotionReader(modelFolder: "/nowhere", runtimeLibraries: [])
        await #expect(throws: EmotionReaderError.emptyText) { try await reader.read(" ") }
        await #expect(throws: EmotionReaderError.modelMissing(file: "model.onnx")) {
            try await reader.read("a")
        }
    }

    @Test func givesProbabilitiesThatAddUpToOne() async throws {
        let reading = try await Fixtures.shippedReader.read("Ich habe Angst vor morgen.")
        #expect(reading.probabilities.count == 6)
        #expect(abs(reading.probabilities.reduce(0, +) - 1) < 1e-9)
        #expect(reading.verdict == .felt(.fear))
        #expect(reading.confidence == reading.probability(of: .felt(.fear)))
    }

    @Test func givesTheSameReadingForTheSameTextWhateverIsReadBesideIt() async throws {
        let reader = Fixtures.shippedReader
        let texts = ["Aku senang banget hari ini!", "kesel bgt sama dia 😡", Self.grief, "漢字", Self.facts]
        var alone: [EmotionReading] = []
        for text in texts { alone.append(try await reader.read(text)) }
        let together = try await reader.read(texts + [" "])
        #expect(together == alone.map { .success($0) } + [.failure(.emptyText)])
        let other = OnnxEmotionReader(
            modelFolder: Fixtures.shippedModel, runtimeLibraries: Fixtures.libraries)
        let concurrent = try await withThrowingTaskGroup(of: (Int, EmotionReading).self) { group in
            for index in 0..<40 {
                let text = texts[index % texts.count]
                let source = index.isMultiple(of: 2) ? reader : other
                group.addTask { (index, try await source.read(text)) }
            }
            return try await group.reduce(into: [Int: EmotionReading]()) { $0[$1.0] = $1.1 }
        }
        #expect(concurrent.count == 40)
        for (index, reading) in concurrent { #expect(reading == alone[index % texts.count]) }
    }

    @Test func findsTheFeelingAtTheEndOfATextOfAPage() async throws {
        let text = String(repeating: Self.facts, count: 3) + Self.grief
        let reading = try await Fixtures.shippedReader.read(text)
        #expect(reading.verdict == .felt(.sadness))
    }

    @Test(arguments: [10_000, 100_000])
    func readsALongTextToItsEnd(length: Int) async throws {
        let reader = Fixtures.shippedReader
        let filler = String(repeating: Self.facts, count: length / Self.facts.count + 1)
        let plain = String(filler.prefix(length))
        let text = String(filler.prefix(length - Self.grief.count - 1)) + " " + Self.grief
        #expect(text.count == length)
        let reading = try await reader.read(text)
        #expect(reading.windows > length / 400, "about 45 words each")
        #expect(reading.verdict == .felt(.sadness), "the feeling at the end counts")
        if length < 50_000 {
            #expect(try await reader.read(plain).verdict == .unclear)
            let middle =
                String(filler.prefix(length / 2)) + Self.grief + " " + String(filler.prefix(length / 2))
            let sad = try await reader.read(middle).probability(of: .felt(.sadness))
            #expect(
                try await reader.read(plain).probability(of: .felt(.sadness)) < sad, "nothing is left out")
        }
    }

    @Test func loadsOnceAndAheadIfAsked() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sela-model-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: URL(filePath: Fixtures.shippedModel), to: folder)
        let reader = OnnxEmotionReader(modelFolder: folder.path, runtimeLibraries: Fixtures.libraries)
        try await reader.warmUp()
        try FileManager.default.removeItem(at: folder)
        #expect(try await reader.read("Aku senang.").windows == 1, "what is loaded is not asked for again")
    }
}
