import CompanionTesting
import Testing

struct MemoryDiaryTests {
    @Test func keepsTheDiaryContract() async throws {
        try await expectDiaryContract(MemoryDiary())
    }

    @Test func keepsTheContractForModelRecords() async throws {
        try await expectModelRecordsContract(MemoryDiary())
    }

    @Test func keepsTheContractForSummaries() async throws {
        try await expectSummaryContract(MemoryDiary())
    }

    @Test func keepsTheContractForTokens() async throws {
        try await expectTokenContract(MemoryDiary())
    }

    @Test func keepsTheContractForReminders() async throws {
        try await expectReminderContract(MemoryDiary())
    }
}
