import Wellbeing

/// `docs/api.md`, written from the table that answers.
public func apiDocumentation() -> String {
    ([introduction] + APIOperation.allCases.map(\.section) + [problems]).joined(separator: "\n\n")
}

private let introduction = """
    # The interface for other programs

    Written from the table that answers; `make record` renews it. `GET /api/v1/openapi.json` is the same for machines,
    OpenAPI 3.1, with every shape.

    A program asks under the address that `sela serve` prints, such as `http://127.0.0.1:7352`, with a token in
    `Authorization: Bearer sela_…`. A token is made in the settings under "Devices and tokens" or by `sela token make`, is
    shown once, and does only what its scopes say. It works while the diary is open: a locked one answers 423. A program
    that asks does not keep the diary open. A token is enough, whoever runs the program; where no other machine may ask,
    none can. There are no cookies and no CORS: a page in a browser cannot ask.

    Answers are JSON; a member that is not known is `null`. An entry and a check-in are the same as in `docs/cli.md`. What
    is sent has `Content-Type: application/json`, and a member or a parameter that is not known is refused, so that a
    mistyped one is not lost unseen. New members may be added to answers; none is renamed. What calls for help in an entry
    or a note is not told.

    ```sh
    TOKEN=$(sela token make script entries:write)
    curl -X PUT http://127.0.0.1:7352/api/v1/entries/$(uuidgen) -H "Authorization: Bearer $TOKEN" \\
        -H "Content-Type: application/json" -d '{"text": "A quiet day.", "mood": 4}'
    ```
    """

extension APIOperation {
    fileprivate var section: String {
        var lines = ["## \(summary)", "", "`\(method) \(Self.prefix)\(path)`", "", details]
        if let scope {
            lines += ["", "Scope: `\(scope.rawValue)`."]
        }
        if !parameters.isEmpty {
            lines += ["", "| Parameter | In | Meaning |", "|---|---|---|"]
            lines += parameters.map { "| `\($0.name)` | \($0.place.rawValue) | \($0.description) |" }
        }
        if let body { lines += ["", "Takes a `\(body.rawValue)`."] }
        lines += ["", "| Status | Meaning |", "|---|---|"]
        let statuses =
            answers.map { ($0.status, $0.shape.map { "`\($0.rawValue)`: " } ?? "", $0.description) }
            + problems.map { ($0.status, "`\($0.rawValue)`: ", $0.title) }
        lines += statuses.sorted { $0.0 < $1.0 }.map { "| \($0.0) | \($0.1)\($0.2) |" }
        return lines.joined(separator: "\n")
    }
}

private let problems = """
    ## Problems

    What is not done is answered with `application/problem+json` (RFC 9457): `type` (`urn:sela:problem:` and the word in
    the tables above), `title`, `status`, `detail` (what to do), and where something that was sent does not fit, `errors`,
    each with a `pointer` into the body or the name of a `parameter`. No word of the diary is in them.
    """
