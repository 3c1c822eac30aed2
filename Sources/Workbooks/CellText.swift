/// A quick look at a text that goes into a cell.
enum CellText {
    /// Whether it can go as it is: no more bytes than a cell holds, no control character but tab and line feed,
    /// and no byte that U+FFFE and U+FFFF begin with.
    ///
    /// Nearly every text is; the others take the careful way.
    static func isFit(_ text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { bytes in
            bytes.count <= 32_767
                && bytes.allSatisfy { ($0 >= 0x20 && $0 != 0x7F && $0 != 0xEF) || $0 == 0x0A || $0 == 0x09 }
        }
    }
}
