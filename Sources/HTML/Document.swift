// The frame of a document.

public func html(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("html", attributes, content: content)
}

public func head(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("head", attributes, content: content)
}

public func title(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("title", attributes, content: content)
}

public func script(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("script", attributes, content: content)
}

public func body(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("body", attributes, content: content)
}

public func meta(_ attributes: Attribute...) -> HTML { .void("meta", attributes) }

public func link(_ attributes: Attribute...) -> HTML { .void("link", attributes) }
