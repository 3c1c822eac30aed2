import CompanionTesting
import Testing

struct MemoryVaultTests {
    @Test func keepsTheVaultContract() async throws {
        try await expectVaultContract(MemoryVault())
    }
}
