/// A program that can be started as an engine.
struct EngineProgram: Hashable, Sendable {
    /// Of an executable file.
    let path: String
    /// Without the name of the program; never anything private.
    let arguments: [String]
}
