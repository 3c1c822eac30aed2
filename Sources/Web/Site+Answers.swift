import Companion
import HTML
import Pages
import Wellbeing

/// The kinds of response.
extension Site {
    /// A page for the visit; it tells what there is to tell.
    func page(_ visit: Visit, status: Int = 200, _ make: (Frame) -> HTML) -> Response {
        let frame = frame(for: visit)
        return finished(document(make(frame), status: status), for: visit)
    }

    /// Sends the browser on with `GET`; the notice is told there.
    func redirect(_ visit: Visit, to route: Route, notice: Notice? = nil) -> Response {
        if let notice, !visit.isHead { sessions[visit.sessionID]?.notice = notice }
        return finished(Response(status: 303, headers: [.init("Location", route.path)]), for: visit)
    }

    func trouble(_ visit: Visit, _ refusal: Edge.Refusal) -> Response {
        var response = page(visit, status: refusal.status) { troublePage(refusal.trouble, in: $0) }
        response.headers += refusal.headers
        return response
    }

    /// The response, with the cookie if the browser does not have it yet.
    ///
    /// `Secure` is left out because there is no TLS on loopback, and `__Host-` needs it.
    func finished(_ response: Response, for visit: Visit) -> Response {
        guard visit.setsCookie else { return response }
        var response = response
        let cookie = "\(edge.address.cookieName)=\(visit.sessionID); Path=/; HttpOnly; SameSite=Strict"
        response.headers.append(.init("Set-Cookie", cookie))
        return response
    }

    /// A request that never came as far as a session.
    func turnedAway(_ request: Request, _ refusal: Edge.Refusal) -> Response {
        let stranger = Preferences(language: spoken(in: request))
        // Who may not read this diary may need help all the same; she learns nothing of whose it is.
        let isForHelp = refusal.trouble == .otherUser && request.target == Route.helpNow.path
        let preferences = isForHelp ? stranger : known ?? stranger
        let frame = Frame(
            language: preferences.language, appearance: preferences.appearance, formToken: "",
            today: clock.moment(dayStart: preferences.dayStart).day, firstWeekday: preferences.weekStart,
            country: preferences.country, isOpen: false)
        if isForHelp { return document(helpNowPage(country: nil, in: frame), status: 200) }
        var response = document(troublePage(refusal.trouble, in: frame), status: refusal.status)
        response.headers += refusal.headers
        return response
    }

    private func frame(for visit: Visit) -> Frame {
        let session = sessions[visit.sessionID]
        if !visit.isHead { sessions[visit.sessionID]?.notice = nil }
        return Frame(
            language: visit.preferences.language, appearance: visit.preferences.appearance,
            formToken: session?.formToken ?? "", today: visit.moment.day,
            firstWeekday: visit.preferences.weekStart, country: visit.preferences.country,
            notice: session?.notice, canLock: visit.hasPassphrase, isOpen: visit.isOpen)
    }

    private func document(_ html: HTML, status: Int) -> Response {
        Response(
            status: status, headers: [.init("Content-Type", "text/html; charset=utf-8")],
            body: Array((html.rendered() + "\n").utf8))
    }

    /// What is answered to anybody on this machine: our own files, and that we are here.
    ///
    /// `nil` = not one of these.
    func fetched(_ route: Route, by request: Request) -> Response? {
        switch route {
        case .asset(let name): file(name, for: request)
        case .serviceWorker: file("service-worker.js", for: request)
        case .manifest:
            Response(
                status: 200, headers: [.init("Content-Type", "application/manifest+json")],
                body: Array(webManifest(in: known?.language ?? spoken(in: request)).utf8))
        case .health: .plain(200, "ok")
        default: nil
        }
    }

    /// A file, which the browser keeps and asks after each time: a new version is seen at once.
    private func file(_ name: String, for request: Request) -> Response {
        guard let file = assets[name] else {
            return turnedAway(request, Edge.Refusal(trouble: .notFound, status: 404))
        }
        let headers: [Response.Header] = [.init("ETag", file.entityTag), .init("Cache-Control", "no-cache")]
        let held = (request.headers["if-none-match"] ?? "").split(separator: ",").map {
            String($0).trimmingSpaces
        }
        if held.contains(file.entityTag) { return Response(status: 304, headers: headers) }
        return Response(
            status: 200, headers: [.init("Content-Type", file.contentType)] + headers, body: file.bytes)
    }
}

extension Edge.Refusal {
    /// What the diary said, as a status and a page.
    init(_ error: DiaryError) {
        let (storage, status): (Trouble.StorageTrouble, Int) =
            switch error {
            case .diskFull: (.diskFull, 507)
            case .readOnly: (.readOnly, 503)
            case .busy: (.busy, 503)
            case .damaged: (.damaged, 500)
            case .newerSchema: (.newerSchema, 500)
            case .missingKey: (.missingKey, 500)
            case .encryptionUnavailable: (.noEncryption, 500)
            case .upgradeFailed: (.upgradeFailed, 500)
            default: (.other, 500)
            }
        self.init(trouble: .storage(storage), status: status)
    }

    var headers: [Response.Header] {
        var headers: [Response.Header] = []
        if let allowed { headers.append(.init("Allow", allowed)) }
        if trouble == .storage(.busy) { headers.append(.init("Retry-After", "5")) }
        return headers
    }
}
