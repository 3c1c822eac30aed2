import CChildProcess
import Companion
import Foundation
import Wellbeing

/// One run of ffmpeg, which makes samples of a file of another kind.
///
/// The file is handed over as a nameless one in memory: some kinds keep their table of contents at the end, so a
/// pipe will not do, and nothing of a voice is to lie on a disk. ffmpeg is told what kind it is and may open nothing
/// else, so that a file cannot make it fetch another one.
struct AudioConversion {
    let program: String
    let kind: AudioKind

    /// Without a byte for so long ffmpeg is taken for stuck, in milliseconds.
    private static let patience: Int32 = 60_000

    private var arguments: [String] {
        [
            program, "-hide_banner", "-loglevel", "quiet", "-nostdin", "-protocol_whitelist", "file", "-f",
            kind.rawValue, "-i", "file:/dev/stdin", "-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata",
            "-1",
            // A second more than is taken, so that one that is too long shows.
            "-t", String(Int(Recording.longest) + 1), "-ac", "1", "-ar", String(Recording.rate), "-threads",
            "1",
            "-f", "f32le", "pipe:1",
        ]
    }

    func run(_ bytes: [UInt8]) async throws(RecordingError) -> [Float] {
        let child = Locked<ChildState>(ChildState())
        let result: Result<[Float], RecordingError> = await withTaskCancellationHandler {
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    do throws(RecordingError) {
                        done.resume(returning: .success(try convert(bytes, child)))
                    } catch {
                        done.resume(returning: .failure(error))
                    }
                }
            }
        } onCancel: {
            child.withLock { $0.stop() }
        }
        if child.withLock({ $0.isUnwanted }) { throw .cancelled }
        return try result.get()
    }

    /// The child while it has its number.
    private struct ChildState {
        var number: pid_t?
        var isUnwanted = false

        mutating func stop() {
            isUnwanted = true
            if let number { kill(-number, SIGKILL) }
        }
    }

    private func convert(_ bytes: [UInt8], _ child: Locked<ChildState>) throws(RecordingError) -> [Float] {
        guard let input = NamelessFile(bytes) else { throw .damaged }
        defer { input.close() }
        var ends: [Int32] = [-1, -1]
        guard child_process_pipe(&ends) == 0 else { throw .damaged }
        var number: pid_t = 0
        let code = withCStrings(arguments) { arguments in
            withCStrings(["LC_ALL=C.UTF-8"]) { variables in
                child_process_start(program, arguments, variables, input.descriptor, ends[1], &number)
            }
        }
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { throw .converterMissing }
        child.withLock { state in
            state.number = number
            if state.isUnwanted { state.stop() }
        }
        let samples = Self.samples(from: ends[0])
        // Stuck, or telling without an end: nothing of it stays.
        if samples == nil { child.withLock { $0.number.map { _ = kill(-$0, SIGKILL) } } }
        child_process_await(number)
        let end = child.withLock { state in
            state.number = nil
            return child_process_bury(number)
        }
        guard let samples, end == 0, !samples.isEmpty else { throw .damaged }
        return samples
    }

    /// `nil` = it stopped telling anything, or tells more than the longest recording.
    private static func samples(from descriptor: Int32) -> [Float]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        let most = (Int(Recording.longest) + 2) * Recording.rate * 4
        while bytes.count <= most {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&wait, 1, patience)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0 else { return nil }
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 {
                return bytes.withUnsafeBytes { raw in
                    (0..<raw.count / 4).map { raw.loadUnaligned(fromByteOffset: $0 * 4, as: Float.self) }
                }
            }
            bytes += chunk[..<count]
        }
        return nil
    }
}

/// Lends `texts` as C strings behind each other, with NULL at the end.
private func withCStrings<Answer>(
    _ texts: [String], _ use: ([UnsafeMutablePointer<CChar>?]) -> Answer
) -> Answer {
    let copies = texts.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return use(copies + [nil])
}
