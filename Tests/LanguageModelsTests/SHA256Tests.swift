import HTTPTransfers
import Testing

@testable import LanguageModels

@Suite struct SHA256Tests {
    /// FIPS 180-4, example of one block.
    @Test func theExampleOfTheStandardComesOut() {
        var hash = SHA256()
        Array("ab".utf8).withUnsafeBytes { hash.update($0) }
        Array("c".utf8).withUnsafeBytes { hash.update($0) }
        #expect(hash.hexadecimal() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
