import Pages
import Wellbeing

/// The description of what programs can ask for, OpenAPI 3.1: written from the table that answers.
func openAPI(version: String) -> JSON {
    .object([
        .init("openapi", "3.1.0"),
        .init(
            "info",
            .object([
                .init("title", "Sela"), .init("version", .string(version)),
                .init(
                    "description",
                    "Entries, check-ins, weeks and the crisis rules of a diary on this computer, for other programs. A token works while the diary is open; one is made in the settings or by `sela token make`."
                ),
            ])),
        .init("servers", .array([.object([.init("url", .string(APIOperation.prefix))])])),
        .init("paths", .object(paths)),
        .init(
            "components",
            .object([
                .init(
                    "schemas", .object(APIShape.allCases.map { JSON.Member($0.rawValue, $0.schema) })),
                .init(
                    "securitySchemes",
                    .object([
                        .init(
                            "token",
                            .object([
                                .init("type", "http"), .init("scheme", "bearer"),
                                .init("description", "A token of Sela: sela_ and 64 hexadecimal digits."),
                            ]))
                    ])),
            ])),
    ])
}

private var paths: [JSON.Member] {
    var members: [JSON.Member] = []
    for operation in APIOperation.allCases where !members.contains(where: { $0.name == operation.path }) {
        let there = APIOperation.allCases.filter { $0.path == operation.path }
        members.append(
            .init(
                operation.path, .object(there.map { .init($0.method.lowercased(), $0.description) })))
    }
    return members
}

extension APIOperation {
    fileprivate var description: JSON {
        var members: [JSON.Member] = [
            .init("operationId", .string(rawValue)), .init("summary", .string(summary)),
            .init("description", .string(details)),
        ]
        if needsToken {
            let scopes = scope.map { [JSON.string($0.rawValue)] } ?? []
            members.append(.init("security", .array([.object([.init("token", .array(scopes))])])))
        } else {
            members.append(.init("security", .array([])))
        }
        if !parameters.isEmpty {
            members.append(.init("parameters", .array(parameters.map(\.json))))
        }
        if let body {
            members.append(
                .init(
                    "requestBody",
                    .object([.init("required", .bool(true)), .init("content", body.content)])))
        }
        members.append(.init("responses", .object(responses)))
        return .object(members)
    }

    private var responses: [JSON.Member] {
        var found = answers.map { ($0.status, $0.json) }
        for status in Set(problems.map(\.status)) {
            let titles = problems.filter { $0.status == status }.map(\.title).joined(separator: " ")
            let content = JSON.object([
                .init(
                    "application/problem+json",
                    .object([.init("schema", APIShape.problem.reference)]))
            ])
            found.append(
                (status, .object([.init("description", .string(titles)), .init("content", content)])))
        }
        return found.sorted { $0.0 < $1.0 }.map { JSON.Member(String($0.0), $0.1) }
    }
}

extension APIShape {
    fileprivate var content: JSON {
        .object([.init("application/json", .object([.init("schema", reference)]))])
    }
}

extension APIParameter {
    fileprivate var json: JSON {
        .object([
            .init("name", .string(name)), .init("in", .string(place.rawValue)),
            .init("description", .string(description)), .init("required", .bool(place == .path)),
            .init("schema", schema),
        ])
    }
}

extension APIAnswer {
    fileprivate var json: JSON {
        var members: [JSON.Member] = [.init("description", .string(description))]
        if hasEntityTag {
            let tag = JSON.object([
                .init("description", "Changes with what is sent."),
                .init("schema", .object([.init("type", "string")])),
            ])
            members.append(.init("headers", .object([.init("ETag", tag)])))
        }
        if let shape {
            members.append(.init("content", shape.content))
        } else if status == 200 {
            let any = JSON.object([.init("schema", .object([.init("type", "object")]))])
            members.append(.init("content", .object([.init("application/json", any)])))
        }
        return .object(members)
    }
}
