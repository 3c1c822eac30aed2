/// What a sheet looks like before its rows come.
public struct WorkbookSheet: Hashable, Sendable {
    /// A column: its head and how wide it is.
    public struct Column: Hashable, Sendable {
        public let head: String
        /// In characters of the standard font, 1…255.
        public let width: Double
        /// Whether long text goes on in further lines of its cell.
        public let isWrapped: Bool

        public init(_ head: String, width: Double, isWrapped: Bool = false) {
            self.head = head
            self.width = width
            self.isWrapped = isWrapped
        }
    }

    /// At most 31 characters, none of `[ ] : * ? / \`.
    public let name: String
    public let columns: [Column]
    /// Whether the first row holds the heads, stays in sight and filters the rows below.
    public let hasHead: Bool

    public init(name: String, columns: [Column], hasHead: Bool = true) {
        self.name = name
        self.columns = columns
        self.hasHead = hasHead
    }

    /// Whether spreadsheets take the name.
    var isNameAccepted: Bool {
        let units = name.utf16.count
        return (1...31).contains(units) && !name.hasPrefix("'") && !name.hasSuffix("'")
            && !name.unicodeScalars.contains { "[]:*?/\\".unicodeScalars.contains($0) || $0.value < 0x20 }
    }
}
