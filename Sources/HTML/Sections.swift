// Landmarks, sections and headings.

public func header(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("header", attributes, content: content)
}

public func nav(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("nav", attributes, content: content)
}

public func main(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("main", attributes, content: content)
}

public func footer(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("footer", attributes, content: content)
}

public func section(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("section", attributes, content: content)
}

public func article(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("article", attributes, content: content)
}

public func aside(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("aside", attributes, content: content)
}

public func h1(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("h1", attributes, content: content)
}

public func h2(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("h2", attributes, content: content)
}

public func h3(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("h3", attributes, content: content)
}
