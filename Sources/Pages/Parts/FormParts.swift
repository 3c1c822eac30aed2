import HTML

extension Attribute {
    static func href(_ route: Route) -> Attribute { .href(route.path) }
    static func src(_ route: Route) -> Attribute { .src(route.path) }
    static func formAction(_ route: Route) -> Attribute { .formAction(route.path) }
    static func name(_ field: FieldName) -> Attribute { .name(field.rawValue) }
    static func id(_ field: FieldName) -> Attribute { .id(field.rawValue) }
    static func `for`(_ field: FieldName) -> Attribute { .for(field.rawValue) }
}

/// A form that sends to `route`, with the token that proves it is ours.
func post(_ route: Route, in frame: Frame, _ attributes: Attribute..., @HTMLBuilder content: () -> HTML)
    -> HTML
{
    .element("form", [.method("post"), .action(route.path)] + attributes) {
        hiddenField(.formToken, frame.formToken)
        content()
    }
}

func hiddenField(_ field: FieldName, _ value: String) -> HTML {
    input(.type("hidden"), .name(field), .value(value))
}

/// A label, its control, a hint and what is wrong, tied together for screen readers.
///
/// - Parameters:
///   - id: the control's id, once on a page.
///   - control: gets the attributes that point at hint and problem.
func field(
    id: String, _ labelText: String, hint: String? = nil, problem: String? = nil,
    control: ([Attribute]) -> HTML
) -> HTML {
    let ids = [hint.map { _ in id + "-hint" }, problem.map { _ in id + "-problem" }].compactMap { $0 }
    var attributes: [Attribute] = ids.isEmpty ? [] : [.describedBy(ids.joined(separator: " "))]
    if problem != nil { attributes.append(.invalid("true")) }
    return div(.class("field")) {
        label(.for(id)) { labelText }
        if let hint { p(.class("hint"), .id(id + "-hint")) { hint } }
        control(attributes)
        if let problem { p(.class("problem"), .id(id + "-problem")) { problem } }
    }
}

/// A choice from a list.
func selectField(
    _ name: FieldName, _ labelText: String, hint: String? = nil, options: [(value: String, name: String)],
    chosen: String, _ attributes: Attribute...
) -> HTML {
    field(id: name.rawValue, labelText, hint: hint) { described in
        .element("select", [.id(name), .name(name)] + attributes + described) {
            for choice in options {
                option(.value(choice.value), .when(choice.value == chosen, .selected)) { choice.name }
            }
        }
    }
}

/// A line of text, a secret, a number or a date.
func inputField(
    _ name: FieldName, id: String? = nil, _ labelText: String, type: String = "text", value: String = "",
    hint: String? = nil, problem: String? = nil, _ attributes: Attribute...
) -> HTML {
    let id = id ?? name.rawValue
    return field(id: id, labelText, hint: hint, problem: problem) { described in
        .void("input", [.type(type), .id(id), .name(name), .value(value)] + attributes + described)
    }
}

/// A box to tick, with its words beside it.
func checkbox(
    _ name: FieldName, value: String, id: String, isOn: Bool, _ words: String, hint: String? = nil
) -> HTML {
    div(.class("choice")) {
        input(
            .type("checkbox"), .id(id), .name(name), .value(value), .when(isOn, .checked),
            .when(hint != nil, .describedBy(id + "-hint")))
        label(.for(id)) { words }
        if let hint { p(.class("hint"), .id(id + "-hint")) { hint } }
    }
}

/// One of several that exclude each other.
func radio(_ name: FieldName, value: String, isOn: Bool, _ words: String, hint: String? = nil) -> HTML {
    let id = "\(name.rawValue)-\(value)"
    return div(.class("choice")) {
        input(
            .type("radio"), .id(id), .name(name), .value(value), .when(isOn, .checked),
            .when(hint != nil, .describedBy(id + "-hint")))
        label(.for(id)) { words }
        if let hint { p(.class("hint"), .id(id + "-hint")) { hint } }
    }
}

func submitButton(_ words: String, _ look: String = "button primary", _ attributes: Attribute...) -> HTML {
    .element("button", [.class(look), .type("submit")] + attributes) { words }
}

/// What went wrong, at the top of the form, read out at once.
func problemBox(_ words: String, hint: String? = nil) -> HTML {
    div(.class("problem-box"), .role("alert")) {
        icon(.note)
        div {
            p { strong { words } }
            if let hint { p { hint } }
        }
    }
}

/// Something that cannot be undone: opened first, then done.
///
/// Works without scripts.
func confirmed(
    _ ask: String, question: String, yes: String, route: Route, in frame: Frame,
    @HTMLBuilder fields: () -> HTML = { .nothing }
) -> HTML {
    details(.class("confirm"), Attribute("data-confirm", Copy(frame.language).cancel)) {
        summary(.class("button danger quiet")) { ask }
        post(route, in: frame, .class("confirm-body")) {
            fields()
            p { question }
            submitButton(yes, "button danger")
        }
    }
}
