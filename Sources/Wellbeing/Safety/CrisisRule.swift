/// One rule of the crisis net.
struct CrisisRule: Sendable {
    /// Stable, for reports and tests.
    let id: String
    let sign: CrisisSign
    /// A text, written for this purpose, in which the rule finds something.
    let example: String
    /// One ``CrisisPattern`` a line.
    let patterns: String

    init(_ id: String, _ sign: CrisisSign, example: String, _ patterns: String) {
        self.id = id
        self.sign = sign
        self.example = example
        self.patterns = patterns
    }
}

/// What a match of a rule says.
enum CrisisSign: Hashable, Sendable {
    /// Not what it looks like: the words lose their meaning for all other rules.
    case idiom
    /// A wish or thought of an act against oneself, or to be dead: a true negation denies it, a plan, a time,
    /// a means or a place raises it.
    case act
    /// A wish not to be, or a thought of it, that a time does not make a plan ("not wake up tomorrow").
    case wish
    /// Fear of one's own impulse.
    case fear
    /// Suicide or self-harm as a noun; what it means depends on the words around it.
    case named
    /// Self-harm now, recent or as an urge.
    case harm
    /// Ending something that has no name: life only if something near says so.
    case closing
    /// A stated decision, preparation or means at hand.
    case intent
    /// An attempt just made.
    case attempt
    /// Hopelessness without a wish to die.
    case hopeless
    /// Suicide or self-harm as the subject, not as the wish.
    case mention
    /// Says nothing alone, but changes what stands near it.
    case cue(CrisisCue)

    /// What by itself says that life is at stake, or hope.
    static let ownSigns: [CrisisSign] = [.act, .wish, .fear, .named, .harm, .intent, .attempt, .hopeless]
}

/// What may stand near a sign and change its weight.
enum CrisisCue: Int, Hashable, Sendable, CaseIterable {
    /// A day or an hour that is still to come, or now.
    case time
    /// A decision, or knowing how and where.
    case plan
    /// Something that harms, within reach.
    case means
    /// Standing where a step would be enough.
    case place
    /// A note left where it will be found.
    case note
    /// Letters, things given away, affairs put in order.
    case preparation
    /// Being gone by then.
    case departure
    case farewell
    case apology
    case past
    case recovered
    /// The past is back.
    case returned
    case joking
    case trivial
    /// Said in earnest.
    case serious
    /// A film, book, song, game, report or course.
    case media
    /// Words of somebody or something else follow.
    case quoting
    /// A holiday, a move, a job, an illness under treatment, a sport, a kitchen.
    case harmless
    /// Somebody has died.
    case death
    /// Help is asked for somebody.
    case asking
}
