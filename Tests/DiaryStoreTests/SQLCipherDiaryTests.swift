import Companion
import CompanionTesting
import DiaryStore
import Testing
import Wellbeing

struct SQLCipherDiaryTests {
    @Test func keepsTheDiaryContract() async throws {
        try await TemporaryStore.with { store in
            try await expectDiaryContract(try await store.created().diary())
        }
    }

    @Test func keepsTheContractForModelRecords() async throws {
        try await TemporaryStore.with { store in
            try await expectModelRecordsContract(try await store.created().diary())
        }
    }

    @Test func keepsTheContractForSummaries() async throws {
        try await TemporaryStore.with { store in
            try await expectSummaryContract(try await store.created().diary())
        }
    }

    @Test func keepsTheContractForTokens() async throws {
        try await TemporaryStore.with { store in
            try await expectTokenContract(try await store.created().diary())
        }
    }

    @Test func keepsTheContractForReminders() async throws {
        try await TemporaryStore.with { store in
            try await expectReminderContract(try await store.created().diary())
        }
    }
}
