/// One HTTP request and its response, as a text that can be read and compared.
public struct Exchange: Hashable, Sendable {
    public var method: String
    public var target: String
    /// In the order to print them.
    public var requestHeaders: [Header]
    public var requestBody: [UInt8]
    public var status: Int
    public var responseHeaders: [Header]
    public var responseBody: [UInt8]

    /// A name and a value.
    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    public init(
        method: String, target: String, requestHeaders: [Header], requestBody: [UInt8], status: Int,
        responseHeaders: [Header], responseBody: [UInt8]
    ) {
        self.method = method
        self.target = target
        self.requestHeaders = requestHeaders
        self.requestBody = requestBody
        self.status = status
        self.responseHeaders = responseHeaders
        self.responseBody = responseBody
    }

    /// The exchange as text.
    ///
    /// Markup is broken into one tag a line, except where white space is a person's.
    ///
    /// - Parameter leavingOut: headers of the response that are the same each time; they are printed as
    ///   one line, and all of them if one is missing or has another value.
    public func printed(leavingOut usual: [Header] = []) -> String {
        var lines = ["\(method) \(target)"] + requestHeaders.map { "\($0.name): \($0.value)" }
        if !requestBody.isEmpty {
            lines +=
                [""] + String(decoding: requestBody, as: UTF8.self).split(separator: "&").map { "  " + $0 }
        }
        lines += ["", "HTTP \(status)"]
        let isUsual = !usual.isEmpty && usual.allSatisfy(responseHeaders.contains)
        for header in responseHeaders where !isUsual || !usual.contains(header) {
            lines.append("\(header.name): \(header.value)")
        }
        if isUsual { lines.append("(and the headers of every page)") }
        if !responseBody.isEmpty {
            lines += ["", brokenIntoTags(String(decoding: responseBody, as: UTF8.self))]
        }
        return lines.joined(separator: "\n")
    }
}

private func brokenIntoTags(_ markup: String) -> String {
    var text = markup
    while text.hasSuffix("\n") { text.removeLast() }
    return text.replacing("><", with: ">\n<")
}
