public import Wellbeing

/// Where unguessable bytes come from: the operating system in earnest, a counter in a test.
public protocol RandomSource: Sendable {
    /// `count` bytes that nobody can foretell.
    func bytes(_ count: Int) -> [UInt8]
}

extension RandomSource {
    /// 32 bytes as 64 lower-case hexadecimal digits, for a session, a form or a search.
    public func token() -> String {
        hexadecimal(bytes(32)[...])
    }

    /// The id of a text that is about to be begun: a UUID of version 4 (RFC 9562, 5.4).
    public func newID() -> Reflection.ID {
        var bytes = bytes(16)
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let groups = [bytes[0..<4], bytes[4..<6], bytes[6..<8], bytes[8..<10], bytes[10..<16]]
        let text = groups.map(hexadecimal).joined(separator: "-")
        // What was just put together is a UUID, so the second way is never taken.
        return Reflection.ID(rawValue: text) ?? newID()
    }
}

private func hexadecimal(_ bytes: ArraySlice<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}
