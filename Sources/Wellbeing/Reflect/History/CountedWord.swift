/// What one spelling counts as in an entry of one language.
struct CountedWord: Hashable {
    /// What it is counted under, in lower case: `teman` for `Teman-temanku`, `friend` for `friend's`.
    let folded: String
    /// As it is shown: the person's spelling without what hangs on it.
    let shown: String
    let standing: Standing

    enum Standing: Hashable {
        /// Can be a topic.
        case topic
        /// A feeling or a verb: only a word that stands out.
        case word
        /// A German word with a capital: a noun, unless it opens a sentence.
        case large
        /// A German word without: no noun, unless the person writes all words small.
        case small
    }

    /// `nil` if the word says nothing about what a text is about, or is better not shown back: function words,
    /// general words, sounds, numbers, other scripts, and words for death, self-harm and means.
    ///
    /// - Parameter language: the entry's; `nil` = not recognised, and then the lists of all languages hold.
    init?(spelling: String, hasDigit: Bool, in language: Language?) {
        var shown = spelling
        var hasDigit = hasDigit
        // `teman2` is `teman-teman`, written short.
        if hasDigit, let stem = Self.withoutTwo(spelling) {
            shown = stem
            hasDigit = false
        }
        var key = comparisonKey(of: shown)
        let spelled = key
        if Self.isLeftOut(key, in: language) { return nil }
        if key.utf8.contains(0x27) {
            guard let cut = Self.withoutApostrophe(key, shown, in: language) else { return nil }
            (key, shown) = cut
        }
        if language == .indonesian { (key, shown) = Self.withoutClitics(key, shown) }
        if key.utf8.contains(0x2D), isReduplicated(key), let half = key.split(separator: "-").first {
            key = String(half)
            if language == .indonesian { key = Self.withoutClitics(key, key).key }
        }
        if language == .english { key = Self.singular(of: key) }
        guard Self.hasFitForm(key, hasDigit: hasDigit), key == spelled || !Self.isLeftOut(key, in: language)
        else { return nil }
        folded = key
        self.shown = shown
        let roles = WordRoles.of(key)
        let isKnownNoun = language.map { roles.contains(.noun(in: $0)) } ?? false
        if !roles.isDisjoint(with: .anyFeeling) {
            standing = .word
        } else if isKnownNoun {
            standing = .topic
        } else if language == .german {
            standing = Self.isCapitalised(shown) ? .large : .small
        } else {
            standing = Self.isAction(key, in: language) ? .word : .topic
        }
    }

    /// Empty, or better not shown back.
    private static func isLeftOut(_ key: String, in language: Language?) -> Bool {
        let roles = WordRoles.of(key)
        return isEmpty(key, roles, in: language) || isGrave(key, roles, in: language)
    }

    private static func isEmpty(_ key: String, _ roles: WordRoles, in language: Language?) -> Bool {
        guard let language else { return !roles.isDisjoint(with: .anyEmpty) || laughter.contains(key) }
        if roles.contains(.empty(in: language)) { return true }
        if key.utf8.count <= 4, laughter.contains(key) { return true }
        if key.utf8.contains(0x2D),
            key.split(separator: "-").allSatisfy({ isEmpty(String($0), .of(String($0)), in: language) })
        {
            return true
        }
        // A function word of another language, where somebody mixes two.
        guard !roles.isDisjoint(with: .anyFunction) else { return false }
        return !TopicWords.of(language).homographs.contains(key) && !roles.contains(.noun(in: language))
    }

    private static func isGrave(_ key: String, _ roles: WordRoles, in language: Language?) -> Bool {
        let isListed =
            language.map { roles.contains(.grave(in: $0)) } ?? !roles.isDisjoint(with: .anyGrave)
        return isListed || hasGraveStem(key)
    }

    /// As ``isFit(_:key:)`` says; decided at once for small Latin letters, which nearly all words are made of.
    private static func hasFitForm(_ key: String, hasDigit: Bool) -> Bool {
        let bytes = Array(key.utf8)
        guard bytes.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            let word = WrittenWord(surface: key, key: key, opensSentence: false, hasDigit: hasDigit)
            return isFit(word, key: key)
        }
        guard !hasDigit, (3...40).contains(bytes.count) else { return false }
        var swings = bytes.count >= 5
        for index in bytes.indices.dropFirst(2) {
            if bytes[index] != bytes[index - 2] {
                swings = false
            } else if bytes[index] == bytes[index - 1] {
                return false
            }
        }
        return !swings
    }

    private static func isAction(_ key: String, in language: Language?) -> Bool {
        guard let language, !TopicWords.of(language).exceptions.contains(key) else { return false }
        if language == .indonesian, key.ends("an"), key.hasPrefix("ke") || key.hasPrefix("pe") {
            return false
        }
        return hasFormOfAction(key, in: language)
    }

    private static func isCapitalised(_ spelling: String) -> Bool {
        guard let first = spelling.first, first.isUppercase else { return false }
        return spelling.dropFirst().contains(where: \.isLowercase)
    }

    private static func withoutTwo(_ spelling: String) -> String? {
        guard spelling.hasSuffix("2"), spelling.dropLast().allSatisfy({ $0.isLetter || $0 == "-" }) else {
            return nil
        }
        return String(spelling.dropLast())
    }

    /// `mum's` as `mum`, `geht's` as `geht`, `jum'at` as `jumat`; `nil` for a contraction.
    private static func withoutApostrophe(
        _ key: String, _ shown: String, in language: Language?
    ) -> (key: String, shown: String)? {
        if language == .indonesian {
            return (key.replacing("'", with: ""), shown)
        }
        guard let ending = key.split(separator: "'").last, let end = shown.lastIndex(where: isApostrophe),
            language == .german || ending == "s"
        else { return nil }
        let stem = String(key.dropLast(ending.count + 1))
        return stem.contains("'") || isEmpty(stem, .of(stem), in: language)
            ? nil : (stem, String(shown[..<end]))
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

    /// `ibuku` as `ibu`, `kerjaannya` as `kerjaan`; a word that only ends so (`buku`, `ilmu`) stays.
    private static func withoutClitics(_ key: String, _ shown: String) -> (key: String, shown: String) {
        for clitic in clitics
        where key.ends(clitic) && key.utf8.count >= clitic.count + 3 && !endsLikeAClitic.contains(key) {
            return (String(key.dropLast(clitic.count)), String(shown.dropLast(clitic.count)))
        }
        return (key, shown)
    }

    private static let clitics = ["nya", "lah", "pun", "ku", "mu"]

    private static let endsLikeAClitic = QuestionWords.set(
        """
        buku suku saku kaku laku paku siku kuku liku bangku tungku pelaku perilaku berlaku pangku beku tamu jamu ilmu
        jemu temu semu ramu bertemu ketemu menemu penemu bumbu tanya bertanya ditanya punya sekolah masalah kuliah
        majalah makalah istilah gelak sebelah olah ulah jumlah hadiah ampun kumpul tempun kebun lampu rumpun ribut
        himpun santun kampus salah lelah celah belah lidah langkah cuplik wilayah muslimah hikmah alamku malah kalah
        sampah setelah telah islah musholah mushalah sumpah tangguh serapun penyun
        """)

    /// The plain plural taken off: `friends`, `boxes`, `parties`; one letter too few hurts less than two counts.
    private static func singular(of key: String) -> String {
        guard key.utf8.last == 0x73, key.utf8.count >= 4, !TopicWords.english.exceptions.contains(key) else {
            return key
        }
        if key.ends("ies"), key.utf8.count >= 5 { return String(key.dropLast(3)) + "y" }
        if ["ches", "shes", "sses", "xes", "zes"].contains(where: key.ends) {
            return String(key.dropLast(2))
        }
        return ["ss", "us", "is"].contains(where: key.ends) ? key : String(key.dropLast())
    }
}
