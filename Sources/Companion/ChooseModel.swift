public import Wellbeing

/// Chooses who answers when a room asks a language model.
///
/// Choosing grants nothing: consents given for another address or model do not apply to the new one, and a
/// new choice of the old one finds only what was agreed to last.
public struct ChooseModel: Sendable {
    private let records: any ModelRecords

    public init(records: any ModelRecords) {
        self.records = records
    }

    /// - Parameter key: kept for the origin of a service elsewhere; `nil` leaves one that is kept as it is.
    ///   Blanks and line ends around it, as pasting brings them, are left out.
    /// - Throws: before anything is changed, unless the diary fails between key and choice; a key that is
    ///   kept without the choice does nothing.
    public func choose(_ provider: ModelProvider, key: Secret? = nil) async throws(ChooseModelError) {
        if case .local(let address, _) = provider, !address.isLoopback { throw .notLoopback }
        guard provider.isAcceptable else { throw .unfitName }
        if case .cloud(let address, _) = provider, let key { try await keep(key, for: address) }
        do {
            try await records.save(provider)
        } catch {
            throw .diary(error)
        }
    }

    /// Replaces the key for the origin of `address`, whoever is chosen.
    public func keep(_ key: Secret, for address: ServiceAddress) async throws(ChooseModelError) {
        let trimmed = key.withoutBlanksAround
        guard trimmed.isModelKey else { throw .unfitKey }
        do {
            try await records.keepModelKey(trimmed, for: address)
        } catch {
            throw .diary(error)
        }
    }

    /// Lets go of the key for the origin of `address`.
    public func forgetKey(for address: ServiceAddress) async throws(DiaryError) {
        try await records.keepModelKey(nil, for: address)
    }
}

/// Why a model was not chosen.
public enum ChooseModelError: Error, Hashable, Sendable {
    /// A local model has to be on this machine.
    case notLoopback
    /// The name of the model is empty, too long, or more than a line.
    case unfitName
    /// The key is empty, too long, or holds what no key holds, such as a blank.
    case unfitKey
    case diary(DiaryError)
}

extension Secret {
    fileprivate var withoutBlanksAround: Secret {
        let start = exposed.drop(while: \.isWhitespace)
        let end = start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex
        return Secret(String(start[..<end]))
    }
}
