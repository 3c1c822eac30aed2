/// Makes of what Apple Health writes something that an XML parser takes.
///
/// Some versions write a list of declarations that is no sound XML; nothing in it is needed, so all of it is left out.
/// With it go the entities that a file could declare to blow itself up. Control characters that XML forbids become
/// spaces.
struct XMLCleaning {
    private enum Place {
        /// Before, in, and after the declarations.
        case before, inside, after
    }

    private var place = Place.before
    /// How much of `]>` was seen last.
    private var isBracket = false
    /// How much of `<!DOCTYPE` was seen last.
    private var matched = 0
    /// Whether a bracket was opened in the declarations, so that only `]>` ends them.
    private var hasList = false

    private static let beginning = Array("<!DOCTYPE".utf8)
    /// Longer than any list of declarations.
    private var seen = 0
    private static let longestHead = 1 << 20

    /// Changes a piece in its place; its length and its lines stay.
    mutating func clean(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        if place != .after { skipDeclarations(bytes) }
        for position in bytes.indices where bytes[position] < 0x20 {
            let byte = bytes[position]
            if byte != 0x09, byte != 0x0A, byte != 0x0D { bytes[position] = 0x20 }
        }
    }

    private mutating func skipDeclarations(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        for index in bytes.indices {
            let byte = bytes[index]
            seen += 1
            switch place {
            case .before:
                matched = byte == Self.beginning[matched] ? matched + 1 : (byte == Self.beginning[0] ? 1 : 0)
                if matched == Self.beginning.count {
                    place = .inside
                    // What was let through of it becomes an instruction that says nothing.
                    blank(bytes, through: index)
                } else if seen > Self.longestHead {
                    place = .after
                    return
                }
            case .inside:
                if byte == 0x5B { hasList = true }
                let ends = byte == 0x3E && (isBracket || !hasList)
                if byte == 0x5D { isBracket = true } else if byte > 0x20 { isBracket = false }
                if byte != 0x0A { bytes[index] = 0x20 }
                if ends {
                    place = .after
                    return
                }
            case .after: return
            }
        }
    }

    /// Puts spaces over `<!DOCTYPE`, which stands whole in the first piece.
    private func blank(_ bytes: UnsafeMutableBufferPointer<UInt8>, through end: Int) {
        for index in max(0, end + 1 - Self.beginning.count)...end { bytes[index] = 0x20 }
    }
}
