import Testing
import Wellbeing

struct PushHookTests {
    @Test(arguments: [
        ("https://ntfy.sh/my-topic", "https://ntfy.sh/my-topic"),
        (" https://NTFY.sh:443/My_Topic/ ", "https://ntfy.sh/My_Topic"),
        ("https://push.example:8443/up/abc", "https://push.example:8443/up/abc"),
        ("http://127.0.0.1:2586/topic", "http://127.0.0.1:2586/topic"),
        ("http://[::1]:2586/topic", "http://[::1]:2586/topic"),
    ])
    func readsAnAddressAsItIsMeant(typed: String, expected: String) throws {
        #expect(try PushHook.address(parsing: typed).description == expected)
    }

    @Test(arguments: [
        ("ntfy.sh/topic", PushHook.Fault.notAnAddress), ("", .notAnAddress),
        ("ftp://ntfy.sh/topic", .notAnAddress),
        ("http://ntfy.sh/topic", .needsEncryption), ("http://192.168.1.4/topic", .needsEncryption),
        ("https://ntfy.sh/topic?auth=x", .holdsMore), ("https://me:key@ntfy.sh/topic", .holdsMore),
        ("https://ntfy.sh", .noTopic), ("https://ntfy.sh/", .noTopic),
        // Not cut down to something else, as the address of a model would be.
        ("https://ntfy.sh/topic/chat/completions", .notAnAddress),
    ])
    func refusesWhatNoReminderIsSentTo(typed: String, fault: PushHook.Fault) {
        #expect(throws: fault) { try PushHook.address(parsing: typed) }
    }

    @Test func onlyAYesToTodaysWordingCounts() throws {
        let address = try PushHook.address(parsing: "https://ntfy.sh/topic")
        func hook(_ isGranted: Bool, _ version: Int) -> Bool {
            PushHook(
                address: address, isGranted: isGranted, version: version, decidedAt: Instant(milliseconds: 0)
            ).isInForce
        }
        #expect(hook(true, PushHook.currentVersion))
        #expect(!hook(false, PushHook.currentVersion))
        #expect(!hook(true, PushHook.currentVersion + 1))
    }
}
