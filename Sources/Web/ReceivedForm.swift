/// A form with a file (`multipart/form-data`), as it came over the wire.
public struct ReceivedForm: Hashable, Sendable {
    /// In the order in which they came; a name that came twice is there twice.
    public var fields: [Field] = []
    /// `nil` = none came.
    public var file: ReceivedFile?
    /// Why it is not whole; `nil` = it is.
    public var fault: Fault?

    public struct Field: Hashable, Sendable {
        public let name: [UInt8]
        public var value: [UInt8]

        public init(name: [UInt8], value: [UInt8]) {
            self.name = name
            self.value = value
        }
    }

    public enum Fault: Hashable, Sendable {
        /// It does not keep to its format, or holds more fields or files than one of ours.
        case malformed
        /// There was no room to put the file aside.
        case noRoom
    }

    /// Fields beside the file.
    public static let acceptedFields = 20
    /// Bytes of the name or the value of a field.
    public static let acceptedFieldBytes = 4_096

    public init(fields: [Field] = [], file: ReceivedFile? = nil, fault: Fault? = nil) {
        self.fields = fields
        self.file = file
        self.fault = fault
    }
}

/// A file that came with a form; it waits outside of memory, and is gone with the last who holds this.
public final class ReceivedFile: Hashable, Sendable {
    /// Bytes in it.
    public let count: Int
    private let read: @Sendable () -> [UInt8]?

    /// - Parameter read: gives all the bytes; `nil` = they cannot be read any more.
    public init(count: Int, read: @escaping @Sendable () -> [UInt8]?) {
        self.count = count
        self.read = read
    }

    /// A file that is in memory.
    public convenience init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { bytes }
    }

    /// All of it; `nil` = it cannot be read any more.
    public func bytes() -> [UInt8]? { read() }

    /// Only the same file is equal.
    public static func == (left: ReceivedFile, right: ReceivedFile) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
