extension Recording {
    /// The recording as a WAV file: one channel, 16 bits a sample, little end first.
    public var waveFile: [UInt8] {
        let (size, bytesASecond) = (samples.count * 2, Self.rate * 2)
        var file = Array("RIFF".utf8) + Self.number(size + 36, bytes: 4) + Array("WAVEfmt ".utf8)
        file += Self.number(16, bytes: 4)
        // Whole numbers, one channel.
        file += Self.number(1, bytes: 2) + Self.number(1, bytes: 2)
        file += Self.number(Self.rate, bytes: 4) + Self.number(bytesASecond, bytes: 4)
        // Bytes of a sample, bits of it.
        file += Self.number(2, bytes: 2) + Self.number(16, bytes: 2)
        file += Array("data".utf8) + Self.number(size, bytes: 4)
        file.reserveCapacity(file.count + size)
        for sample in samples {
            let value = UInt16(bitPattern: Int16((sample * 32_767).rounded()))
            file.append(UInt8(truncatingIfNeeded: value))
            file.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return file
    }

    private static func number(_ value: Int, bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
