import Foundation
import Testing
import Web

@testable import LocalServer

/// A form with a file over a real socket.
@Suite(.serialized) struct UploadTests {
    private static let mark = "xYzZy"

    /// A part of a form; `file` makes it one with a file.
    private static func part(_ name: String, _ value: String, file: String? = nil) -> String {
        let fileName = file.map { "; filename=\"\($0)\"\r\nContent-Type: audio/wav" } ?? ""
        return "--\(mark)\r\nContent-Disposition: form-data; name=\"\(name)\"\(fileName)\r\n\r\n\(value)\r\n"
    }

    private static func request(_ parts: [String], end: String = "--\(mark)--\r\n", type: String? = nil)
        -> String
    {
        let body = parts.joined() + end
        return "POST /speak HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            + "Content-Type: \(type ?? "multipart/form-data; boundary=\(mark)")\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n" + body
    }

    private func emptyFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.path + "/sela-upload-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test func `a file comes in whole, and lies nowhere under a name`() async throws {
        let folder = try emptyFolder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let sent = String(repeating: "0123456789ABCDEF\r\n--xYz", count: 100_000)
        let seen = Taken()
        try await withServer({ $0.spoolFolder = folder }, checking: { await seen.check($0) }) { request in
            let listed = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["?"]
            await seen.note(request, listed)
            return .plain(200, "taken")
        } _: { client, _ in
            let answer = await client.send(
                Self.request([
                    Self.part("form_token", "t0ken"), Self.part("language", ""),
                    Self.part("recording", sent, file: "a.wav"),
                ]))
            #expect(answer?.hasPrefix("HTTP/1.1 200") == true)
        }
        let checked = try #require(await seen.checked.first)
        #expect(checked.form == nil && checked.body.isEmpty && checked.target == "/speak")
        let request = try #require(await seen.requests.first)
        #expect(request.body.isEmpty && !request.isBodyTooLarge)
        let form = try #require(request.form)
        #expect(form.fault == nil)
        #expect(
            form.fields == [
                .init(name: Array("form_token".utf8), value: Array("t0ken".utf8)),
                .init(name: Array("language".utf8), value: []),
            ])
        #expect(form.file?.count == sent.utf8.count)
        #expect(form.file?.bytes() == Array(sent.utf8))
        #expect(await seen.listed == [[]], "while it is answered there is no name either")
    }

    @Test func `what the site does not want is not taken, and the client hears why`() async throws {
        let seen = Taken()
        try await withServer(checking: { _ in .plain(423, "locked") }) { request in
            await seen.note(request, [])
            return .plain(200, "taken")
        } _: { client, _ in
            let file = String(repeating: "a", count: 3_000_000)
            let answer = await client.send(Self.request([Self.part("recording", file, file: "a.wav")]))
            #expect(answer?.hasPrefix("HTTP/1.1 423") == true)
            #expect(answer?.hasSuffix("locked\n") == true)
        }
        #expect(await seen.requests.isEmpty)
    }

    @Test(arguments: ["Content-Length: 20002", "Transfer-Encoding: chunked"])
    func `too large a file is read and dropped, and the site answers`(length: String) async throws {
        let seen = Taken()
        try await withServer(
            {
                $0.uploadBytes = 10_000
                $0.bodyBytes = 10_000
            }, checking: { await seen.check($0) }
        ) { request in
            await seen.note(request, [])
            return .plain(413, "too large")
        } _: { client, _ in
            let whole = Self.part("recording", String(repeating: "a", count: 20_002), file: "a.wav")
            let body = String(decoding: whole.utf8.prefix(20_002), as: UTF8.self)
            let sent = length.hasPrefix("T") ? "4e22\r\n\(body)\r\n0\r\n\r\n" : body
            let head =
                "POST /speak HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\(length)\r\n"
                + "Content-Type: multipart/form-data; boundary=\(Self.mark)\r\n\r\n"
            #expect(await client.send(head + sent)?.hasPrefix("HTTP/1.1 413") == true)
        }
        let request = try #require(await seen.requests.first)
        #expect(request.isBodyTooLarge && request.form?.file == nil)
    }

    @Test(arguments: [
        request([part("recording", "abc", file: "a")], type: "multipart/form-data"),
        request([part("recording", "abc", file: "a")], end: ""),
        request([part("recording", "abc", file: "a"), part("recording", "abc", file: "b")]),
        request([part("recording", "abc", file: "a"), part("other", "abc", file: "b")]),
        request((0...20).map { part("f\($0)", "abc") }),
        request([part("text", String(repeating: "a", count: 5_000))]),
        request(["--\(mark)\r\nContent-Disposition: form-data\r\n\r\nabc\r\n"]),
    ])
    func `a form that is not whole is known as such`(sent: String) async throws {
        let seen = Taken()
        try await withServer(checking: { _ in nil }) { request in
            await seen.note(request, [])
            return .plain(400, "?")
        } _: { client, _ in
            #expect(await client.send(sent)?.hasPrefix("HTTP/1.1 400") == true)
        }
        let form = try #require(await seen.requests.first?.form)
        #expect(form.fault == .malformed && form.file == nil)
    }

    @Test func `without room for the file the site is told so`() async throws {
        let seen = Taken()
        try await withServer({ $0.spoolFolder = "/nowhere" }, checking: { _ in nil }) { request in
            await seen.note(request, [])
            return .plain(507, "?")
        } _: { client, _ in
            let answer = await client.send(Self.request([Self.part("recording", "abc", file: "a")]))
            #expect(answer?.hasPrefix("HTTP/1.1 507") == true)
        }
        #expect(await seen.requests.first?.form?.fault == .noRoom)
    }

    @Test func `all files together are bounded, and room is given back`() async throws {
        let file = String(repeating: "a", count: 6_000)
        let sent = Self.request([Self.part("recording", file, file: "a")])
        try await withServer({ $0.allUploadBytes = 7_000 }, checking: { _ in nil }) { _ in
            .plain(200, "ok")
        } _: { client, _ in
            for _ in 0..<3 { #expect(await client.send(sent)?.hasPrefix("HTTP/1.1 200") == true) }
            // Goes away in the middle.
            _ = await client.run([.send(Array(sent.utf8.prefix(4_000))), .pause(50)])
            let twice = Self.request([Self.part("recording", file + file, file: "a")])
            #expect(await client.send(twice)?.hasPrefix("HTTP/1.1 503") == true)
            #expect(await client.send(sent)?.hasPrefix("HTTP/1.1 200") == true)
        }
    }

    @Test func `a file that is on its way does not keep the server from stopping`() async throws {
        let seen = Taken()
        let server = LocalServer(options: ServerOptions(), check: { await seen.check($0) }) { _ in
            .plain(200, "taken")
        }
        let client = RawClient(port: try server.start())
        let sent = Self.request([Self.part("recording", "abc", file: "a")])
        async let answer = client.run([.send(Array(sent.utf8.dropLast(5))), .readToEnd(20_000)])
        while await seen.checked.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        await server.shutdown(grace: .milliseconds(100))
        #expect(await answer?.contains("taken") == false)
    }
}

/// Takes down requests.
private actor Taken {
    var checked: [Request] = []
    var requests: [Request] = []
    var listed: [[String]] = []

    func check(_ request: Request) -> Response? {
        checked.append(request)
        return nil
    }

    func note(_ request: Request, _ names: [String]) {
        requests.append(request)
        listed.append(names)
    }
}
