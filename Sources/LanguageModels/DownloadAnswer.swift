import HTTPTransfers
import Wellbeing

/// What the head of an answer means for a download.
enum DownloadAnswer: Hashable {
    /// The rest of what is here already.
    case goesOn
    /// The file from its first byte, whatever was asked for.
    case begins(entityTag: String?, lastModified: String?)
    /// What is here belongs to another file: ask for all of it.
    case otherFile
    /// Perhaps later; seconds that the server asks to wait for.
    case later(ModelLibraryFault, seconds: Int?)
    case ends(ModelLibraryFault)

    /// - Parameter part: what is here, and of it so many bytes that the rest was asked for; `nil` = all was asked for.
    init(_ head: TransferHead, to part: PartNote?, expecting bytes: Int) {
        switch head.status {
        case 200: self = Self.whole(head, expecting: bytes)
        case 206:
            guard let part else {
                self = .later(.unreachable, seconds: nil)
                return
            }
            self = Self.isRest(head, of: part, expecting: bytes) ? .goesOn : .otherFile
        case 416 where part != nil: self = .otherFile
        case 408, 425, 429, 500...599:
            let seconds = head.headers["retry-after"].flatMap { Int($0) }
            self = .later(.refused(status: head.status), seconds: seconds.map { max(0, $0) })
        default: self = .ends(.refused(status: head.status))
        }
    }

    private static func whole(_ head: TransferHead, expecting bytes: Int) -> DownloadAnswer {
        if let length = head.headers["content-length"].flatMap({ Int($0) }), length > bytes {
            return .ends(.wrongSize(expected: bytes, found: length))
        }
        // A weak tag says that two files mean the same, not that they are the same to the byte.
        let tag = head.headers["etag"].flatMap { $0.hasPrefix("W/") || $0.isEmpty ? nil : $0 }
        return .begins(entityTag: tag, lastModified: head.headers["last-modified"])
    }

    /// Whether the bytes that follow are those that are missing, of the same file.
    private static func isRest(_ head: TransferHead, of part: PartNote, expecting bytes: Int) -> Bool {
        guard head.headers["content-range"] == "bytes \(part.received)-\(bytes - 1)/\(bytes)" else {
            return false
        }
        if let tag = part.entityTag { return head.headers["etag"] ?? tag == tag }
        return head.headers["last-modified"] ?? part.lastModified == part.lastModified
    }
}
