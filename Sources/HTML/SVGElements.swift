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
