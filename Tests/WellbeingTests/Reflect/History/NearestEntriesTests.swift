import Testing
import Wellbeing

private typealias Entries = HistoryEntries

struct NearestEntriesTests {
    @Test func findsTheNearestInTheOrderInWhichTheyHappened() {
        let entries = [(1, 0, 12), (2, 2, 12), (3, 3, 11), (4, 3, 12), (5, 3, 14), (6, 6, 12)].map {
            Entries.entry($0.0, day: $0.1, hour: $0.2)
        }
        // From the fourth: the third is 1 hour away, the fifth 2 hours, the second a day, the first and the sixth three.
        let numbers = [1, 2, 3, 4].map { most in
            entries.reversed().nearest(to: entries[3], most: most).map(\.id)
        }
        #expect(numbers[0] == [Entries.id(3)])
        #expect(numbers[1] == [Entries.id(3), Entries.id(5)])
        #expect(numbers[2] == [Entries.id(2), Entries.id(3), Entries.id(5)])
        #expect(numbers[3] == [1, 2, 3, 5].map(Entries.id), "the earlier of two that are equally near")
    }

    @Test func anEntryIsNotRelatedToItself() {
        let entry = Entries.entry(1, day: 0)
        #expect([entry].nearest(to: entry, most: 3).isEmpty)
    }
}
