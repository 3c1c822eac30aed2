import CompanionTesting
import DiaryStore
import Testing

struct SQLCipherVaultContractTests {
    @Test func keepsTheVaultContract() async throws {
        try await TemporaryStore.with { store in
            try await expectVaultContract(store.vault())
        }
    }
}
