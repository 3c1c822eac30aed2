/// The text that percent-encoded bytes stand for (RFC 3986, 2.1; for forms the URL Standard, section 5).
///
/// - Parameter plusIsSpace: whether `+` stands for a space, as it does in a form.
/// - Returns: `nil` for a `%` without two hexadecimal digits, for bytes that are no UTF-8, and for a text
///   with a NUL in it. Nothing is repaired: what was not understood is refused.
public func percentDecoded(_ bytes: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "%") {
            guard bytes.endIndex - index >= 2, let high = hexadecimalDigit(bytes[index]),
                let low = hexadecimalDigit(bytes[index + 1])
            else { return nil }
            decoded.append(high << 4 | low)
            index += 2
        } else {
            decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        }
    }
    guard !decoded.contains(0) else { return nil }
    return String(validating: decoded, as: UTF8.self)
}

private func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
}

/// `name=value&name=value`, decoded and in order; `nil` if a part cannot be decoded or there are more than
/// `limit` parts.
func decodedPairs(_ bytes: ArraySlice<UInt8>, limit: Int) -> [(name: String, value: String)]? {
    var pairs: [(name: String, value: String)] = []
    for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: true) {
        guard pairs.count < limit else { return nil }
        let end = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
        guard let name = percentDecoded(part[..<end], plusIsSpace: true),
            let value = percentDecoded(part[end...].dropFirst(), plusIsSpace: true)
        else { return nil }
        pairs.append((name, value))
    }
    return pairs
}
