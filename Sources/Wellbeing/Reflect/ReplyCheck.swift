/// Why a model's reply is not shown to anybody.
public enum ReplyFault: String, Hashable, Sendable, CaseIterable {
    /// Empty, over 600 characters, or over four sentences.
    case length
    /// It asks something; a reply leaves the next word to the person.
    case question
    /// Not in the language that was asked for, as far as can be told.
    case language
    /// Signs that format, lines of a list, or the marks of the request.
    case markup
    /// An address, a number to call, or any other number of three digits or more.
    case contact
    /// It names an illness or its signs, or sends her to be treated.
    case diagnosis
    /// It names something to take, or how much of it.
    case medicine
    /// It names a way to harm oneself, or calls for help itself by the rules of the crisis net.
    case harm
    /// It claims to be a person or somebody who treats people, or to have lived through the same.
    case pretence
}

/// What is wrong with `reply`, said to a person by a model; `nil` = it may be shown.
///
/// Only rules, the same for equal texts: 1 to 4 sentences of at most 600 characters together, in `language`,
/// without a question and without anything of ``ReplyFault``. They judge words, not meaning: what passes them is
/// harmless in form, and may still be dull or wrong.
public func replyFault(in reply: String, language: Language) -> ReplyFault? {
    let folded = searchFolded(reply)
    let words = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let spaced = " " + words.joined(separator: " ") + " "
    guard !words.isEmpty, reply.count <= 600, reply.utf8.count <= 6_000, sentences(of: reply) <= 4 else {
        return .length
    }
    if reply.contains(where: { "?？¿؟⁇⁈⁉".contains($0) }) { return .question }
    if isFormatted(reply) { return .markup }
    if isContact(folded, words) { return .contact }
    if ReplyWords.medicine.occur(in: words, spaced) { return .medicine }
    if ReplyWords.harm.occur(in: words, spaced) || crisisFinding(in: reply).tier > .none { return .harm }
    if ReplyWords.pretence.occur(in: words, spaced) { return .pretence }
    if ReplyWords.diagnosis.occur(in: words, spaced) { return .diagnosis }
    return recognisedLanguage(of: reply) == language ? nil : .language
}

/// Runs of text that end with a full stop, an exclamation mark, an ellipsis or the end.
private func sentences(of reply: String) -> Int {
    reply.split { ".!…。！\n".contains($0) }.count { $0.contains(where: \.isLetter) }
}

private func isFormatted(_ reply: String) -> Bool {
    if reply.contains(where: { "*#_`~<>[]{}|\\=•".contains($0) }) || reply.contains("TEXT-") { return true }
    return reply.split(whereSeparator: \.isNewline).contains { line in
        let start = line.drop(while: \.isWhitespace)
        return start.hasPrefix("- ") || start.hasPrefix("– ") || start.first?.isNumber == true
    }
}

private func isContact(_ folded: String, _ words: [String]) -> Bool {
    if folded.contains("@") || folded.contains("://")
        || words.contains(where: { ["www", "http"].contains($0) })
    {
        return true
    }
    // Digits of one number may stand apart, as in "0800 111 0 111".
    if folded.count(where: \.isNumber) >= 3 { return true }
    // A full stop between two letters stands in an address, and in no sentence.
    let characters = Array(folded)
    return characters.indices.dropFirst().dropLast().contains { index in
        characters[index] == "." && characters[index - 1].isLetter && characters[index + 1].isLetter
    }
}
