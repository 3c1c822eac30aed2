// Text and lists.

public func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("p", attributes, content: content)
}

public func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("div", attributes, content: content)
}

public func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("span", attributes, content: content)
}

public func a(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("a", attributes, content: content)
}

public func strong(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("strong", attributes, content: content)
}

public func em(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("em", attributes, content: content)
}

public func mark(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("mark", attributes, content: content)
}

public func small(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("small", attributes, content: content)
}

public func blockquote(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("blockquote", attributes, content: content)
}

public func q(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("q", attributes, content: content)
}

public func time(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("time", attributes, content: content)
}

public func code(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("code", attributes, content: content)
}

public func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("ul", attributes, content: content)
}

public func ol(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("ol", attributes, content: content)
}

public func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("li", attributes, content: content)
}

public func dl(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("dl", attributes, content: content)
}

public func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("dt", attributes, content: content)
}

public func dd(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("dd", attributes, content: content)
}

public func details(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("details", attributes, content: content)
}

public func summary(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("summary", attributes, content: content)
}

public func br(_ attributes: Attribute...) -> HTML { .void("br", attributes) }

public func hr(_ attributes: Attribute...) -> HTML { .void("hr", attributes) }
