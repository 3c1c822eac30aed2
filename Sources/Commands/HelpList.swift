public import Pages
public import Wellbeing

/// What `sela help-now` answers.
public struct HelpList: Sendable {
    private let directories: [HelpDirectory]
    private let asked: String?

    /// - Parameter country: ISO 3166-1 alpha-2 code; `nil` = not said.
    public init(country: String?) {
        asked = country
        directories =
            country.map { [helpResources(for: $0)] } ?? helpCountries.map { helpResources(for: $0) }
    }

    public var json: JSON {
        if asked != nil, let directory = directories.first { return directory.json }
        return helpResources(for: nil).json(with: directories.flatMap(\.lines))
    }

    /// A country a block, a line and what to know of it a pair of lines, the page for all others last.
    ///
    /// Ends with a line feed.
    public func text(in language: Language) -> String {
        let copy = Copy(language)
        var text = ""
        for directory in directories {
            if let country = directory.country {
                text += copy.countryName(country) + "\n"
            } else {
                text += CommandCopy.noNumbersForCountry(language) + "\n"
            }
            text += directory.lines.map { Self.text(of: $0, copy) }.joined()
            if directory.country != nil { text += "\n" }
        }
        return text + Self.text(of: helpResources(for: nil).finder, copy)
    }

    private static func text(of line: HelpLine, _ copy: Copy) -> String {
        let name = line.name ?? copy.name(of: line.service)
        return "  \(name): \(copy.way(to: line.contact))\n    \(copy.details(of: line))\n"
    }
}
