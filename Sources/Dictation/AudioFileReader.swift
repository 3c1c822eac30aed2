public import Companion
import Foundation
public import Wellbeing

/// Reads WAV files itself, and other kinds through ffmpeg where it is installed.
public struct AudioFileReader: RecordingReader {
    private let converters: [String]

    /// - Parameter converters: where ffmpeg may be, in this order.
    public init(converters: [String]) {
        self.converters = converters
    }

    /// Where ffmpeg may be.
    ///
    /// If `SELA_FFMPEG` is set, only there: a wrong setting is to be noticed.
    public static func converterCandidates(environment: [String: String]) -> [String] {
        if let set = environment["SELA_FFMPEG"], !set.isEmpty { return [set] }
        return ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg", "/opt/homebrew/bin/ffmpeg"]
    }

    /// Whether other kinds than WAV can be read: ffmpeg is installed.
    public var hasConverter: Bool {
        converters.contains(where: FileManager.default.isExecutableFile(atPath:))
    }

    public func recording(from bytes: [UInt8]) async throws(RecordingError) -> Recording {
        guard bytes.count <= RecordingError.largestFile else { throw .tooLong }
        guard let kind = AudioKind(bytes) else { throw .notAudio }
        if kind == .wave, AudioKind.isLittleEndian(bytes), let recording = try wave(bytes) {
            return recording
        }
        let files = FileManager.default
        guard let program = converters.first(where: files.isExecutableFile(atPath:)) else {
            throw .converterMissing
        }
        let samples = try await AudioConversion(program: program, kind: kind).run(bytes)
        guard let recording = Recording(samples: samples) else { throw .tooLong }
        return recording
    }

    /// `nil` = the samples are packed in a way that only ffmpeg reads.
    private func wave(_ bytes: [UInt8]) throws(RecordingError) -> Recording? {
        let file: WaveFile
        do throws(WaveFile.Fault) {
            file = try WaveFile(bytes)
        } catch {
            switch error {
            case .otherCodec: return nil
            case .damaged: throw .damaged
            case .tooLong: throw .tooLong
            }
        }
        guard let samples = resampled(file.samples, from: file.rate, to: Recording.rate) else {
            throw .damaged
        }
        guard let recording = Recording(samples: samples) else { throw .tooLong }
        return recording
    }
}
