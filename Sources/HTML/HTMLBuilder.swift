/// Lets views be written with plain `if`, `switch` and `for`.
///
/// Everything builds the same concrete type, so a view's signature is always `-> HTML`.
@resultBuilder
public enum HTMLBuilder {
    public static func buildExpression(_ text: String) -> HTML { HTML(piece: .text(text)) }
    public static func buildExpression(_ html: HTML) -> HTML { html }
    public static func buildBlock(_ pieces: HTML...) -> HTML { buildArray(pieces) }
    public static func buildArray(_ pieces: [HTML]) -> HTML { HTML(piece: .group(pieces)) }
    public static func buildOptional(_ html: HTML?) -> HTML { html ?? .nothing }
    public static func buildEither(first html: HTML) -> HTML { html }
    public static func buildEither(second html: HTML) -> HTML { html }
}
