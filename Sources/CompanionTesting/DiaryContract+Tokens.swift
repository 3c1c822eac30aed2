public import Companion
import Testing
import Wellbeing

/// Checks what every ``Diary`` must do with tokens of programs, on one without any.
public func expectTokenContract(_ diary: any Diary) async throws {
    let (first, second) = (Secret("sela_" + "0a".repeated(32)), Secret("sela_" + "1b".repeated(32)))
    #expect(try await diary.apiTokens() == [])
    #expect(try await diary.apiToken(openedBy: first) == nil)

    let phone = try await diary.addAPIToken(
        named: "Mein 📱 d'or; DROP TABLE", for: Set(APIScope.allCases), openedBy: first,
        at: try Sample.moment(1).instant)
    let script = try await diary.addAPIToken(
        named: "script", for: [.scanSafety], openedBy: second, at: try Sample.moment(0).instant)
    #expect(script.number > phone.number)
    #expect(phone.name == "Mein 📱 d'or; DROP TABLE" && phone.scopes == Set(APIScope.allCases))
    #expect(phone.madeAt == (try Sample.moment(1).instant) && phone.lastUsedAt == nil)
    #expect(try await diary.apiTokens() == [phone, script], "in the order in which they were made")
    #expect(try await diary.apiToken(openedBy: first) == phone)
    #expect(try await diary.apiToken(openedBy: second) == script)
    #expect(try await diary.apiToken(openedBy: Secret("sela_" + "0A".repeated(32))) == nil)

    try await expectUnfitTokensAreRefused(diary, taken: first)
    try await expectUseIsTakenDown(diary, phone, secret: first, beside: script)
    try await expectRemovedTokensOpenNothing(diary, script, secret: second)
    #expect(try await diary.removeAPIToken(phone.number))
}

private func expectUnfitTokensAreRefused(_ diary: any Diary, taken: Secret) async throws {
    let instant = try Sample.moment(2).instant
    let other = Secret("sela_" + "2c".repeated(32))
    for name in ["", " x", "x ", "a\nb", "a\u{0}b", "x".repeated(61), "script"] {
        await #expect(throws: DiaryError.refused, "\(name)") {
            try await diary.addAPIToken(named: name, for: [.readEntries], openedBy: other, at: instant)
        }
    }
    await #expect(throws: DiaryError.refused) {
        try await diary.addAPIToken(named: "y", for: [], openedBy: other, at: instant)
    }
    await #expect(throws: DiaryError.refused) {
        try await diary.addAPIToken(named: "y", for: [.readEntries], openedBy: taken, at: instant)
    }
    #expect(try await diary.apiTokens().count == 2)
}

private func expectUseIsTakenDown(
    _ diary: any Diary, _ token: APIToken, secret: Secret, beside other: APIToken
) async throws {
    let instant = try Sample.moment(9).instant
    #expect(try await diary.noteUse(ofAPIToken: token.number, at: instant))
    #expect(try await diary.apiToken(openedBy: secret)?.lastUsedAt == instant)
    #expect(try await diary.apiTokens().map(\.lastUsedAt) == [instant, nil])
    #expect(try await !diary.noteUse(ofAPIToken: other.number + 100, at: instant), "there is none")
}

private func expectRemovedTokensOpenNothing(
    _ diary: any Diary, _ token: APIToken, secret: Secret
) async throws {
    #expect(try await diary.removeAPIToken(token.number))
    #expect(try await diary.apiToken(openedBy: secret) == nil)
    #expect(try await !diary.removeAPIToken(token.number))
    #expect(try await !diary.noteUse(ofAPIToken: token.number, at: try Sample.moment(3).instant))
    let again = try await diary.addAPIToken(
        named: token.name, for: [.readEntries], openedBy: secret, at: try Sample.moment(4).instant)
    #expect(again.number > token.number, "a number is never given twice")
    #expect(try await diary.removeAPIToken(again.number))
}

extension String {
    fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
