import CompanionTesting
import Foundation
import Testing
import Web

/// Does what a browser does with our pages: keeps the cookie, sends a form with its hidden token, and says
/// where a request comes from.
///
/// Takes down every exchange.
struct Browser {
    let site: Site
    var cookies: [String: String] = [:]
    /// The token of the last page that had one.
    var formToken = ""
    /// Headers of every later request; `nil` leaves one out.
    var headers: [String: String?] = [:]
    var peer = Request.Peer(isLoopback: true, isSameUser: true)
    private(set) var exchanges: [(title: String, exchange: Exchange)] = []
    private(set) var last = Response(status: 0)

    init(site: Site) {
        self.site = site
    }

    /// The body of the last response.
    var body: String { String(decoding: last.body, as: UTF8.self) }
    /// Where the last response sends the browser.
    var location: String { last.header("Location") ?? "" }

    @discardableResult
    mutating func get(_ target: String, method: String = "GET", titled title: String = "") async throws
        -> Response
    {
        await send(method, target, [("Host", "127.0.0.1:7352"), ("Sec-Fetch-Site", "none")], "", title)
    }

    /// Sends a form from one of our pages, with the token unless `fields` has one.
    @discardableResult
    mutating func post(
        _ target: String, _ fields: [String: String] = [:], accept: String? = nil, titled title: String = ""
    ) async throws -> Response {
        let given = fields["form_token"] ?? formToken
        let rest = fields.filter { $0.key != "form_token" }.sorted { $0.key < $1.key }
        let form = ([("form_token", given)] + rest.map { ($0.key, $0.value) })
            .map { percentEncoded($0.0) + "=" + percentEncoded($0.1) }.joined(separator: "&")
        var sent = [
            ("Host", "127.0.0.1:7352"), ("Origin", "null"), ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ]
        if let accept { sent.append(("Accept", accept)) }
        return await send("POST", target, sent, form, title)
    }

    /// Sends a form with a file from one of our pages, with the token unless `fields` has one.
    @discardableResult
    mutating func upload(
        _ target: String, _ fields: [String: String] = [:], file: [UInt8]?, accept: String? = nil,
        titled title: String = ""
    ) async throws -> Response {
        let all =
            [("form_token", fields["form_token"] ?? formToken)]
            + fields.filter { $0.key != "form_token" }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        var received = ReceivedForm()
        received.fields = all.map { .init(name: Array($0.0.utf8), value: Array($0.1.utf8)) }
        received.file = file.map { ReceivedFile($0) }
        var sent = [
            ("Host", "127.0.0.1:7352"), ("Origin", "null"), ("Sec-Fetch-Site", "same-origin"),
            ("Content-Type", "multipart/form-data; boundary=x"),
        ]
        if let accept { sent.append(("Accept", accept)) }
        let shown = (all + [("recording", "(\(file?.count ?? 0) bytes)")]).map { "\($0.0)=\($0.1)" }
        return await send("POST", target, sent, shown.joined(separator: "&"), title, form: received)
    }

    /// The request that ``upload(_:_:file:accept:titled:)`` makes, as far as its headers.
    func uploadHeaders(_ target: String, _ changed: [String: String?] = [:]) -> Request {
        var headers = [
            "host": "127.0.0.1:7352", "origin": "null", "sec-fetch-site": "same-origin",
            "content-type": "multipart/form-data; boundary=x", "accept": "application/json",
            "cookie": cookies.map { "\($0.key)=\($0.value)" }.joined(separator: "; "),
        ]
        for (name, value) in changed { headers[name] = value }
        return Request(method: "POST", target: target, headers: headers, peer: peer)
    }

    /// Goes where the last response sends the browser.
    @discardableResult
    mutating func follow(titled title: String = "") async throws -> Response {
        let target = try #require(last.header("Location"))
        return try await get(target, titled: title)
    }

    @discardableResult
    mutating func send(
        _ method: String, _ target: String, _ usual: [(String, String)], _ form: String, _ title: String = "",
        form received: ReceivedForm? = nil
    ) async -> Response {
        var sent = usual.filter { headers[$0.0] == nil }
        sent += headers.compactMap { name, value in value.map { (name, $0) } }.sorted { $0.0 < $1.0 }
        if !cookies.isEmpty {
            let pairs = cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            sent.append(("Cookie", pairs.joined(separator: "; ")))
        }
        var request = Request(
            method: method, target: target,
            headers: Dictionary(sent.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { $1 }),
            body: received == nil ? Array(form.utf8) : [], peer: peer)
        request.form = received
        last = await site.respond(to: request)
        remember(last)
        exchanges.append(
            (
                title,
                Exchange(
                    method: method, target: target, requestHeaders: sent.map { .init($0.0, $0.1) },
                    requestBody: Array(form.utf8), status: last.status,
                    responseHeaders: last.headers.map { .init($0.name, $0.value) }, responseBody: last.body)
            ))
        return last
    }

    private mutating func remember(_ response: Response) {
        for header in response.headers where header.name == "Set-Cookie" {
            let pair = header.value.split(separator: ";")[0].split(separator: "=", maxSplits: 1)
            cookies[String(pair[0])] = String(pair[1])
        }
        let markup = String(decoding: response.body, as: UTF8.self)
        if let token = markup.firstMatch(of: /name="form_token" value="([0-9a-f]*)"/) {
            formToken = String(token.1)
        }
    }

    /// The titled exchanges, to compare with a golden file.
    ///
    /// The usual headers are one line, and of a page there is the title and what is in `main`: the frame
    /// around it is in the golden files of the pages.
    func story() -> String {
        let usual = Response(status: 200).guarded().headers.map { Exchange.Header($0.name, $0.value) }
        return exchanges.filter { !$0.title.isEmpty }.map { title, exchange in
            var shown = exchange
            shown.responseBody = Array(
                Self.middle(of: String(decoding: exchange.responseBody, as: UTF8.self)).utf8)
            return "### \(title)\n" + shown.printed(leavingOut: usual)
        }.joined(separator: "\n\n")
    }

    private static func middle(of markup: String) -> String {
        // How an icon is drawn tells nothing of a journey.
        let markup = markup.replacing(/<svg .*?<\/svg>/, with: "<svg></svg>")
        guard let title = markup.firstRange(of: "<title>"), let titleEnd = markup.firstRange(of: "</title>"),
            let main = markup.firstRange(of: "<main"), let mainEnd = markup.firstRange(of: "</main>")
        else { return markup }
        return markup[title.lowerBound..<titleEnd.upperBound] + "\n"
            + markup[main.lowerBound..<mainEnd.upperBound]
    }
}

/// `text` as a form sends it.
func percentEncoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: encoded.append(byte)
        case 0x20: encoded.append(0x2B)
        default: encoded += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
    return String(decoding: encoded, as: UTF8.self)
}
