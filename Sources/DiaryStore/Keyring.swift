public import Companion

/// The desktop's keyring: a second way to the diary for a person who is logged in anyway, never the only
/// one.
public protocol Keyring: Sendable {
    /// Keeps `secret` for the diary with this id, replacing what was kept.
    ///
    /// - Throws: ``DiaryError/keyringUnavailable``.
    func store(_ secret: Secret, for diary: String) async throws(DiaryError)
    /// What was kept; `nil` = nothing.
    ///
    /// - Throws: ``DiaryError/keyringUnavailable``.
    func secret(for diary: String) async throws(DiaryError) -> Secret?
    /// Forgets what was kept; nothing kept is no error.
    ///
    /// - Throws: ``DiaryError/keyringUnavailable``.
    func clear(for diary: String) async throws(DiaryError)
}
