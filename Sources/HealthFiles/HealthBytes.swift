import CZip
import Foundation

/// The bytes of an export, piece by piece, whether it lies alone or in an archive.
protocol HealthBytes {
    /// All bytes, as far as it is known.
    var size: Int { get }
    /// Fills the buffer from its beginning; 0 = the end.
    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthFileError) -> Int
}

/// A file that lies alone.
struct PlainHealthBytes: HealthBytes {
    let size: Int
    private let handle: FileHandle

    init(path: String) throws(HealthFileError) {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable }
        var status = stat()
        guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable
        }
        self.handle = handle
        size = Int(status.st_size)
    }

    mutating func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthFileError) -> Int {
        while true {
            let count = Foundation.read(handle.fileDescriptor, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            guard errno == EINTR else { throw .unreadable }
        }
    }
}

/// One file of an archive, unpacked as it is read.
final class ArchivedHealthBytes: HealthBytes {
    let size: Int
    private let archive: OpaquePointer
    private let file: OpaquePointer

    /// Finds the export by what it begins with: its name follows the language of the telephone.
    ///
    /// - Throws: ``HealthFileError/badArchive``, also if there is nothing but other files.
    init(path: String) throws(HealthFileError) {
        var code: Int32 = 0
        guard let archive = zip_open(path, ZIP_RDONLY, &code) else { throw .badArchive }
        var found: (index: UInt64, size: Int)?
        var isClinical = false
        for index in 0..<UInt64(max(0, zip_get_num_entries(archive, 0))) where found == nil {
            switch Self.look(at: index, in: archive) {
            case .export(let size): found = (index, size)
            case .clinical: isClinical = true
            case .other: break
            }
        }
        guard let found, let file = zip_fopen_index(archive, found.index, 0) else {
            zip_discard(archive)
            throw isClinical ? .clinicalDocument : .badArchive
        }
        self.archive = archive
        self.file = file
        size = found.size
    }

    deinit {
        zip_fclose(file)
        zip_discard(archive)
    }

    private enum Look { case export(size: Int), clinical, other }

    private static func look(at index: UInt64, in archive: OpaquePointer) -> Look {
        var status = zip_stat_t()
        guard zip_stat_index(archive, index, 0, &status) == 0, let name = status.name,
            String(cString: name).lowercased().hasSuffix(".xml"),
            let file = zip_fopen_index(archive, index, 0)
        else { return .other }
        defer { zip_fclose(file) }
        var head = [UInt8](repeating: 0, count: 4_096)
        let count = zip_fread(file, &head, 4_096)
        guard count > 0 else { return .other }
        switch HealthRoot(head.prefix(Int(count))) {
        case .healthData: return .export(size: Int(clamping: status.size))
        case .clinicalDocument: return .clinical
        case .other: return .other
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(HealthFileError) -> Int {
        let count = zip_fread(file, buffer.baseAddress, UInt64(buffer.count))
        guard count >= 0 else { throw .badArchive }
        return Int(count)
    }
}

/// What kind of document begins like this.
enum HealthRoot {
    case healthData, clinicalDocument, other

    init(_ head: some Collection<UInt8>) {
        let text = String(decoding: head, as: UTF8.self)
        if text.contains("<ClinicalDocument") {
            self = .clinicalDocument
        } else if text.contains("<!DOCTYPE HealthData") || text.contains("<HealthData") {
            self = .healthData
        } else {
            self = .other
        }
    }
}
