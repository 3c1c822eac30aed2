/// The language that `text` is mostly written in, by its commonest words; `nil` if they do not tell.
///
/// Each word that only one of the three languages uses (`aku`, `nicht`, `the`) gives that language two
/// points (a single letter, `i`, a half); a word that two of them share half a point each; a word in no list can give up to one point by
/// its form (`ß`, `-ung`, `-ing`, `-nya`). The language with most points wins. It needs at least one point, a lead,
/// and more points than the function words of other languages, so a text that is too short, torn
/// between two languages, in another language, or only emoji has none. Malay counts as Indonesian.
public func recognisedLanguage(of text: String) -> Language? {
    var points: [Language: Int] = [:]
    var elsewhere = 0
    // Points are counted in halves, so that sums are exact and do not depend on the order of words.
    for word in writtenWords(of: text) where !word.hasDigit {
        let users = Language.allCases.filter { QuestionWords.of($0).tells(word.key) }
        let isElsewhere = wordsOfOtherLanguages.contains(word.key)
        switch users.count {
        case 0 where isElsewhere: elsewhere += 4
        case 0: for (language, halves) in formHints(word.key) { points[language, default: 0] += halves }
        case 1: points[users[0], default: 0] += word.key.count == 1 ? 1 : 4
        case 2: for user in users { points[user, default: 0] += 1 }
        default: break
        }
        if isElsewhere, !users.isEmpty { elsewhere += 1 }
    }
    let ranked = points.sorted { $0.value > $1.value }
    guard let first = ranked.first, first.value >= 2, first.value > elsewhere,
        ranked.count == 1 || first.value > ranked[1].value
    else { return nil }
    return first.key
}

/// What the form of a word in no list says, in half points.
private func formHints(_ word: String) -> [(Language, Int)] {
    let bytes = Array(word.utf8)
    var hints: [(Language, Int)] = []
    if word.unicodeScalars.contains(where: { "äöüß".unicodeScalars.contains($0) }) {
        hints.append((.german, 2))
    } else if bytes.count >= 6, germanEndings.contains(where: bytes.ends(with:)) {
        hints.append((.german, 2))
    }
    if englishContractions.contains(where: bytes.ends(with:)) {
        hints.append((.english, 2))
    } else if bytes.count >= 5, englishEndings.contains(where: bytes.ends(with:)) {
        hints.append((.english, 1))
    }
    if isReduplicated(word) {
        hints.append((.indonesian, 2))
    } else {
        if bytes.count >= 5, indonesianEndings.contains(where: bytes.ends(with:)) {
            hints.append((.indonesian, 1))
        }
        if bytes.count >= 6, indonesianBeginnings.contains(where: bytes.starts(with:)) {
            hints.append((.indonesian, 1))
        }
    }
    return hints
}

/// `teman-teman`, `buru-burunya`: the second half begins with the first.
func isReduplicated(_ word: String) -> Bool {
    let halves = word.split(separator: "-", omittingEmptySubsequences: false)
    return halves.count == 2 && halves[0].count >= 3 && halves[1].hasPrefix(halves[0])
}

private func bytes(_ words: String) -> [[UInt8]] {
    words.split(separator: " ").map { Array($0.utf8) }
}

private let germanEndings = bytes("ung keit heit lich isch chen schaft")
private let englishContractions = bytes("'s 'm 've 'll 're 'd n't")
private let englishEndings = bytes("ing ly ed")
private let indonesianEndings = bytes("nya kan ku in")
private let indonesianBeginnings = bytes("meng meny mem ber ter nge nga nya peng pem")

extension [UInt8] {
    fileprivate func ends(with ending: [UInt8]) -> Bool {
        count >= ending.count && suffix(ending.count).elementsEqual(ending)
    }

    fileprivate func starts(with beginning: [UInt8]) -> Bool {
        prefix(beginning.count).elementsEqual(beginning)
    }
}

/// Frequent function words of French, Spanish, Dutch, Portuguese, Italian, Turkish and Swedish.
///
/// Neighbours share words with our three languages ("was" in Dutch, "in" in Italian). These words outweigh them.
private let wordsOfOtherLanguages = QuestionWords.set(
    """
    le la les un une des du et est je tu il elle nous vous ils elles que qui dans pour pas sur avec mon ma mes ce
    cette suis c'est j'ai mais très bien aussi tout fait jour
    el los las una unos y es yo él nosotros por para con no mi mis está estoy pero muy como del al todo hoy más
    ik jij hij zij het een van niet en dat te voor met aan zijn was heb heeft maar ook nog naar mijn ben we ze wat
    eu você ele ela não um uma os as em com meu minha mas muito estou foi
    io lui lei noi voi non che di lo gli per sono è anche questo della
    ve bir bu çok sen için değil ama gibi
    jag är och det att inte på som har vi så
    """)
