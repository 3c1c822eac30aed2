/// The language that `text` seems to be written in; `nil` if its words do not tell.
public func recognisedLanguage(of text: String) -> Language? {
    nil
}
