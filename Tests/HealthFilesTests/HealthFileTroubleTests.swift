import Foundation
import HealthFiles
import Testing
import Wellbeing

/// Files that are cut, hostile, or written in a way that no parser takes.
struct HealthFileTroubleTests {
    private static let record = """
        <Record type="HKQuantityTypeIdentifierStepCount" sourceName="a" startDate="2026-06-01 08:00:00 +0200" \
        endDate="2026-06-01 09:00:00 +0200" value="100"/>
        """

    private func read(
        _ text: String, name: String = "export.xml", isCancelled: () -> Bool = { false }
    ) throws -> HealthData {
        let folder = FileManager.default.temporaryDirectory.appending(path: "health-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return try AppleHealthFile.read(path: file.path, isCancelled: isCancelled)
    }

    @Test func anEntityThatBlowsItselfUpIsNeverDeclared() throws {
        var declarations = "<!ENTITY a0 \"lol\">"
        for number in 1...9 {
            declarations +=
                "<!ENTITY a\(number) \"\(String(repeating: "&a\(number - 1);", count: 10))\">"
        }
        let text = "<!DOCTYPE HealthData [\(declarations)]><HealthData>&a9;\(Self.record)</HealthData>"
        #expect(throws: HealthFileError.damaged(line: 1)) { try read(text) }
    }

    @Test(arguments: [
        "<!DOCTYPE HealthData>", "<!DOCTYPE HealthData SYSTEM \"file:///etc/passwd\">",
        "<!DOCTYPE HealthData [<!ATTLIST Record\n a CDATA #REQUIRED\n] >",
        "<!DOCTYPE HealthData [<!ELEMENT HealthData ((Record)*)>\n<!ATTLIST a b CDATA #IMPLIED>>\n]>",
        "<!-- <!DOCT --><!<!DOCTYPE HealthData [ ] ]>",
    ])
    func declarationsOfAnyKindAreLeftOut(declarations: String) throws {
        let text = "<?xml version=\"1.0\"?>\n\(declarations)\n<HealthData>\(Self.record)</HealthData>"
        guard declarations.hasPrefix("<!D") else {
            #expect(throws: HealthFileError.damaged(line: 2)) { try read(text) }
            return
        }
        #expect(try read(text).steps.map(\.count) == [100])
    }

    @Test func declarationsLongerThanAPieceAreLeftOutToo() throws {
        let long = String(repeating: "<!-- declared -->\n", count: 5_000)
        let text = "<!DOCTYPE HealthData [\(long)]>\n<HealthData>\(Self.record)</HealthData>"
        #expect(try read(text).steps.map(\.count) == [100])
    }

    @Test func forbiddenControlCharactersAreSpaces() throws {
        let record = Self.record.replacingOccurrences(of: "\"a\"", with: "\"a\u{B}b\u{1}\"")
        #expect(try read("<HealthData>\(record)</HealthData>").sources == ["a b "])
    }

    @Test func aFileThatIsCutCountsForNothing() {
        #expect(throws: HealthFileError.damaged(line: 2)) { try read("<HealthData>\n\(Self.record)") }
        #expect(throws: HealthFileError.damaged(line: 2)) {
            try read("<HealthData>\n\(Self.record.dropLast(10))")
        }
    }

    @Test func whatIsNotThereOrNoFileIsToldApart() {
        #expect(throws: HealthFileError.unreadable) { try AppleHealthFile.read(path: "/nowhere/export.xml") }
        #expect(throws: HealthFileError.unreadable) { try AppleHealthFile.read(path: "/tmp") }
        #expect(throws: HealthFileError.notHealthData) { try read("") }
        #expect(throws: HealthFileError.notHealthData) { try read("<html><body/></html>") }
        #expect(throws: HealthFileError.badArchive) { try read("PK\u{3}\u{4}cut", name: "export.xml") }
    }

    @Test func stopsWhenItIsStopped() {
        var asked = 0
        let text = "<HealthData>" + String(repeating: Self.record, count: 5_000) + "</HealthData>"
        #expect(throws: HealthFileError.cancelled) {
            try read(text) {
                asked += 1
                return asked == 3
            }
        }
        #expect(asked == 3)
    }

    @Test(arguments: [
        "2026-06-31 08:00:00 +0200", "2026-06-01T08:00:00 +0200", "2026-06-01 24:00:00 +0200",
        "2026-06-01 08:00:00 +0260", "2026-06-01 08:00:00 +1900", "2026-06-01 08:00:00", "",
        "2026-06-01 08:00:00 +02000",
    ])
    func aTimeThatIsNoneIsToldAndPassedOver(time: String) throws {
        let record = Self.record.replacingOccurrences(of: "2026-06-01 08:00:00 +0200", with: time)
        let data = try read("<HealthData>\(record)\(Self.record)</HealthData>")
        #expect(data.passedOver.unreadableTimes == 1 && data.steps.map(\.count) == [100])
    }
}
