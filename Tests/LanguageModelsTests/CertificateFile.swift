import Foundation

/// Several certificates in one file, for as long as this lives.
final class CertificateFile {
    let path: String

    init(_ certificates: [String]) throws {
        path = FileManager.default.temporaryDirectory.appending(path: "sela-\(UUID().uuidString).pem").path
        let texts = try certificates.map { try String(contentsOfFile: $0, encoding: .utf8) }
        try texts.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
