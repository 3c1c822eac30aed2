import Foundation
import Testing

/// `sela emotion --lines` as a program at the other end of a pipe sees it.
struct LinesTests {
    @Test func answersEachLineBeforeTheNextOneComes() throws {
        let sela = try SelaProcess().with("SELA_ONNXRUNTIME", "")
        defer { sela.remove() }
        let output = try sela.run(
            """
            mkfifo pipe; sela emotion --lines < pipe > answers & exec 3> pipe
            for line in 1 2 3; do
                printf '{"id":%s,"text":"I am so scared of the exam tomorrow."}\\n' $line >&3
                for try in $(seq 300); do [ "$(wc -l < answers)" = $line ] && break; sleep 0.1; done
                wc -l < answers
            done
            exec 3>&-; wait
            grep -o '"id":[0-9]' answers
            """)
        #expect(output.standard == "1\n2\n3\n\"id\":1\n\"id\":2\n\"id\":3\n")
    }

    @Test func aLineOverTheLimitIsSkippedAndTheNextOneAnswered() throws {
        let sela = try SelaProcess().with("SELA_ONNXRUNTIME", "")
        defer { sela.remove() }
        let output = try sela.run(
            """
            { printf '{"id":1,"text":"'; head -c 5000000 /dev/zero | tr '\\0' a; printf '"}\\n'
              printf '{"id":2,"text":"\\377"}\\n'; printf '{"id":3,"text":" "}'; } | sela emotion --lines
            """)
        #expect(
            output.standard == """
                {"id":null,"error":"line_too_long"}
                {"id":null,"error":"not_utf8"}
                {"id":3,"error":"empty_text"}

                """)
        #expect(output.code == 1)
    }
}
