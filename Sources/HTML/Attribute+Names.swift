/// The attributes that our pages use, by name.
extension Attribute {
    /// No attribute: for one that depends on a condition.
    public static let nothing = Attribute("", "")

    /// `attribute` if `condition` holds.
    public static func when(_ condition: Bool, _ attribute: Attribute) -> Attribute {
        condition ? attribute : nothing
    }

    /// How it looks: names from the style sheet, apart by spaces.
    public static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    public static func id(_ value: String) -> Attribute { Attribute("id", value) }
    /// The language of the content, such as `de`.
    public static func lang(_ value: String) -> Attribute { Attribute("lang", value) }
    public static func href(_ value: String) -> Attribute { Attribute("href", value) }
    public static func rel(_ value: String) -> Attribute { Attribute("rel", value) }
    public static func src(_ value: String) -> Attribute { Attribute("src", value) }
    public static func media(_ value: String) -> Attribute { Attribute("media", value) }
    public static func content(_ value: String) -> Attribute { Attribute("content", value) }
    public static func charset(_ value: String) -> Attribute { Attribute("charset", value) }
    public static func name(_ value: String) -> Attribute { Attribute("name", value) }
    public static func type(_ value: String) -> Attribute { Attribute("type", value) }
    public static func value(_ value: String) -> Attribute { Attribute("value", value) }
    public static func action(_ value: String) -> Attribute { Attribute("action", value) }
    public static func formAction(_ value: String) -> Attribute { Attribute("formaction", value) }
    public static func method(_ value: String) -> Attribute { Attribute("method", value) }
    public static func `for`(_ value: String) -> Attribute { Attribute("for", value) }
    public static func placeholder(_ value: String) -> Attribute { Attribute("placeholder", value) }
    public static func autocomplete(_ value: String) -> Attribute { Attribute("autocomplete", value) }
    public static func min(_ value: String) -> Attribute { Attribute("min", value) }
    public static func max(_ value: String) -> Attribute { Attribute("max", value) }
    public static func step(_ value: String) -> Attribute { Attribute("step", value) }
    public static func inputMode(_ value: String) -> Attribute { Attribute("inputmode", value) }
    public static func spellcheck(_ value: String) -> Attribute { Attribute("spellcheck", value) }
    public static func enterKeyHint(_ value: String) -> Attribute { Attribute("enterkeyhint", value) }
    public static func role(_ value: String) -> Attribute { Attribute("role", value) }
    public static func label(_ value: String) -> Attribute { Attribute("aria-label", value) }
    public static func labelledBy(_ value: String) -> Attribute { Attribute("aria-labelledby", value) }
    public static func describedBy(_ value: String) -> Attribute { Attribute("aria-describedby", value) }
    public static func live(_ value: String) -> Attribute { Attribute("aria-live", value) }
    public static func invalid(_ value: String) -> Attribute { Attribute("aria-invalid", value) }
    public static func current(_ value: String) -> Attribute { Attribute("aria-current", value) }
    /// Decoration: not read out.
    public static let hiddenFromReaders = Attribute("aria-hidden", "true")
    public static func dateTime(_ value: String) -> Attribute { Attribute("datetime", value) }
    public static func viewBox(_ value: String) -> Attribute { Attribute("viewBox", value) }
    public static func d(_ value: String) -> Attribute { Attribute("d", value) }
    public static func cx(_ value: String) -> Attribute { Attribute("cx", value) }
    public static func cy(_ value: String) -> Attribute { Attribute("cy", value) }
    public static func r(_ value: String) -> Attribute { Attribute("r", value) }
    public static func x(_ value: String) -> Attribute { Attribute("x", value) }
    public static func y(_ value: String) -> Attribute { Attribute("y", value) }
    public static func rx(_ value: String) -> Attribute { Attribute("rx", value) }
    public static func width(_ value: String) -> Attribute { Attribute("width", value) }
    public static func height(_ value: String) -> Attribute { Attribute("height", value) }
    public static func sizes(_ value: String) -> Attribute { Attribute("sizes", value) }
    public static func rows(_ count: Int) -> Attribute { Attribute("rows", String(count)) }
    public static func tabIndex(_ index: Int) -> Attribute { Attribute("tabindex", String(index)) }

    public static let required = Attribute("required")
    public static let checked = Attribute("checked")
    public static let selected = Attribute("selected")
    public static let readOnly = Attribute("readonly")
    public static let disabled = Attribute("disabled")
    public static let autofocus = Attribute("autofocus")
    public static let open = Attribute("open")
    public static let hidden = Attribute("hidden")
    public static let `defer` = Attribute("defer")
}
