// Tables and figures.

public func figure(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("figure", attributes, content: content)
}

public func table(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("table", attributes, content: content)
}

public func caption(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("caption", attributes, content: content)
}

public func thead(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("thead", attributes, content: content)
}

public func tbody(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("tbody", attributes, content: content)
}

public func tr(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("tr", attributes, content: content)
}

public func th(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("th", attributes, content: content)
}

public func td(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("td", attributes, content: content)
}
