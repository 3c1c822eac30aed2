public import Wellbeing

/// A phrase of the command line in every language that Sela speaks.
///
/// A phrase cannot exist without all three; what is missing does not compile.
public struct CommandCopy: Hashable, Sendable {
    let english: String
    let german: String
    let indonesian: String

    /// The phrase in `language`.
    public func callAsFunction(_ language: Language) -> String {
        switch language {
        case .english: english
        case .german: german
        case .indonesian: indonesian
        }
    }
}
