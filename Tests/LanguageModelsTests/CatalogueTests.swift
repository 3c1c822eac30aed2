import Testing
import Wellbeing

@Suite struct CatalogueTests {
    @Test func everyModelThatSelaKnowsIsOffered() {
        #expect(
            ModelCatalogue.all.map(\.id.rawValue) == [
                "qwen3-4b", "gemma-4-e2b", "qwen3-1.7b-q8", "qwen3-1.7b", "qwen2.5-1.5b", "smollm3-3b",
                "gemma-3-1b", "speech-medium", "speech-small", "speech-base",
            ])
        #expect(Set(ModelCatalogue.all.map(\.source.address)).count == ModelCatalogue.all.count)
        #expect(Set(ModelCatalogue.all.map(\.source.digest)).count == ModelCatalogue.all.count)
    }

    @Test(arguments: ModelCatalogue.all)
    func theFileIsFixedToTheByte(_ model: ManagedModel) {
        let source = model.source
        #expect(
            source.address.wholeMatch(
                of: /https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/resolve\/[0-9a-f]{40}\/[\w.-]+/) != nil)
        #expect(source.address.hasSuffix("/" + source.fileName))
        #expect(source.digest.wholeMatch(of: /[0-9a-f]{64}/) != nil)
        #expect(source.bytes > 1_000_000)
        switch model.engine {
        case .gguf:
            #expect(source.signature == "GGUF")
            #expect(source.fileName.hasSuffix(".gguf"))
        case .litert:
            #expect(source.signature == "LITERTLM")
            #expect(source.fileName.hasSuffix(".litertlm"))
        case .whisper:
            // The first number of the file, lowest byte first.
            #expect(source.signature == "lmgg")
            #expect(source.fileName.hasPrefix("ggml-") && source.fileName.hasSuffix(".bin"))
        }
    }

    @Test(arguments: ModelCatalogue.all)
    func theEngineNeedsMoreMemoryThanTheFileIsLong(_ model: ManagedModel) {
        #expect(model.memory > model.source.bytes * 5 / 4)
        #expect(model.memory < model.source.bytes * 3)
    }

    @Test(arguments: ModelCatalogue.all)
    func whoItIsForAndUnderWhichTermsIsSaid(_ model: ManagedModel) {
        #expect(!model.name.isEmpty)
        #expect(model.statedLanguages.contains(.english))
        #expect(Set(model.statedLanguages).count == model.statedLanguages.count)
        #expect(model.licence.address.hasPrefix("https://"))
        #expect(model.licence.needsAcceptance == !["Apache-2.0", "MIT"].contains(model.licence.name))
        #expect(ModelCatalogue[model.id] == model)
    }

    @Test func onlyModelsWhoseMakerNamesIndonesianAreSaidToKnowIt() {
        let names = ModelCatalogue.all.filter { $0.answers && $0.statedLanguages.contains(.indonesian) }.map(
            \.id.rawValue)
        #expect(names == ["qwen3-4b", "qwen3-1.7b-q8", "qwen3-1.7b"])
    }

    @Test func anIdThatIsNoneIsNotInTheCatalogue() throws {
        #expect(ModelCatalogue[try #require(ManagedModel.ID(rawValue: "gpt-9"))] == nil)
    }
}
