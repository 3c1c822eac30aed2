// What the diary takes down about language models. A diary refuses everything else, so that what it holds can
// be read back as the same value.

extension ModelProvider {
    /// Bytes of the name of a model, in UTF-8.
    public static let acceptedNameLength = 1...200

    /// Whether every name is one line of an accepted length, and a local address is loopback.
    public var isAcceptable: Bool {
        switch self {
        case .none, .managed: true
        case .local(let address, let model):
            address.isLoopback && address.isAcceptable && Self.isAcceptable(name: model)
        case .cloud(let address, let models):
            address.isAcceptable && Self.isAcceptable(name: models.general)
                && models.weeklySummary.map(Self.isAcceptable(name:)) ?? true
        }
    }

    /// Whether a model may have this name: one line of an accepted length, without control characters.
    public static func isAcceptable(name: String) -> Bool {
        acceptedNameLength.contains(name.utf8.count)
            && name.unicodeScalars.allSatisfy { $0.value >= 32 && $0.properties.generalCategory != .control }
    }
}

extension ModelConsent {
    /// Whether the wording is one that there was, and who gets the words is said as it has to be.
    public var isAcceptable: Bool {
        version >= 1 && address.isAcceptable && ModelProvider.isAcceptable(name: model)
    }
}

extension EgressRecord {
    /// Lines of the ledger that may be asked for at once.
    public static let acceptedLimit = 1...1_000

    /// Whether bytes and digest are what they have to be, and the address and the model are said.
    public var isAcceptable: Bool {
        bytes >= 0 && digest.utf8.count == 64
            && digest.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
            && address.isAcceptable && ModelProvider.isAcceptable(name: model)
    }
}

extension ServiceAddress {
    /// Whether the address, written down, is read as the same address again.
    var isAcceptable: Bool {
        do throws(Fault) {
            return try ServiceAddress(parsing: description) == self
        } catch {
            return false
        }
    }
}
