/// What Argon2id has to spend on one guess at a passphrase.
package struct PassphraseCost: Hashable, Sendable {
    /// Bytes of memory.
    package let memory: Int
    /// Passes over that memory.
    package let passes: Int

    package init(memory: Int, passes: Int) {
        self.memory = memory
        self.passes = passes
    }

    /// 64 MiB and 3 passes: OWASP ASVS 5 appendix C asks for at least 12 MiB at 3 passes, Standard Notes
    /// spends 64 MiB.
    ///
    /// About 0.3 s on the machine of 2026 that this was measured on.
    package static let standard = PassphraseCost(memory: 64 << 20, passes: 3)

    /// The most that a file may ask for; more would be a way to stop a machine with a file.
    static let most = PassphraseCost(memory: 4 << 30, passes: 64)

    /// Whether this is at least `least`, part by part, and not more than ``most``.
    func isAccepted(least: PassphraseCost) -> Bool {
        (least.memory...Self.most.memory).contains(memory)
            && (least.passes...Self.most.passes).contains(passes)
    }
}
