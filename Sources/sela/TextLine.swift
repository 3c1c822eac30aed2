import Commands
import Foundation
import Pages

/// One line of `--lines`: an object with `id` and `text`; what else is in it is left alone.
struct TextLine {
    /// As it came: a string or a whole number.
    let id: JSON
    let text: String

    /// What is wrong with a line; the raw value is what the answer says.
    enum Fault: String, Error {
        case tooLong = "line_too_long"
        case notUTF8 = "not_utf8"
        case notJSON = "not_json"
    }

    static func parsed(_ line: LineReader.Line) -> Result<TextLine, Fault> {
        guard case .bytes(let bytes) = line else { return .failure(.tooLong) }
        do {
            return .success(try TextLine(json: bytes))
        } catch {
            return .failure(error)
        }
    }

    private init(json bytes: [UInt8]) throws(Fault) {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
        do {
            let row = try JSONDecoder().decode(Row.self, from: Data(bytes))
            id = row.id
            text = row.text
        } catch {
            throw .notJSON
        }
    }

    private struct Row: Decodable {
        let id: JSON
        let text: String

        private enum CodingKeys: String, CodingKey { case id, text }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            text = try values.decode(String.self, forKey: .text)
            if let number = try? values.decode(Int.self, forKey: .id) {
                id = .integer(number)
            } else {
                id = .string(try values.decode(String.self, forKey: .id))
            }
        }
    }
}
