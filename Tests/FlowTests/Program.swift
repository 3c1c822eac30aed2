import Companion
import CompanionTesting
import Web
import Wellbeing

/// A program with a token.
///
/// Takes down every exchange that has a title.
struct Program {
    let site: Site
    var token: String
    var peer = Request.Peer(isLoopback: true, isSameUser: true)
    private(set) var last = Response(status: 0)
    private var exchanges: [String] = []

    init(of house: House, _ scopes: Set<APIScope> = Set(APIScope.allCases), named name: String = "test")
        async throws
    {
        site = house.site
        let diary = await house.vault.inside
        let random = CountingRandom()
        // Tokens of different names are different ones.
        for _ in name { _ = random.bytes(1) }
        token = try await MakeAPIToken(diary: diary, random: random).run(
            named: name, for: scopes, at: House.start
        ).secret.exposed
    }

    var body: String { String(decoding: last.body, as: UTF8.self) }
    var story: String { exchanges.joined(separator: "\n\n") }

    mutating func send(
        _ method: String, _ target: String, _ body: String = "", titled title: String = "",
        _ headers: [String: String] = [:]
    ) async {
        var sent = [("Host", "127.0.0.1:7352")]
        if !token.isEmpty { sent.append(("Authorization", "Bearer " + token)) }
        if !body.isEmpty { sent.append(("Content-Type", "application/json")) }
        sent =
            sent.filter { headers[$0.0] == nil }
            + headers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        let request = Request(
            method: method, target: target,
            headers: Dictionary(sent.map { ($0.0.lowercased(), $0.1) }, uniquingKeysWith: { $1 }),
            body: Array(body.utf8), peer: peer)
        last = await site.respond(to: request)
        guard !title.isEmpty else { return }
        let usual = Response(status: 200).guarded().headers.map { Exchange.Header($0.name, $0.value) }
        let shown = sent.map { Exchange.Header($0.0, $0.0 == "Authorization" ? "Bearer sela_…" : $0.1) }
        exchanges.append(
            "### \(title)\n"
                + Exchange(
                    method: method, target: target, requestHeaders: shown, requestBody: Array(body.utf8),
                    status: last.status,
                    responseHeaders: last.headers.map { .init($0.name, $0.value) }, responseBody: last.body
                ).printed(leavingOut: usual))
    }

    mutating func send(_ method: String, _ target: String, _ headers: [String: String]) async {
        await send(method, target, "", headers)
    }
}
