import Foundation
import Testing

/// A colour of the house theme in its two forms, and in which of the blocks of `tokens.css` it stands.
struct Tokens {
    let name: String
    let light: String
    let dark: String
    let isMoreContrast: Bool

    static func read() throws -> [Tokens] {
        let text = try SourceFiles.text("Resources/web/tokens.css")
        let more = try #require(text.range(of: "prefers-contrast: more")).lowerBound
        return text.matches(of: /--([\w-]+): light-dark\((#[0-9A-F]{6}), (#[0-9A-F]{6})\)/).map {
            Tokens(
                name: String($0.output.1), light: String($0.output.2), dark: String($0.output.3),
                isMoreContrast: $0.range.lowerBound > more)
        }
    }
}

/// WCAG 2.2, 1.4.3 and 1.4.11, for every pair that meets on a page, in light, dark and increased contrast.
///
/// What spec/reflect.md 9.2 measured as too low is done right here.
struct TokenContrastTests {
    private static let grounds = ["paper", "surface", "surface-raised"]
    private static let marks = ["sage", "blue", "clay", "terracotta", "mist"]

    /// Text on its ground: at least 4.5; with increased contrast at least 7.
    private static let textPairs: [(String, String)] =
        grounds.flatMap { ground in
            ["ink", "ink-soft", "accent", "accent-strong", "terracotta"].map { ($0, ground) }
        }
        + marks.flatMap { mark in
            [
                (mark, "paper"), (mark, "surface"), (mark, "surface-raised"), (mark, "\(mark)-tint"),
                ("ink", "\(mark)-tint"),
            ]
        }
        + [
            ("on-accent", "accent"), ("on-accent", "accent-strong"), ("on-accent", "terracotta"),
            ("ink-soft", "accent-tint"), ("accent", "accent-tint"), ("accent-strong", "accent-tint"),
            ("ink-soft", "clay-tint"), ("ink-soft", "terracotta-tint"), ("ink-soft", "blue-tint"),
            ("ink", "mist-tint"), ("terracotta", "terracotta-tint"), ("surface-raised", "sage"),
            ("surface-raised", "blue"), ("surface-raised", "clay"), ("surface-raised", "terracotta"),
            ("surface-raised", "mist"),
        ]

    /// Borders of controls, the ring of the focus: at least 3.
    private static let partPairs: [(String, String)] =
        grounds.flatMap { [("line-strong", $0), ("focus", $0), ("accent", $0)] }
        + [("focus", "accent-tint"), ("focus", "terracotta-tint"), ("focus", "clay-tint")]

    @Test(arguments: [false, true], [false, true])
    func everyPairCanBeRead(isDark: Bool, isMore: Bool) throws {
        var values: [String: String] = [:]
        // Later blocks override earlier ones, as in the cascade.
        for token in try Tokens.read() where isMore || !token.isMoreContrast {
            values[token.name] = isDark ? token.dark : token.light
        }
        for (front, ground) in Self.textPairs {
            try expectContrast(front, ground, in: values, atLeast: isMore ? 7 : 4.5)
        }
        for (front, ground) in Self.partPairs {
            try expectContrast(front, ground, in: values, atLeast: isMore ? 4.5 : 3)
        }
    }

    /// Two figures that everybody knows: the lightest grey that passes on white, and black on white.
    @Test func theFormulaGivesTheMeasuredFigure() throws {
        #expect(abs(try contrast("#767676", "#FFFFFF") - 4.54) < 0.01)
        #expect(abs(try contrast("#000000", "#FFFFFF") - 21) < 0.001)
    }

    private func expectContrast(
        _ front: String, _ ground: String, in values: [String: String], atLeast least: Double
    ) throws {
        let ratio = try contrast(
            try #require(values[front], "\(front)"), try #require(values[ground], "\(ground)"))
        #expect(ratio >= least, "\(front) on \(ground)")
    }

    private func contrast(_ left: String, _ right: String) throws -> Double {
        let (a, b) = (try luminance(left), try luminance(right))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Relative luminance, WCAG 2.2.
    private func luminance(_ colour: String) throws -> Double {
        let value = try #require(Int(colour.dropFirst(), radix: 16))
        let parts = [16, 8, 0].map { shift -> Double in
            let part = Double((value >> shift) & 0xFF) / 255
            return part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
}
