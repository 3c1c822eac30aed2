import Foundation
import Testing

/// A service elsewhere gets what was agreed to and nothing else; its key is seen by nobody but it.
struct ModelSecretsTests {
    private static let key = "sk-kirschbluete-0815"

    @Test func nothingGoesElsewhereWithoutAConsentAndTheKeyShowsNowhere() throws {
        let home = try SelaProcess()
        defer { home.remove() }
        let certificate = try Self.certificate(in: home)
        let server = try ModelServer(in: home.home, certificate: certificate)
        defer { server.stop() }
        // Spelled as another machine, so it counts as one, though curl takes the name for this one.
        let address = server.address.replacing("127.0.0.1", with: "models.localhost")
        let sela = home.with("SELA_CERTIFICATES", home.home.path + "/certificate.pem").with("SERVER", address)
        let row =
            #"{"id":"a","lang":"en","why":"","text":"two coffees","verdict":"healthy","ambiguous":false,"#
            + #""scoreRange":[80,100],"caffeineCount":2,"sugaryItemCount":0}"#
        let before = try sela.run(
            """
            printf 'words' | sela write; printf '%s\\n' '\(row)' > food.jsonl
            sela model use cloud --server $SERVER --name small --key-fd 0; echo $?
            sela consent grant cloud --yes >/dev/null
            sela model use cloud --server $SERVER --name small --key-fd 0
            sela evaluate food food.jsonl --json; sela evaluate food food.jsonl; echo $?
            """, input: Self.key + "\n" + Self.key + "\n")
        #expect(before.error.contains("sela: error: you have not agreed to models on other machines\n"))
        #expect(before.error.contains(#""code":"no_consent""#))
        #expect(before.error.contains("sela: hint: `sela consent grant extraction` agrees\n"))
        #expect(try server.requests().isEmpty, "nothing was agreed to")

        let granted = try sela.run(
            """
            sela consent grant extraction --yes; sela evaluate food food.jsonl; sela model try
            cat /proc/self/environ | tr '\\0' '\\n'; sela egress --json; sela model list --json
            """)
        let asked = try server.requests()
        #expect(asked.matches(of: /POST \/v1\/chat\/completions/).count == 2)
        #expect(asked.matches(of: /Authorization: Bearer sk-kirschbluete-0815/).count == 2)
        #expect(asked.contains("two coffees") && !asked.contains("words of"))
        #expect(granted.standard.contains(#""purpose":"extraction""#))

        let revoked = try sela.run(
            """
            sela consent revoke extraction >/dev/null; sela evaluate food food.jsonl
            sela consent grant extraction --yes >/dev/null 2>&1; sela consent revoke cloud >/dev/null
            sela evaluate food food.jsonl; sela model try; sela model use cloud --server $SERVER --name small
            """)
        #expect(revoked.standard.isEmpty)
        #expect(try server.requests() == asked, "what was taken back sends nothing more")

        for output in [before, granted, revoked] {
            #expect(!output.standard.contains(Self.key) && !output.error.contains(Self.key))
        }
        let found = try sela.run("grep -rla '\(Self.key)' . | grep -v '/requests$'; echo searched")
        #expect(found.standard == "searched\n", "the diary alone keeps the key, encrypted")
    }

    @Test func theKeyIsNoArgumentAndIsAskedForWithoutEcho() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("printf 'words' | sela write; sela consent grant cloud --yes").code == 0)
        let argument = try sela.run("sela model use cloud --key \(Self.key)")
        #expect(argument.code == 64)
        #expect(!argument.error.contains(Self.key))
        let asked = try sela.run(onTerminal("sela model use cloud", typing: [Self.key]))
        #expect(asked.code == 0)
        #expect(asked.standard.contains("key of the service: "))
        #expect(!asked.standard.contains(Self.key))
        let kept = try sela.run("sela model use cloud")
        #expect(kept.error.contains("the key that is kept for this address stays"))
    }

    @Test func aConsentIsAskedForOnTheTerminal() throws {
        let sela = try SelaProcess()
        defer { sela.remove() }
        #expect(try sela.run("printf 'words' | sela write").code == 0)
        let no = try sela.run(onTerminal("sela consent grant cloud", typing: [""]))
        #expect(no.code == 1)
        #expect(no.standard.contains("not confirmed; nothing was changed"))
        let yes = try sela.run(onTerminal("sela consent grant cloud", typing: ["ja"]))
        #expect(yes.code == 0)
        #expect(yes.standard.contains("do you agree? y/n: "))
    }

    /// A new authority of its own for `models.localhost`: its certificate, and a file that holds the key too.
    private static func certificate(in sela: SelaProcess) throws -> URL {
        let output = try sela.run(
            """
            openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 \
            -keyout private.pem -out certificate.pem -subj /CN=models.localhost \
            -addext subjectAltName=DNS:models.localhost 2>/dev/null
            cat private.pem certificate.pem > both.pem
            """)
        try #require(output.code == 0)
        return sela.home.appending(path: "both.pem")
    }
}
