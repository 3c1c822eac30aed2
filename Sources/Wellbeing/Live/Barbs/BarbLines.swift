/// What ``BarbBank`` has to say about one target in one language.
struct BarbLines: Sendable {
    let target: BarbTarget
    private let gentle: [String]
    private let playful: [String]
    private let spicy: [String]

    init(_ target: BarbTarget, gentle: [String], playful: [String], spicy: [String]) {
        self.target = target
        self.gentle = gentle
        self.playful = playful
        self.spicy = spicy
    }

    func lines(_ intensity: BarbIntensity) -> [String] {
        switch intensity {
        case .gentle: gentle
        case .playful: playful
        case .spicy: spicy
        }
    }
}
