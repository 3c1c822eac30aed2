/// What kind of audio file bytes are, told by how they begin.
enum AudioKind: String, CaseIterable {
    case wave = "wav"
    case ogg, flac, mp3, aac, aiff, caf, amr
    /// MP4, M4A, 3GP and QuickTime.
    case mp4 = "mov"
    /// Matroska and WebM.
    case webm = "matroska"

    /// `nil` = none of these.
    init?(_ bytes: [UInt8]) {
        func begins(_ text: String, at place: Int = 0) -> Bool {
            bytes.dropFirst(place).starts(with: text.utf8)
        }
        let head = Array(bytes.prefix(4))
        switch true {
        case (begins("RIFF") || begins("RF64") || begins("RIFX")) && begins("WAVE", at: 8): self = .wave
        case begins("OggS"): self = .ogg
        case begins("fLaC"): self = .flac
        case begins("ID3"): self = .mp3
        case begins("ftyp", at: 4): self = .mp4
        case head == [0x1A, 0x45, 0xDF, 0xA3]: self = .webm
        case begins("FORM") && (begins("AIFF", at: 8) || begins("AIFC", at: 8)): self = .aiff
        case begins("caff"): self = .caf
        case begins("#!AMR"): self = .amr
        case head.count == 4 && head[0] == 0xFF && head[1] & 0xF6 == 0xF0: self = .aac
        case head.count == 4 && head[0] == 0xFF && head[1] & 0xE0 == 0xE0 && head[1] & 0x06 != 0: self = .mp3
        default: return nil
        }
    }

    /// Whether a WAV file is one that ``WaveFile`` reads: its numbers begin with the lowest byte.
    static func isLittleEndian(_ bytes: [UInt8]) -> Bool { !bytes.starts(with: "RIFX".utf8) }
}
