import Foundation

/// Which addresses are this machine itself: 127.0.0.0/8 (RFC 1122, 3.2.1.3) and `::1` (RFC 4291, 2.5.3).
///
/// An IPv4 address in the clothes of IPv6 is not, and neither is 0.0.0.0.
enum LoopbackRule {
    /// - Parameters:
    ///   - address: a `sockaddr_in` or `sockaddr_in6`.
    ///   - family: `AF_INET` or `AF_INET6`; anything else is not allowed.
    static func allows(_ address: UnsafeRawPointer, length: Int, family: Int32) -> Bool {
        if family == AF_INET, length >= MemoryLayout<sockaddr_in>.size {
            let four = address.loadUnaligned(as: sockaddr_in.self)
            return UInt32(bigEndian: four.sin_addr.s_addr) >> 24 == 127
        }
        if family == AF_INET6, length >= MemoryLayout<sockaddr_in6>.size {
            let six = address.loadUnaligned(as: sockaddr_in6.self)
            return withUnsafeBytes(of: six.sin6_addr) { Array($0) } == Array(repeating: 0, count: 15) + [1]
        }
        return false
    }

    /// - Parameter text: an address in numbers, as libcurl prints it.
    static func allows(_ text: String) -> Bool {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
        return text == "::1"
    }
}
