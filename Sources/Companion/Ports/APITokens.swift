public import Wellbeing

/// Which programs may use the diary.
///
/// Of a token only the SHA-256 is kept: who reads the diary cannot act as a program. A restore leaves the
/// tokens as they are, so that one that was taken away does not come back with an old backup; where there was
/// no diary, it brings none.
public protocol APITokens: Sendable {
    /// In the order in which they were made. A scope that only a later version knows is left out.
    func apiTokens() async throws(DiaryError) -> [APIToken]
    /// Keeps a new token, opened by `secret`.
    ///
    /// Throws ``DiaryError/refused`` unless ``APIToken/accepts(name:)``, no other has the name or the secret,
    /// and there is a scope.
    func addAPIToken(
        named name: String, for scopes: Set<APIScope>, openedBy secret: Secret, at instant: Instant
    ) async throws(DiaryError) -> APIToken
    /// The token that `secret` opens; `nil` = none.
    func apiToken(openedBy secret: Secret) async throws(DiaryError) -> APIToken?
    /// Takes down that a program used the token; `false` if there is none with this number.
    func noteUse(ofAPIToken number: Int64, at instant: Instant) async throws(DiaryError) -> Bool
    /// Takes the token away for good; `false` if there is none with this number.
    func removeAPIToken(_ number: Int64) async throws(DiaryError) -> Bool
}
