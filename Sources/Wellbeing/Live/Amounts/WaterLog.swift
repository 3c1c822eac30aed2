/// One thing drunk.
public struct WaterLog: Hashable, Sendable, Identifiable {
    /// A UUID in lower case, given by whoever creates it, so a second tap that sends the same is no second bottle.
    public typealias ID = Reflection.ID

    public let id: ID
    /// When it was drunk, and the day that it counts to.
    public var moment: Moment
    public var amount: WaterAmount

    public init(id: ID, moment: Moment, amount: WaterAmount) {
        self.id = id
        self.moment = moment
        self.amount = amount
    }

    static func isEarlier(_ left: WaterLog, _ right: WaterLog) -> Bool {
        (left.moment.instant, left.id.rawValue) < (right.moment.instant, right.id.rawValue)
    }
}
