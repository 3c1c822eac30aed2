/// What kind of exercise something was.
public enum ExerciseCategory: String, Hashable, Sendable, CaseIterable {
    /// Running, walking, cycling, swimming, rowing, aerobics and the like.
    case cardio
    /// Weights, the gym, exercises with one's own weight.
    case strength
    /// Yoga, Pilates, stretching.
    case mobility
    /// Ball, racket and team games, martial arts, climbing.
    case sport
    /// Everything else, such as gardening or housework.
    case other
}
