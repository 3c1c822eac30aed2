/// Barbs that come with Sela: two for each target and intensity, in each language.
///
/// They tease a choice or a number, and never a person; each keeps to ``BarbCheck``.
public enum BarbBank {
    /// All lines for `target`, in the order that they were written; at least two.
    public static func lines(_ target: BarbTarget, _ intensity: BarbIntensity, _ language: Language)
        -> [String]
    {
        let bank =
            switch language {
            case .indonesian: indonesian
            case .german: german
            case .english: english
            }
        return bank.filter { $0.target == target }.flatMap { $0.lines(intensity) }
    }

    /// The line to show; `nil` if the person wants none, or has been in a crisis lately and is not to be teased.
    ///
    /// Equal arguments give equal lines. A line that was shown lately is passed over; if all of them were, it is the
    /// one whose last showing is longest ago.
    /// - Parameters:
    ///   - settings: whether and how the person wants to be teased.
    ///   - day: brings change from day to day.
    ///   - recent: barbs shown before, newest last.
    ///   - isMuted: whether help is being shown after a sign of crisis.
    public static func line(
        for target: BarbTarget, settings: BarbSettings, language: Language, day: LocalDay, recent: [String],
        isMuted: Bool
    ) -> String? {
        guard let intensity = settings.intensity, !isMuted, settings.foodBarbs || target.topic != .food else {
            return nil
        }
        let lines = lines(target, intensity, language)
        let fresh = lines.filter { line in !recent.contains { BarbCheck.isNearlyTheSame($0, line) } }
        if !fresh.isEmpty { return fresh[day.number.floorModulo(fresh.count)] }
        return lines.min { lastShown($0, recent) < lastShown($1, recent) }
    }

    private static func lastShown(_ line: String, _ recent: [String]) -> Int {
        recent.lastIndex { BarbCheck.isNearlyTheSame($0, line) } ?? -1
    }
}
