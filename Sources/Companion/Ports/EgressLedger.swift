public import Wellbeing

/// Where it is written down what was sent, before it is sent.
public protocol EgressLedger: Sendable {
    /// Writes a line; answers its number.
    func record(_ record: EgressRecord) async throws(DiaryError) -> Int64
    /// Notes how it ended; `false` if there is no such line.
    func finish(_ number: Int64, _ outcome: EgressRecord.Outcome) async throws(DiaryError) -> Bool
}
