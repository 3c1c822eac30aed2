extension ServiceAddress {
    /// Why an address is none of ours.
    public enum Fault: Error, Hashable, Sendable {
        /// Not `http://` or `https://` and a host.
        case notAnAddress
        /// A name and password before the host, a query or a fragment: a key does not belong there.
        case holdsMore
        /// Plain HTTP to another machine would show the text to everybody on the way.
        case needsEncryption
    }

    /// Reads what a person typed or pasted.
    ///
    /// A missing path becomes `/v1`, since every server has its service there; a pasted
    /// `/chat/completions` at the end is dropped.
    public init(parsing text: String) throws(Fault) {
        let trimmed = text.filter { !$0.isWhitespace }
        guard trimmed.utf8.count <= 500, trimmed.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 32 })
        else { throw .notAnAddress }
        let lowered = trimmed.lowercased()
        let scheme: Scheme
        if lowered.hasPrefix("https://") {
            scheme = .https
        } else if lowered.hasPrefix("http://") {
            scheme = .http
        } else {
            throw .notAnAddress
        }
        let rest = trimmed.dropFirst(scheme == .https ? 8 : 7)
        if rest.contains(where: { "?#@\\".contains($0) }) { throw .holdsMore }
        let authority = rest.prefix { $0 != "/" }
        guard let (host, port) = Self.hostAndPort(authority.lowercased()) else { throw .notAnAddress }
        let isLoopback = Self.isLoopback(host)
        if scheme == .http && !isLoopback { throw .needsEncryption }
        self.init(
            scheme: scheme, host: host, port: port ?? (scheme == .https ? 443 : 80),
            path: Self.path(rest.dropFirst(authority.count)), isLoopback: isLoopback)
    }

    private static func path(_ text: Substring) -> String {
        var parts = text.split(separator: "/").map(String.init)
        if parts.suffix(2) == ["chat", "completions"] { parts.removeLast(2) }
        return parts.isEmpty ? "/v1" : "/" + parts.joined(separator: "/")
    }

    private static func hostAndPort(_ authority: String) -> (String, Int?)? {
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            let host = String(authority[authority.index(after: authority.startIndex)..<end])
            guard host.contains(":"), host.allSatisfy({ $0.isHexDigit || $0 == ":" || $0 == "." }) else {
                return nil
            }
            return withPort(host, authority[authority.index(after: end)...])
        }
        let host = authority.prefix { $0 != ":" }
        let isName = host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
        guard !host.isEmpty, isName else { return nil }
        return withPort(String(host), authority.dropFirst(host.count))
    }

    private static func withPort(_ host: String, _ rest: Substring) -> (String, Int?)? {
        if rest.isEmpty { return (host, nil) }
        let digits = rest.dropFirst()
        guard rest.first == ":", digits.allSatisfy(\.isNumber), let port = Int(digits),
            (1...65_535).contains(port)
        else { return nil }
        return (host, port)
    }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" { return true }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers[0] == "127"
            && numbers.allSatisfy { number in
                Int(number).map { (0...255).contains($0) && String($0) == number } == true
            }
    }
}
