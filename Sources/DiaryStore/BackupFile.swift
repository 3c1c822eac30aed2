import Companion
import Foundation
import Wellbeing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One backup on disk.
///
/// Format, byte by byte: `docs/data-format.md`.
///
/// ```
/// 16 bytes   "sela-backup-0001"
///  8 bytes   when it was proved, milliseconds since 1970, little-endian; 0 = never
///  4 bytes   length of the head, little-endian
///  n bytes   head, JSON
///  rest      the SQLCipher database
/// ```
struct BackupFile: Sendable {
    let path: String
    let head: Head
    /// `nil` = never.
    let provedAt: Instant?
    /// Where the database begins.
    let offset: Int
    /// Bytes of the whole file as it is on disk.
    let size: Int

    /// What is known without a key.
    struct Head: Hashable, Codable, Sendable {
        var madeAt: String
        var contents: Contents
        /// Bytes of the database that follows.
        var databaseSize: Int
        /// SHA-256 of the database that follows, in hexadecimal: finds a cut or rotten file without a key.
        var databaseHash: String
        /// The ways in, as they were.
        var keySlots: KeySlotFile
    }

    static let fileExtension = ".selabackup"
    private static let magic = Array("sela-backup-0001".utf8)
    private static let preambleCount = 28
    private static let largestHead = 1 << 20

    /// Reads the head; the database that follows is not looked at.
    init(reading path: String) throws(DiaryError) {
        guard let size = DiskFile.size(path) else { throw .absent }
        let bytes = try DiskFile.read(path, limit: Self.preambleCount + Self.largestHead)
        guard bytes.count > Self.preambleCount, bytes.starts(with: Self.magic) else {
            throw .damaged(part: .backup)
        }
        let proved = Self.number(bytes[16..<24])
        let length = Int(Self.number(bytes[24..<28]))
        guard length <= bytes.count - Self.preambleCount else { throw .damaged(part: .backup) }
        let json = Data(bytes[Self.preambleCount..<(Self.preambleCount + length)])
        guard let head = try? JSONDecoder().decode(Head.self, from: json), Instant(iso: head.madeAt) != nil
        else {
            throw .damaged(part: .backup)
        }
        self.path = path
        self.head = head
        self.size = size
        offset = Self.preambleCount + length
        provedAt = proved == 0 ? nil : Instant(milliseconds: Int64(bitPattern: proved))
    }

    /// Whether all of it is there, by its size alone.
    var isWhole: Bool { size == offset + head.databaseSize }

    var record: BackupRecord {
        BackupRecord(
            path: path, madeAt: Instant(iso: head.madeAt) ?? Instant(milliseconds: 0), size: size,
            reflections: head.contents.reflections, drafts: head.contents.drafts,
            schema: head.contents.schema,
            provedAt: isWhole ? provedAt : nil)
    }

    /// Writes a backup that has not been proved.
    static func write(_ head: Head, database: String, to path: String) throws(DiaryError) {
        guard let json = try? JSONEncoder.sorted.encode(head) else { throw .damaged(part: .backup) }
        let preamble =
            magic + bytes(of: UInt64(0)) + bytes(of: UInt32(json.count))
        try DiskFile.write(preamble + json, to: path, replacing: true)
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskFile.failure() }
        defer { close(descriptor) }
        try DiskFile.forEachChunk(of: database, from: 0) { chunk throws(DiaryError) in
            try DiskFile.append(chunk, to: descriptor)
        }
        guard fsync(descriptor) == 0 else { throw DiskFile.failure() }
    }

    /// Notes that the backup was proved.
    static func stamp(_ path: String, provedAt instant: Instant) throws(DiaryError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskFile.failure() }
        defer { close(descriptor) }
        let stamp = bytes(of: UInt64(bitPattern: instant.milliseconds))
        guard pwrite(descriptor, stamp, stamp.count, off_t(magic.count)) == stamp.count,
            fsync(descriptor) == 0
        else { throw DiskFile.failure() }
    }

    /// Copies the database out to a new file at `destination`.
    ///
    /// - Throws: ``DiaryError/damaged(part:)`` if it is not, byte for byte, what was put in.
    func extract(to destination: String) throws(DiaryError) {
        guard isWhole else { throw .damaged(part: .backup) }
        try DiskFile.write([], to: destination, replacing: false)
        let descriptor = open(destination, O_WRONLY | O_APPEND | O_CLOEXEC)
        guard descriptor >= 0 else { throw DiskFile.failure() }
        defer { close(descriptor) }
        var digest = SHA256()
        try DiskFile.forEachChunk(of: path, from: offset) { chunk throws(DiaryError) in
            digest.add(chunk)
            try DiskFile.append(chunk, to: descriptor)
        }
        guard hexadecimal(digest.finished()) == head.databaseHash else { throw .damaged(part: .backup) }
        guard fsync(descriptor) == 0 else { throw DiskFile.failure() }
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func bytes<Number: FixedWidthInteger>(of number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian, Array.init)
    }
}

extension JSONEncoder {
    fileprivate static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
