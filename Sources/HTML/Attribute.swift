/// One attribute of an element.
///
/// The name is fixed in the source; the value is escaped.
public struct Attribute: Hashable, Sendable {
    let name: String
    /// `nil` = a boolean attribute that is on, such as `required`.
    let value: String?

    public init(_ name: StaticString, _ value: String) {
        self.name = name.description
        self.value = value
    }

    /// A boolean attribute that is on.
    public init(_ name: StaticString) {
        self.name = name.description
        value = nil
    }
}
