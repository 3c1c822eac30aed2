import Foundation

/// Little-endian values of a file, one after the other, read piece by piece and never beyond its end.
struct FileBytes {
    let size: Int
    private(set) var place = 0
    private let handle: FileHandle
    private var piece: [UInt8] = []
    private var pieceStart = 0
    private static let pieceLength = 1 << 20

    /// `nil` = there is no such file, or it cannot be read.
    init?(path: String) {
        guard let handle = FileHandle(forReadingAtPath: path), let end = try? handle.seekToEnd() else {
            return nil
        }
        self.handle = handle
        size = Int(clamping: end)
    }

    var isAtEnd: Bool { place == size }

    /// `nil` = the file ends before.
    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= Self.pieceLength, count <= size - place else { return nil }
        if place < pieceStart || place + count > pieceStart + piece.count {
            guard (try? handle.seek(toOffset: UInt64(place))) != nil,
                let data = try? handle.read(upToCount: Self.pieceLength), data.count >= count
            else { return nil }
            (piece, pieceStart) = (Array(data), place)
        }
        defer { place += count }
        return piece[place - pieceStart..<place - pieceStart + count]
    }

    mutating func number() -> Int? {
        guard let four = bytes(4) else { return nil }
        return Int(Int32(bitPattern: four.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }))
    }

    /// `false` = the file ends before.
    mutating func skip(_ count: Int) -> Bool {
        guard count >= 0, count <= size - place else { return false }
        place += count
        return true
    }
}
