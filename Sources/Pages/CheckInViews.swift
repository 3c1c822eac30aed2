public import Wellbeing

// What the pages of check-ins show: plain values, made by Web.

/// Five faces to tap.
public struct FacesView: Hashable, Sendable {
    /// Of the check-in that a tap makes, so that tapping twice is one.
    public var id: CheckIn.ID
    public var source: CheckIn.Source

    public init(id: CheckIn.ID, source: CheckIn.Source = .manual) {
        self.id = id
        self.source = source
    }
}

/// The question what was going on.
public struct FollowUpView: Hashable, Sendable {
    public var checkIn: CheckIn
    /// What stands in the form.
    public var text: String
    /// How strongly it calls for help.
    public var tier: CrisisTier
    /// Why it was not saved; `nil` = nothing was sent yet.
    public var problem: CheckInProblem?

    public init(
        checkIn: CheckIn, text: String = "", tier: CrisisTier = .none, problem: CheckInProblem? = nil
    ) {
        self.checkIn = checkIn
        self.text = text
        self.tier = tier
        self.problem = problem
    }
}

/// What is wrong with what was sent, in a person's terms.
public enum CheckInProblem: Hashable, Sendable {
    case rating, future, emptyNote, longNote
    /// Another note was written meanwhile.
    case answered
    case storage(WritingProblem)
}

/// Check-ins on Today.
public struct TodayCheckIns: Hashable, Sendable {
    /// `nil` = nothing is asked.
    public var question: FollowUpView?
    public var faces: FacesView
    /// The last seven days; `nil` = nothing is counted now.
    public var days: CheckInDays?

    public init(question: FollowUpView? = nil, faces: FacesView, days: CheckInDays? = nil) {
        self.question = question
        self.faces = faces
        self.days = days
    }
}

/// The five faces on a page of their own, and the check-ins of the day.
public struct CheckInView: Hashable, Sendable {
    public var faces: FacesView
    /// A question whose answer was not saved; `nil` = none.
    public var question: FollowUpView?
    /// Those of the day, latest first.
    public var checkIns: [CheckIn]
    /// How strongly what was written today, or just now, calls for help.
    public var tier: CrisisTier
    public var problem: CheckInProblem?

    public init(
        faces: FacesView, question: FollowUpView? = nil, checkIns: [CheckIn] = [], tier: CrisisTier = .none,
        problem: CheckInProblem? = nil
    ) {
        self.faces = faces
        self.question = question
        self.checkIns = checkIns
        self.tier = tier
        self.problem = problem
    }
}

/// A note that met a locked diary: carried along and kept once it is open.
public struct HeldNote: Hashable, Sendable {
    public var checkIn: CheckIn.ID
    public var text: String
    /// `nil` = an answer; else the rating that came with the note.
    public var rating: Int?

    public init(checkIn: CheckIn.ID, text: String, rating: Int? = nil) {
        self.checkIn = checkIn
        self.text = text
        self.rating = rating
    }
}
