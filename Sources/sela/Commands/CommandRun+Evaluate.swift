import Commands

extension CommandRun {
    /// `sela evaluate`: scores a file by the rules of `cases/eval/README.md`.
    func evaluate() async throws {
        switch invocation.operands[0] {
        default: throw CommandFailure.notBuiltYet
        }
    }
}
