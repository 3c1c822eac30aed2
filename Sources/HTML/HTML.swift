/// A piece of a page: text, an element, or several pieces in a row.
///
/// Text and attribute values are escaped when rendered. There is deliberately no way to put ready-made
/// markup in.
public struct HTML: Hashable, Sendable {
    indirect enum Piece: Hashable, Sendable {
        case text(String)
        case element(name: String, attributes: [Attribute], content: HTML?)
        case group([HTML])
        case document(HTML)
    }

    let piece: Piece

    /// Nothing at all.
    public static let nothing = HTML(piece: .group([]))

    /// An element with content: `.element("p") { "Hello" }`.
    public static func element(
        _ name: StaticString, _ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML
    ) -> HTML {
        HTML(piece: .element(name: name.description, attributes: attributes, content: content()))
    }

    /// An element that never has content, such as `input`.
    public static func void(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
        HTML(piece: .element(name: name.description, attributes: attributes, content: nil))
    }

    /// Several pieces in a row: `.group { … }`.
    public static func group(@HTMLBuilder content: () -> HTML) -> HTML { content() }

    /// A whole page: `content`, an `html` element, behind the document type.
    public static func document(@HTMLBuilder content: () -> HTML) -> HTML {
        HTML(piece: .document(content()))
    }

    /// Whether nothing would be written.
    public var isNothing: Bool {
        if case .group(let pieces) = piece { pieces.allSatisfy(\.isNothing) } else { false }
    }
}
