import Pages

/// The rules that a request has to keep before anything is done with it.
///
/// Each rule stands against an attack that has happened to a program like ours (SECURITY.md).
struct Edge: Sendable {
    let address: SiteAddress

    /// Why a request is turned away.
    struct Refusal: Error, Hashable, Sendable {
        var trouble: Trouble
        var status: Int
        /// The methods that the address takes; `nil` = that is not what is wrong.
        var allowed: String?
    }

    /// Bytes of a form that may hold a person's text: two texts of 100,000 characters, each of 35 bytes
    /// (the longest emoji that Unicode recommends), each byte percent-encoded as three, and the rest of
    /// the form.
    static let writingLimit = 2 * 100_000 * 35 * 3 + 65_536
    /// Bytes of any other form.
    static let formLimit = 65_536
    /// Bytes of all headers together.
    static let headerLimit = 32_768

    /// The page was asked for under one of our names, and not by too long a request.
    func checkAddress(of request: Request) throws(Refusal) {
        // A browser sends the name that the page's author chose; only ours lead to a page of ours.
        guard let host = request.headers["host"], address.accepts(host: host.lowercased()) else {
            throw Refusal(trouble: .refusedHost, status: 421)
        }
        let size = request.headers.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        guard size <= Self.headerLimit else { throw Refusal(trouble: .tooLarge, status: 431) }
        guard request.target.utf8.count <= Target.acceptedLength.upperBound else {
            throw Refusal(trouble: .tooLarge, status: 414)
        }
    }

    /// A change was asked for by one of our own pages.
    ///
    /// `Origin: null` comes with every form of a page without a referrer (Fetch Standard, 3.2), so it is
    /// taken when the browser itself says that the form is ours; no page can write `Sec-Fetch-Site`.
    func checkOrigin(of request: Request) throws(Refusal) {
        let refusal = Refusal(trouble: .refusedOrigin, status: 403)
        let site = request.headers["sec-fetch-site"]
        guard site == nil || site == "same-origin" || site == "none" else { throw refusal }
        switch request.headers["origin"] {
        case nil: guard site != nil else { throw refusal }
        case "null"?: guard site == "same-origin" else { throw refusal }
        case let origin?:
            guard let host = request.headers["host"], origin.lowercased() == "http://\(host.lowercased())"
            else {
                throw refusal
            }
        }
    }

    /// What was sent is a form of bearable size.
    ///
    /// A page of another site can send JSON or plain text without asking the browser's leave, but we take
    /// neither.
    func checkBody(of request: Request, limit: Int) throws(Refusal) -> FormFields {
        let type = (request.headers["content-type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard type.trimmingSpaces.lowercased() == "application/x-www-form-urlencoded" else {
            throw Refusal(trouble: .refusedForm, status: 415)
        }
        guard request.body.count <= limit else { throw Refusal(trouble: .tooLarge, status: 413) }
        guard let fields = FormFields(decoding: request.body) else {
            throw Refusal(trouble: .badRequest, status: 400)
        }
        return fields
    }

    /// What was sent is a form with a file; its fields.
    ///
    /// A form that is not whole has none, and so no token either.
    func checkFile(of request: Request) throws(Refusal) -> FormFields {
        let type = (request.headers["content-type"] ?? "").split(separator: ";").first.map(String.init) ?? ""
        guard type.trimmingSpaces.lowercased() == "multipart/form-data" else {
            throw Refusal(trouble: .refusedForm, status: 415)
        }
        guard let form = request.form else { return FormFields() }
        guard form.fault != .malformed, let fields = FormFields(form.fields) else {
            throw Refusal(trouble: .badRequest, status: 400)
        }
        return fields
    }

    /// Whether a page of another origin caused this request for a page.
    func isFromElsewhere(_ request: Request) -> Bool {
        let site = request.headers["sec-fetch-site"]
        return site == "cross-site" || site == "same-site"
    }
}

/// Whether two secrets are equal; takes the same time wherever they differ.
func areEqualSecrets(_ left: String, _ right: String) -> Bool {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
}
