extension Response {
    /// What a page may load and do: only our own files, nothing inline, no frame around it.
    static let contentPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
        "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "form-action 'self'",
        "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// The same for a page that plays a recording.
    static let contentPolicyWithSound = contentPolicy + "; media-src 'self'"

    /// This response with the headers that every one of ours has.
    ///
    /// There is no CORS header among them, so no page of another origin can read a response.
    ///
    /// - Parameter isLoopbackOnly: over plain HTTP from another machine a browser sends no
    ///   `Sec-Fetch-Site`, and without any referrer its `Origin` would be `null`; there the referrer stays
    ///   inside our own pages instead of being dropped.
    public func guarded(isLoopbackOnly: Bool = true) -> Response {
        var response = self
        if !headers.contains(where: { $0.name == "Cache-Control" }) {
            response.headers.append(Header("Cache-Control", "no-store"))
        }
        if header("Content-Security-Policy") == nil {
            response.headers.append(Header("Content-Security-Policy", Self.contentPolicy))
        }
        response.headers += [
            Header("X-Content-Type-Options", "nosniff"),
            Header("Referrer-Policy", isLoopbackOnly ? "no-referrer" : "same-origin"),
            Header("Cross-Origin-Opener-Policy", "same-origin"),
            Header("Cross-Origin-Resource-Policy", "same-origin"),
        ]
        if header("Permissions-Policy") == nil { response.headers.append(.permissions(microphone: false)) }
        return response
    }

    /// A line of text for programs.
    public static func plain(_ status: Int, _ text: String) -> Response {
        Response(
            status: status, headers: [Header("Content-Type", "text/plain; charset=utf-8")],
            body: Array((text + "\n").utf8))
    }

    /// JSON with one field.
    static func json(_ status: Int, _ name: StaticString, _ value: String) -> Response {
        Response(
            status: status, headers: [Header("Content-Type", "application/json")],
            body: Array("{\"\(name)\":\(value)}\n".utf8))
    }

    /// The value of the first header with this name.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension Response.Header {
    /// What a page may use of the machine.
    static func permissions(microphone: Bool) -> Self {
        let heard = microphone ? "(self)" : "()"
        return Self(
            "Permissions-Policy", "camera=(), geolocation=(), microphone=\(heard), payment=(), usb=()")
    }
}
