/// What a spoken diary entry says, as fields.
///
/// `nil` = not said. A field that depends on another is `nil` wherever its condition is not met, whatever was
/// handed in: song, strength, distress and countermeasures need music in the head, the activity needs
/// countermeasures, and stress needs that there was **no** music in the head.
public struct SpokenFields: Hashable, Sendable {
    /// The verdict on the day.
    public enum Mood: String, Hashable, Sendable, CaseIterable {
        case bad = "schlecht"
        case medium = "mittel"
        case good = "gut"
    }

    /// How loud or intense the music in the head was.
    public enum Strength: String, Hashable, Sendable, CaseIterable {
        case faint = "leicht"
        case medium = "mittel"
        case strong = "stark"
    }

    /// How much of distress or stress.
    public enum Degree: String, Hashable, Sendable, CaseIterable {
        case none = "keiner"
        case low = "gering"
        case medium = "mittel"
        case high = "hoch"
    }

    /// The fields of the form.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case mood, musicInHead, songName, earwormStrength, socialContact, distress, countermeasures
        case countermeasureActivity, stress
    }

    public let mood: Mood?
    /// Music or an earworm in the head today, also if it has gone since.
    public let musicInHead: Bool?
    /// The title as it was spoken.
    public let songName: String?
    public let earwormStrength: Strength?
    /// An exchange with another person today.
    public let socialContact: Bool?
    /// What the music did to the speaker.
    public let distress: Degree?
    /// Whether something was done against the music.
    public let countermeasures: Bool?
    /// What was done, in the speaker's words; several are joined with "; ".
    public let countermeasureActivity: String?
    public let stress: Degree?

    public init(
        mood: Mood? = nil, musicInHead: Bool? = nil, songName: String? = nil,
        earwormStrength: Strength? = nil, socialContact: Bool? = nil, distress: Degree? = nil,
        countermeasures: Bool? = nil, countermeasureActivity: String? = nil, stress: Degree? = nil
    ) {
        let hasMusic = musicInHead == true
        let didSomething = hasMusic && countermeasures == true
        self.mood = mood
        self.musicInHead = musicInHead
        self.songName = hasMusic ? songName : nil
        self.earwormStrength = hasMusic ? earwormStrength : nil
        self.socialContact = socialContact
        self.distress = hasMusic ? distress : nil
        self.countermeasures = hasMusic ? countermeasures : nil
        self.countermeasureActivity = didSomething ? countermeasureActivity : nil
        self.stress = musicInHead == false ? stress : nil
    }

    /// One field as a word, the way data files write it: `gut`, `true`, a title; `nil` = not said.
    public func word(_ field: Field) -> String? {
        switch field {
        case .mood: mood?.rawValue
        case .musicInHead: musicInHead?.description
        case .songName: songName
        case .earwormStrength: earwormStrength?.rawValue
        case .socialContact: socialContact?.description
        case .distress: distress?.rawValue
        case .countermeasures: countermeasures?.description
        case .countermeasureActivity: countermeasureActivity
        case .stress: stress?.rawValue
        }
    }
}
