import Testing
import Wellbeing

@Suite struct CSVTests {
    /// What a spreadsheet must not calculate; the last is a wide equals sign.
    static let formulas = ["=1+1", "+49 170 000", "-3 Grad", "@mira", "\t=1", " =cmd", "＝1"]

    @Test(arguments: CSVDialect.allCases) func formulasGetAnApostropheAndComeBack(dialect: CSVDialect) throws
    {
        let writer = CSVWriter(dialect)
        for text in Self.formulas + ["\r=1", "'=1", "''=1", "\u{200B}=1", "=\u{301}1", "\u{202E}-1"] {
            let fields = try #require(firstRecord(writer, [.text(text), .text("x")], dialect))
            #expect(fields[0] == "'" + text)
            #expect(FormulaGuard.removed(from: fields[0]) == text)
        }
    }

    @Test func ordinaryWordsGetNoApostrophe() {
        for text in ["'s war gut", "Grüße – 😊", "a=b", "", "'", "3 - 4"] {
            #expect(FormulaGuard.added(to: text) == text)
            #expect(FormulaGuard.removed(from: text) == text)
        }
    }

    @Test func numbersStayNumbers() {
        #expect(CSVWriter(.excelGerman).record([.number(-3.5), .number(7)]) == "-3,5;7\r\n")
        #expect(CSVWriter(.rfc4180).record([.number(-3.5), .number(.nan)]) == "-3.5,\r\n")
        #expect(CSVWriter(.tab).record([.number(0.1), .number(.infinity), .empty]) == "0.1\t\t\r\n")
    }

    @Test func theGermanDialectBeginsWithAMarkAndDoublesQuotes() {
        let text = "line1\nline2; \"q\", 's'"
        let file = CSVWriter(.excelGerman).beginning + CSVWriter(.excelGerman).record([.text(text)])
        #expect(Array(file.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
        #expect(file == "\u{FEFF}\"line1\nline2; \"\"q\"\", 's'\"\r\n")
        #expect(Array(CSVReader(file, dialect: .excelGerman)) == [[text]])
    }

    @Test func theMarkIsNoPartOfTheFirstHead() {
        var reader = CSVReader("\u{FEFF}Tag;Text\r\n2026-12-31;Grüße – 😊")
        #expect(reader.separator == ";")
        #expect(reader.next() == ["Tag", "Text"])
        #expect(reader.next() == ["2026-12-31", "Grüße – 😊"])
        #expect(reader.next() == nil)
    }

    @Test func controlsGoAndTheRestStays() {
        let record = CSVWriter(.rfc4180).record([.text("a\u{0}b\u{B}c\u{7F}\u{FFFE}d\te")])
        #expect(record == "abcd\te\r\n")
        // Decomposed accents are not composed, joined emoji not taken apart.
        let typed = "Mu\u{308}de 👩🏽\u{200D}🔬 \u{5E9}\u{5DC}\u{5D5}\u{5DD}"
        #expect(Array(SafeText.withoutControls(typed).utf8) == Array(typed.utf8))
    }

    @Test func anyTextComesBackByteForByte() throws {
        var random = SplitMix(state: 7)
        for round in 0..<3_000 {
            let texts = (0..<3).map { _ in random.text() }
            let dialect = CSVDialect.allCases[round % CSVDialect.allCases.count]
            let cells = texts.map(SheetCell.text) + [.text("x")]
            let fields = try #require(firstRecord(CSVWriter(dialect), cells, dialect))
            let back = fields.dropLast().map(FormulaGuard.removed)
            #expect(back.map { Array($0.utf8) } == texts.map { Array(SafeText.withoutControls($0).utf8) })
        }
    }

    private func firstRecord(_ writer: CSVWriter, _ cells: [SheetCell], _ dialect: CSVDialect) -> [String]? {
        var reader = CSVReader(writer.beginning + writer.record(cells), dialect: dialect)
        let record = reader.next()
        return reader.next() == nil ? record : nil
    }
}

/// The same numbers on every run.
///
/// Sebastiano Vigna, "splitmix64".
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Up to twelve code points, half of them such as break files.
    mutating func text() -> String {
        let awkward = Array("'\"=+-@,;\t\r\n \u{0}\u{1B}\u{FEFF}\u{FFFF}\u{301}😀\u{202E}א＝".unicodeScalars)
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...12, using: &self) {
            if Bool.random(using: &self) {
                text.append(awkward.randomElement(using: &self) ?? " ")
            } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) {
                text.append(scalar)
            }
        }
        return String(text)
    }
}
