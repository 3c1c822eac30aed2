import Foundation
import HTTPTransfers
import Wellbeing

/// Reads a file from end to end and says whether it is the one of the catalogue.
struct FileCheck: Sendable {
    let path: String
    let source: ManagedModel.Source

    /// Checks length, first bytes and digest, in this order, on a thread of its own.
    ///
    /// Cancelling ends it at once.
    ///
    /// - Parameter progress: told a few times a second how many bytes were read.
    /// - Returns: which file it was that was read.
    func run(progress: @escaping @Sendable (Int) -> Void) async throws(ModelLibraryFault) -> ModelDisk.Status
    {
        let isCancelled = Locked(false)
        let result: Result<ModelDisk.Status, ModelLibraryFault> = await withTaskCancellationHandler {
            await withCheckedContinuation { done in
                Thread.detachNewThread {
                    do throws(ModelLibraryFault) {
                        let isAtAnEnd = { isCancelled.withLock { $0 } }
                        done.resume(
                            returning: .success(try check(isCancelled: isAtAnEnd, progress: progress)))
                    } catch {
                        done.resume(returning: .failure(error))
                    }
                }
            }
        } onCancel: {
            isCancelled.withLock { $0 = true }
        }
        return try result.get()
    }

    private func check(
        isCancelled: () -> Bool, progress: (Int) -> Void
    ) throws(ModelLibraryFault) -> ModelDisk.Status {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unreadableFile }
        defer { close(descriptor) }
        guard let status = ModelDisk.status(of: descriptor), status.isFile else { throw .unreadableFile }
        guard status.size == source.bytes else {
            throw .wrongSize(expected: source.bytes, found: status.size)
        }
        let digest = try digest(descriptor, isCancelled: isCancelled, progress: progress)
        // Somebody wrote to it meanwhile: what was read is not what is there.
        guard ModelDisk.status(of: descriptor) == status else { throw .changed }
        guard digest == source.digest else { throw .wrongDigest }
        return status
    }

    private func digest(
        _ descriptor: Int32, isCancelled: () -> Bool, progress: (Int) -> Void
    ) throws(ModelLibraryFault) -> String {
        var hash = SHA256()
        var done = 0
        var told = ContinuousClock.now
        var chunk = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            if isCancelled() { throw .cancelled }
            let count = chunk.withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(done))
            }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadableFile }
            if done == 0, !chunk.prefix(count).starts(with: source.signature.utf8) { throw .wrongSignature }
            if count == 0 { return hash.hexadecimal() }
            chunk.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            done += count
            if told.duration(to: .now) >= .milliseconds(300) {
                progress(done)
                told = .now
            }
        }
    }
}
