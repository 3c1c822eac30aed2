/// The models that Sela offers to install: those that answer, then those that hear, each the most able first.
///
/// Only files whose revision, length and digest are known and that anybody may fetch without an account. Each
/// is fixed to a revision: two files of this kind were replaced under the same name before.
public enum ModelCatalogue {
    public static let all: [ManagedModel] =
        gguf(
            "qwen3-4b", "Qwen3 4B", knows: [.indonesian, .german, .english], under: .apache,
            Repository("Qwen/Qwen3-4B-GGUF", "bc640142c66e1fdd12af0bd68f40445458f3869b"),
            file: "Qwen3-4B-Q4_K_M.gguf", bytes: 2_497_280_256,
            digest: "7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5", megabytes: 3_850)
        + gemma4
        + gguf(
            "qwen3-1.7b-q8", "Qwen3 1.7B (Q8_0)", knows: [.indonesian, .german, .english], under: .apache,
            Repository("Qwen/Qwen3-1.7B-GGUF", "90862c4b9d2787eaed51d12237eafdfe7c5f6077"),
            file: "Qwen3-1.7B-Q8_0.gguf", bytes: 1_834_426_016,
            digest: "061b54daade076b5d3362dac252678d17da8c68f07560be70818cace6590cb1a", megabytes: 2_970)
        + gguf(
            "qwen3-1.7b", "Qwen3 1.7B", knows: [.indonesian, .german, .english], under: .apache,
            Repository("ggml-org/Qwen3-1.7B-GGUF", "daeb8e2d528a760970442092f6bf1e55c3b659eb"),
            file: "Qwen3-1.7B-Q4_K_M.gguf", bytes: 1_282_439_264,
            digest: "d2387ca2dbfee2ffabce7120d3770dadca0b293052bc2f0e138fdc940d9bc7b5", megabytes: 2_200)
        + gguf(
            "qwen2.5-1.5b", "Qwen2.5 1.5B Instruct", knows: [.german, .english], under: .apache,
            Repository("Qwen/Qwen2.5-1.5B-Instruct-GGUF", "91cad51170dc346986eccefdc2dd33a9da36ead9"),
            file: "qwen2.5-1.5b-instruct-q4_k_m.gguf", bytes: 1_117_320_736,
            digest: "6a1a2eb6d15622bf3c96857206351ba97e1af16c30d7a74ee38970e434e9407e", megabytes: 2_150)
        + gguf(
            "smollm3-3b", "SmolLM3 3B", knows: [.german, .english], under: .apache,
            Repository("ggml-org/SmolLM3-3B-GGUF", "4965cb60b150737b68a0408c36aeefb65078f894"),
            file: "SmolLM3-Q4_K_M.gguf", bytes: 1_915_305_312,
            digest: "8334b850b7bd46238c16b0c550df2138f0889bf433809008cc17a8b05761863e", megabytes: 3_080)
        + gguf(
            "gemma-3-1b", "Gemma 3 1B", knows: [.english], under: .gemma,
            Repository("ggml-org/gemma-3-1b-it-GGUF", "f9c28bcd85737ffc5aef028638d3341d49869c27"),
            file: "gemma-3-1b-it-Q4_K_M.gguf", bytes: 806_058_240,
            digest: "8ccc5cd1f1b3602548715ae25a66ed73fd5dc68a210412eea643eb20eb75a135", megabytes: 1_540)
        + speech

    /// `nil` = it is not in the catalogue.
    public static subscript(id: ManagedModel.ID) -> ManagedModel? {
        all.first { $0.id == id }
    }

    /// Memory: what its maker says, and a tenth more.
    private static let speech =
        whisper(
            "speech-medium", "Whisper medium", file: "ggml-medium.bin", bytes: 1_533_763_059,
            digest: "6c14d5adee5f86394037b4e4e8b59f1673b6cee10e3cf0b11bbdbee79c156208", megabytes: 2_310)
        + whisper(
            "speech-small", "Whisper small", file: "ggml-small.bin", bytes: 487_601_967,
            digest: "1be3a9b2063867b937e64e2ec7483364a79917e157fa98c5d94b5c1fffea987b", megabytes: 940)
        + whisper(
            "speech-base", "Whisper base", file: "ggml-base.bin", bytes: 147_951_465,
            digest: "60ed5bc3dd14eea856493d334349b405782ddcaf0028d4b5df4088345fba2efe", megabytes: 430)

    /// Its maker speaks of 140 languages, but which was not to be found out.
    private static let gemma4 = row(
        "gemma-4-e2b", "Gemma 4 E2B", .litert, knows: [.english], under: .apache,
        Repository(
            "litert-community/gemma-4-E2B-it-litert-lm", "b3ca0d2f076785a8f4b2219ddbd2bdb99954eae1"),
        file: "gemma-4-E2B-it.litertlm", bytes: 2_588_147_712,
        digest: "181938105e0eefd105961417e8da75903eacda102c4fce9ce90f50b97139a63c", signature: "LITERTLM",
        // Its maker measured 1.6 GB on Linux and 3.5 GB on Windows; what the system maps of the file counts
        // at its highest, so the higher one holds.
        megabytes: 3_860)

    private static func gguf(
        _ id: String, _ name: String, knows languages: [Language], under licence: ManagedModel.Licence,
        _ repository: Repository, file: String, bytes: Int, digest: String, megabytes: Int
    ) -> [ManagedModel] {
        row(
            id, name, .gguf, knows: languages, under: licence, repository, file: file, bytes: bytes,
            digest: digest, signature: "GGUF", megabytes: megabytes)
    }

    private static func whisper(
        _ id: String, _ name: String, file: String, bytes: Int, digest: String, megabytes: Int
    ) -> [ManagedModel] {
        row(
            id, name, .whisper, knows: [.indonesian, .german, .english], under: .mit,
            Repository("ggerganov/whisper.cpp", "5359861c739e955e79d9a303bcbc70fb988958b1"),
            file: file, bytes: bytes, digest: digest, signature: "lmgg", megabytes: megabytes)
    }

    /// - Parameter megabytes: measured, or the file times 1.3 and 400 MB for a context of 4,096 tokens; and a
    ///   tenth more.
    /// - Returns: no row for an id that is none; a test sees that this does not happen.
    private static func row(
        _ id: String, _ name: String, _ engine: ManagedModel.Engine, knows languages: [Language],
        under licence: ManagedModel.Licence, _ repository: Repository, file: String, bytes: Int,
        digest: String, signature: String, megabytes: Int
    ) -> [ManagedModel] {
        guard let id = ManagedModel.ID(rawValue: id) else { return [] }
        let source = ManagedModel.Source(
            address: "https://huggingface.co/\(repository.name)/resolve/\(repository.revision)/\(file)",
            fileName: file, bytes: bytes, digest: digest, signature: signature)
        return [
            ManagedModel(
                id: id, name: name, engine: engine, statedLanguages: languages, licence: licence,
                source: source, memory: megabytes * 1_000_000)
        ]
    }

    private struct Repository {
        let name: String
        let revision: String

        init(_ name: String, _ revision: String) {
            self.name = name
            self.revision = revision
        }
    }
}

extension ManagedModel.Licence {
    fileprivate static let apache = Self(
        name: "Apache-2.0", address: "https://www.apache.org/licenses/LICENSE-2.0", needsAcceptance: false)
    fileprivate static let mit = Self(
        name: "MIT", address: "https://opensource.org/license/mit", needsAcceptance: false)
    /// Free to use, but with a policy of forbidden uses that binds whoever uses it.
    fileprivate static let gemma = Self(
        name: "Gemma Terms of Use", address: "https://ai.google.dev/gemma/terms", needsAcceptance: true)
}
