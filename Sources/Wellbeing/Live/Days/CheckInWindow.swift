/// A part of the day in which Sela asks about sleep and water.
///
/// Raw values are used in files and forms and never renamed.
public enum CheckInWindow: String, Hashable, Sendable, CaseIterable {
    case morning, afternoon, night
}
