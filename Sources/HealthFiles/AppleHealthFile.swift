import CExpat
import Foundation
public import Wellbeing

/// Reads `export.xml` or `export.zip` of Apple Health, however large, in one go and little memory.
public enum AppleHealthFile {
    /// - Parameters:
    ///   - path: of the file; an archive is told by its first bytes, the export in it by its own.
    ///   - progress: told now and then which share is read, 0…1.
    ///   - isCancelled: asked now and then.
    /// - Throws: ``HealthFileError``; nothing of the file counts then.
    public static func read(
        path: String, progress: (Double) -> Void = { _ in }, isCancelled: () -> Bool = { false }
    ) throws(HealthFileError) -> HealthData {
        let head = try head(of: path)
        if head.starts(with: "PK".utf8) || path.lowercased().hasSuffix(".zip") {
            return try parse(try ArchivedHealthBytes(path: path), progress, isCancelled)
        }
        switch HealthRoot(head) {
        case .clinicalDocument: throw .clinicalDocument
        case .other: throw .notHealthData
        case .healthData: return try parse(try PlainHealthBytes(path: path), progress, isCancelled)
        }
    }

    private static func head(of path: String) throws(HealthFileError) -> [UInt8] {
        var file = try PlainHealthBytes(path: path)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 16)
        defer { buffer.deallocate() }
        return Array(buffer[..<(try file.read(into: buffer))])
    }

    private static let longest = 32 << 30
    private static let pieceLength = 1 << 16

    private static func parse(
        _ source: some HealthBytes, _ progress: (Double) -> Void, _ isCancelled: () -> Bool
    ) throws(HealthFileError) -> HealthData {
        var source = source
        guard source.size <= longest else { throw .tooLarge }
        let records = HealthRecords()
        let parser = HealthParser(records)
        let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 16)
        defer { piece.deallocate() }
        var cleaning = XMLCleaning()
        var place = 0
        while true {
            guard !isCancelled() else { throw .cancelled }
            let count = try source.read(into: piece)
            place += count
            guard place <= longest, !records.nights.isFull else { throw .tooLarge }
            let bytes = UnsafeMutableRawBufferPointer(rebasing: piece[..<count])
            cleaning.clean(bytes.bindMemory(to: UInt8.self))
            try parser.take(UnsafeRawBufferPointer(bytes), isLast: count == 0)
            guard !records.isClinical else { throw .clinicalDocument }
            if count == 0 { break }
            if place % (pieceLength * 16) < pieceLength, source.size > 0 {
                progress(min(1, Double(place) / Double(source.size)))
            }
        }
        guard records.hasRoot else { throw .notHealthData }
        progress(1)
        return records.data()
    }
}

/// expat, with our handlers.
private final class HealthParser {
    private let parser: XML_Parser
    private let records: HealthRecords

    init(_ records: HealthRecords) {
        self.records = records
        // Nothing but memory can be missing, and then nothing goes on anyway.
        parser = XML_ParserCreate(nil)
        XML_SetUserData(parser, Unmanaged.passUnretained(records).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let data, let name, let attributes else { return }
                Unmanaged<HealthRecords>.fromOpaque(data).takeUnretainedValue().begin(name, attributes)
            },
            { data, name in
                guard let data, let name else { return }
                Unmanaged<HealthRecords>.fromOpaque(data).takeUnretainedValue().end(name)
            })
    }

    deinit { XML_ParserFree(parser) }

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws(HealthFileError) {
        let text = bytes.bindMemory(to: CChar.self).baseAddress
        guard XML_Parse(parser, text, Int32(bytes.count), isLast ? 1 : 0) == XML_STATUS_OK else {
            throw .damaged(line: Int(XML_GetCurrentLineNumber(parser)))
        }
    }
}
