import Companion
import Wellbeing

/// The nine columns of the fields of a spoken entry, the same in entries and drafts.
enum SpokenColumns {
    static let names: SQL =
        "mood, music, song, strength, contact, distress, countermeasures, activity, stress"

    static func values(of fields: SpokenFields) -> [SQLValue] {
        [
            .optional(fields.mood?.rawValue), .optional(fields.musicInHead), .optional(fields.songName),
            .optional(fields.earwormStrength?.rawValue), .optional(fields.socialContact),
            .optional(fields.distress?.rawValue), .optional(fields.countermeasures),
            .optional(fields.countermeasureActivity), .optional(fields.stress?.rawValue),
        ]
    }

    static func fields(_ row: borrowing Statement, from column: Int32) throws(DiaryError) -> SpokenFields {
        SpokenFields(
            mood: try row.word(column, as: SpokenFields.Mood.self), musicInHead: row.flag(column + 1),
            songName: row.text(column + 2),
            earwormStrength: try row.word(column + 3, as: SpokenFields.Strength.self),
            socialContact: row.flag(column + 4),
            distress: try row.word(column + 5, as: SpokenFields.Degree.self),
            countermeasures: row.flag(column + 6), countermeasureActivity: row.text(column + 7),
            stress: try row.word(column + 8, as: SpokenFields.Degree.self))
    }
}

/// A recording as the bytes of its samples: 16 bits each, little end first.
enum RecordingBytes {
    static func bytes(of recording: Recording) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(recording.samples.count * 2)
        for sample in recording.samples {
            let value = UInt16(bitPattern: Int16((sample * 32_767).rounded()))
            bytes.append(UInt8(truncatingIfNeeded: value))
            bytes.append(UInt8(truncatingIfNeeded: value >> 8))
        }
        return bytes
    }

    /// `nil` if it is longer than a recording may be.
    static func recording(of bytes: UnsafeRawBufferPointer) -> Recording? {
        var samples: [Float] = []
        samples.reserveCapacity(bytes.count / 2)
        for index in stride(from: 0, to: bytes.count - 1, by: 2) {
            let value = UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
            samples.append(Float(Int16(bitPattern: value)) / 32_767)
        }
        return Recording(samples: samples)
    }
}
