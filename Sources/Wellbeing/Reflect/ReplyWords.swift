/// What a model's reply must not hold: words of one kind, in all three languages, as ``searchFolded(_:)`` leaves them.
///
/// One list for all languages, since a reply may slip into another; a word that is harmless in one of them is left
/// out. A wrong refusal costs a second try, so the lists are wide.
struct ReplyWords: Sendable {
    /// A word that begins like one of these.
    let beginnings: [String]
    /// A word that holds one of these anywhere, as German compounds do.
    let parts: [String]
    /// These words one after the other.
    let phrases: [String]

    func occur(in words: [String], _ spaced: String) -> Bool {
        words.contains { word in
            beginnings.contains { word.hasPrefix($0) } || parts.contains { word.contains($0) }
        } || phrases.contains { spaced.contains(" " + $0 + " ") }
    }

    private static func list(_ words: String) -> [String] {
        words.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    static let diagnosis = ReplyWords(
        beginnings: list(
            """
            diagno disorder illness symptom syndrom bipolar schizo skizo psychosis psychot psikosis psikotik
            borderline ptsd adhd adhs ocd burnout neuros narciss narziss trauma patholog patolog clinical klinis
            klinisch krank penyakit gejala gangguan terapi
            """),
        parts: list("depress depresi storung therap psychiat psikiat psycholog psikolog"),
        phrases: [
            "see a doctor", "zum arzt", "zur arztin", "ke dokter", "professional help", "mental health",
        ])

    static let medicine = ReplyWords(
        beginnings: list(
            """
            medic medik tablet pille dose dosis dosage dosier prescri obat kapsel kapsul capsul xanax prozac sertralin
            fluoxetin citalopram escitalopram diazepam lorazepam alprazolam valium ritalin lithium ssri antidep
            paracetamol parasetamol ibuprofen melatonin cannabis alkohol alcohol
            """),
        parts: list("arznei medikament"),
        phrases: ["pill", "pills", "mg", "ml", "milligrams", "milligramm", "miligram"])

    static let harm = ReplyWords(
        beginnings: list(
            """
            suicid suizid selbstmord bunuh racun silet sayat overdos uberdos noose razor rasierkling kill erhang
            umbring umzubring poison vergift
            """),
        parts: list("selfharm selbstverletz"),
        phrases: [
            "gantung diri", "menggantung diri", "self harm", "hang yourself", "hanging yourself",
            "cut yourself",
            "cutting yourself", "hurt yourself", "hurting yourself", "end your life", "ending your life",
            "jump off", "melukai diri", "menyakiti diri", "akhiri hidup", "mengakhiri hidup",
            "dich verletzen",
            "dir etwas anzutun", "dir etwas antun", "dein leben beenden", "leben nehmen", "tali gantungan",
        ])

    static let pretence = ReplyWords(
        beginnings: list("therapist therapeut terapis psikolog psycholog psychiat psikiat counsel konselor"),
        parts: [],
        phrases: [
            "as a doctor", "as a human", "as a person like you", "i am human", "i am a human",
            "i am a person",
            "i m human", "i m a person", "i m a human", "as your friend", "i have been there",
            "i ve been there",
            "i have felt", "i ve felt", "i felt the same", "i know exactly how you feel",
            "ich bin ein mensch",
            "als mensch weiss ich", "als arzt", "als arztin", "als dein freund", "als deine freundin",
            "ich habe das auch erlebt", "das kenne ich", "ich kenne das", "ich weiss genau wie",
            "aku manusia",
            "saya manusia", "sebagai manusia", "sebagai dokter", "sebagai temanmu", "sebagai sahabatmu",
            "aku juga pernah", "saya juga pernah", "aku pernah merasakan", "saya pernah merasakan",
        ])
}
