// Forms.

public func form(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("form", attributes, content: content)
}

public func fieldset(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("fieldset", attributes, content: content)
}

public func legend(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("legend", attributes, content: content)
}

public func label(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("label", attributes, content: content)
}

public func textarea(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("textarea", attributes, content: content)
}

public func select(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("select", attributes, content: content)
}

public func optgroup(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("optgroup", attributes, content: content)
}

public func option(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("option", attributes, content: content)
}

public func button(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("button", attributes, content: content)
}

public func output(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    .element("output", attributes, content: content)
}

public func input(_ attributes: Attribute...) -> HTML { .void("input", attributes) }
