import Foundation
import Wellbeing

/// A folder that only the owner may enter, for one export; gone when it is.
final class PrivateFolder {
    /// What the names of these folders begin with.
    private static let beginning = "sela-export-"
    let path: String
    /// Where the workbook is put together.
    var workbook: String { path + "/workbook" }

    init(in folder: String) throws(WorkbookError) {
        var template = Array((folder + "/" + Self.beginning + "XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw .reading(errno, otherwise: .folder) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { remove() }

    /// Removes the folder and what is in it; once more does nothing.
    func remove() {
        unlink(workbook)
        rmdir(path)
    }

    /// Makes the file of the workbook, empty, readable by the owner only.
    func makeWorkbook() throws(WorkbookError) {
        let descriptor = open(workbook, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .reading(errno, otherwise: .folder) }
        close(descriptor)
    }

    /// Removes what exports left in `folder` that a crash or a power cut ended, and nothing else.
    static func removeLeftovers(in folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(beginning) {
            unlink(folder + "/" + name + "/workbook")
            rmdir(folder + "/" + name)
        }
    }
}

extension WorkbookError {
    /// What an errno means.
    static func reading(_ code: Int32, otherwise: WorkbookError? = nil) -> WorkbookError {
        switch code {
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        case EPIPE, ECONNRESET: .receiverGone
        default: otherwise ?? .system(code: Int(code))
        }
    }
}
