import Companion
import HTTPTransfers
import Wellbeing

/// The lines that the tries of one request have in the ledger.
struct EgressLine {
    let ledger: any EgressLedger
    let clock: any WallClock
    let purpose: ModelPurpose
    let service: ChatService

    /// Writes the line of a try before it begins; answers its number, `nil` = nothing leaves Sela.
    func begin(_ body: [UInt8]) async throws(LanguageModelError) -> Int64? {
        guard service.isInLedger else { return nil }
        var hash = SHA256()
        body.withUnsafeBytes { hash.update($0) }
        let record = EgressRecord(
            instant: clock.now(), purpose: purpose, address: service.address, model: service.model,
            bytes: body.count, digest: hash.hexadecimal())
        do throws(DiaryError) {
            return try await ledger.record(record)
        } catch {
            throw .ledgerFailed
        }
    }

    /// Notes how it ended.
    ///
    /// In a task of its own, because one that is cancelled has this left to do. If the ledger cannot be
    /// written now, the line stays as it was begun: sent, and nothing more known. That is true, and the
    /// answer is not kept from the person for it.
    func end(_ number: Int64?, _ result: Result<ChatReply, ChatFault>) async {
        guard let number else { return }
        let outcome = EgressRecord.Outcome(result)
        let ledger = ledger
        _ = await Task { try await ledger.finish(number, outcome) }.result
    }
}

extension EgressRecord.Outcome {
    /// An answer that cannot be used is an answer all the same.
    fileprivate init(_ result: Result<ChatReply, ChatFault>) {
        guard case .failure(let fault) = result else {
            self = .answered
            return
        }
        switch fault.error {
        case .cancelled: self = .cancelled
        case .emptyAnswer, .answerTooLong, .answerCutOff, .unreadableAnswer: self = .answered
        default: self = .failed
        }
    }
}
