import Companion
import Pages

/// Why a program does not get what it asked for: the body of an answer of RFC 9457.
///
/// Holds words from our own tables only: nothing of the diary, and of what was sent at most the name of a
/// field that is written like one of ours.
struct APIProblem: Error, Hashable, Sendable {
    var code: Code
    /// What is wrong with what was sent, one by one.
    var faults: [Fault] = []
    /// The methods that the address takes; `nil` = that is not what is wrong.
    var allowed: String?
    /// What the token lacks; `nil` = that is not what is wrong.
    var scope: String?

    init(_ code: Code, _ faults: [Fault] = []) {
        self.code = code
        self.faults = faults
    }

    /// One thing that is wrong.
    struct Fault: Hashable, Sendable {
        enum Place: Hashable, Sendable {
            /// A JSON pointer into the body (RFC 6901).
            case body(String)
            case parameter(String)
        }
        let place: Place
        let detail: String

        static func body(_ pointer: String, _ detail: String) -> Fault {
            Fault(place: .body(pointer), detail: detail)
        }

        static func parameter(_ name: String, _ detail: String) -> Fault {
            Fault(place: .parameter(name), detail: detail)
        }
    }

    /// Raw values are in `type` and never renamed.
    enum Code: String, Hashable, Sendable, CaseIterable {
        case badRequest = "bad-request"
        case noToken = "no-token"
        case unknownToken = "unknown-token"
        case missingScope = "missing-scope"
        case otherOrigin = "other-origin"
        case outOfReach = "out-of-reach"
        case notFound = "not-found"
        case methodNotAllowed = "method-not-allowed"
        case draftOpen = "draft-open"
        case idTaken = "id-taken"
        case noDiary = "no-diary"
        case preconditionFailed = "precondition-failed"
        case tooLarge = "too-large"
        case notJSON = "not-json"
        case wrongHost = "wrong-host"
        case invalid
        case locked
        case busy
        case storage
        case diskFull = "disk-full"
    }
}

extension APIProblem.Code {
    var status: Int {
        switch self {
        case .badRequest: 400
        case .noToken, .unknownToken: 401
        case .missingScope, .otherOrigin, .outOfReach: 403
        case .notFound: 404
        case .methodNotAllowed: 405
        case .draftOpen, .idTaken, .noDiary: 409
        case .preconditionFailed: 412
        case .tooLarge: 413
        case .notJSON: 415
        case .wrongHost: 421
        case .invalid: 422
        case .locked: 423
        case .storage: 500
        case .busy: 503
        case .diskFull: 507
        }
    }

    var title: String {
        switch self {
        case .badRequest: "The request cannot be read."
        case .noToken: "A token is needed."
        case .unknownToken: "This token opens nothing."
        case .missingScope: "The token is not allowed to do this."
        case .otherOrigin: "Pages of other sites cannot ask here."
        case .outOfReach: "This computer cannot be asked from there."
        case .notFound: "There is no such thing."
        case .methodNotAllowed: "This cannot be done there."
        case .draftOpen: "The person is changing this entry."
        case .idTaken: "Another check-in has this id."
        case .noDiary: "There is no diary yet."
        case .preconditionFailed: "The entry is not what you take it for."
        case .tooLarge: "That is too much."
        case .notJSON: "The body has to be JSON."
        case .wrongHost: "Sela is not reached under this name."
        case .invalid: "Something in the request does not fit."
        case .locked: "The diary is locked."
        case .busy: "The diary is in use."
        case .storage: "The diary could not be read or written."
        case .diskFull: "The disk is full."
        }
    }

    /// What to do about it.
    var detail: String {
        switch self {
        case .badRequest: "Check the address, the query and the JSON."
        case .noToken, .unknownToken:
            "Send \"Authorization: Bearer sela_…\" with a token made in the settings or by \"sela token make\"."
        case .missingScope: "Make a token with this scope in the settings or by \"sela token make\"."
        case .otherOrigin: "Ask from a program, not from a page in a browser."
        case .outOfReach: "Ask from the computer that Sela runs on."
        case .notFound: "Look at /api/v1/openapi.json for what there is."
        case .methodNotAllowed: "The header Allow says what can be done."
        case .draftOpen: "Try again when the change is saved or discarded in Sela."
        case .idTaken: "Send another id, or none."
        case .noDiary: "Open Sela in a browser and begin a diary."
        case .preconditionFailed: "Read the entry again and send its ETag in If-Match."
        case .tooLarge: "A text may have 100000 characters."
        case .notJSON: "Send \"Content-Type: application/json\"."
        case .wrongHost: "Use the address that \"sela serve\" prints."
        case .invalid: "See errors."
        case .locked: "Unlock it in a browser or by \"sela unlock\", then ask again."
        case .busy: "Try again in a few seconds."
        case .storage: "Run \"sela doctor\"."
        case .diskFull: "Make room and ask again; nothing was changed."
        }
    }
}

extension APIProblem {
    /// What the diary said.
    init(diary error: DiaryError) {
        switch error {
        case .locked: self.init(.locked)
        case .absent: self.init(.noDiary)
        case .busy: self.init(.busy)
        case .diskFull: self.init(.diskFull)
        case .refused:
            self.init(.invalid, [.body("", "a value is out of the range that the diary can hold")])
        default: self.init(.storage)
        }
    }

    /// What the edge said.
    init(edge refusal: Edge.Refusal) {
        switch refusal.trouble {
        case .refusedHost: self.init(.wrongHost)
        // Too long an address or head says nothing about a text.
        case .tooLarge where refusal.status != 413: self.init(.badRequest)
        case .tooLarge: self.init(.tooLarge)
        case .refusedOrigin: self.init(.otherOrigin)
        case .notFound: self.init(.notFound)
        default: self.init(.badRequest)
        }
    }

    var json: JSON {
        var members: [JSON.Member] = [
            .init("type", .string("urn:sela:problem:" + code.rawValue)),
            .init("title", .string(code.title)),
            .init("status", .integer(code.status)),
            .init("detail", .string(code.detail)),
        ]
        if let scope { members.append(.init("scope", .string(scope))) }
        if !faults.isEmpty { members.append(.init("errors", .array(faults.map(\.json)))) }
        return .object(members)
    }

    var response: Response {
        var headers: [Response.Header] = [.init("Content-Type", "application/problem+json")]
        switch code {
        case .noToken: headers.append(.init("WWW-Authenticate", "Bearer realm=\"Sela\""))
        case .unknownToken:
            headers.append(.init("WWW-Authenticate", "Bearer realm=\"Sela\", error=\"invalid_token\""))
        case .missingScope:
            headers.append(
                .init(
                    "WWW-Authenticate",
                    "Bearer realm=\"Sela\", error=\"insufficient_scope\", scope=\"\(scope ?? "")\""))
        case .busy: headers.append(.init("Retry-After", "5"))
        default: break
        }
        if let allowed { headers.append(.init("Allow", allowed)) }
        return Response(status: code.status, headers: headers, body: Array((json.line + "\n").utf8))
    }
}

extension APIProblem.Fault {
    fileprivate var json: JSON {
        switch place {
        case .body(let pointer):
            .object([.init("pointer", .string(pointer)), .init("detail", .string(detail))])
        case .parameter(let name):
            .object([.init("parameter", .string(name)), .init("detail", .string(detail))])
        }
    }
}
