// Drawings. Every shape has an end tag, as SVG inside HTML needs.

public func svg(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("svg", attributes, content: content)
}

public func g(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("g", attributes, content: content)
}

public func path(_ attributes: Attribute...) -> HTML { .element("path", attributes) {} }

public func circle(_ attributes: Attribute...) -> HTML { .element("circle", attributes) {} }

public func rect(_ attributes: Attribute...) -> HTML { .element("rect", attributes) {} }

/// Words in a drawing; `text` would hide too many names.
public func svgText(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("text", attributes, content: content)
}

public func svgLine(_ attributes: Attribute...) -> HTML { .element("line", attributes) {} }

/// What a drawing shows, for who does not see it.
public func desc(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("desc", attributes, content: content)
}
