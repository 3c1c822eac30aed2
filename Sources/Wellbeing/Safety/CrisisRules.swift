/// All rules and word lists of the crisis net.
///
/// Every text goes through the rules of all languages, because people mix them.
enum CrisisRules {
    static let lists =
        [englishWords, germanWords, indonesianWords, peopleWords, sharedWords]
        + [ideasOfWishing, ideasOfRisk, ideasOfHarm, ideasOfIntent, ideasOfLivingOn]

    static let all: [CrisisRule] = [
        idioms, sharedCues, sharedSigns, framesOfWishing, framesOfHarm, framesOfIntent,
        framesOfThought, framesOfDespair, framesOfAnnouncement, frameCues,
        framesOfLivingOn, framesOfLeaving, leavingCues,
        englishWishes, englishActs, englishDespair, englishContext,
        germanWishes, germanActs, germanDespair, germanContext,
        indonesianWishes, indonesianActs, indonesianDespair, indonesianContext,
    ].flatMap(\.self)

    static let idioms = englishIdioms + germanIdioms + indonesianIdioms

    /// Words that are looked for even when a letter is missing, wrong or hidden by a star.
    static let graveWords = [
        "suicide", "suicidal", "selfharm", "unalive", "kill", "killing", "myself", "die", "dying",
        "selbstmord", "selbstmordgedanken", "suizid", "suizidgedanken", "umbringen", "umzubringen", "sterben",
        "ritzen", "diri", "hidup", "life", "live", "leben", "bunuh", "bundir", "mati", "nyilet", "mengakhiri",
        "menyakiti",
    ]

    /// Phrases that are also found when they are written as one word.
    static let gluedPhrases = """
        bunuh diri
        bunuh diriku
        bunuh diri ku
        gantung diri
        membunuh diri
        akhiri hidup
        mengakhiri hidup
        pengen mati
        pingin mati
        mau mati
        ingin mati
        mati aja
        capek hidup
        cape hidup
        gamau hidup
        kill myself
        killing myself
        kill my self
        kill me
        want to die
        wanna die
        i want to die
        i wanna die
        wanttodie
        end it all
        end my life
        ending my life
        hate my life
        self harm
        self harming
        self harmed
        cut myself
        cutting myself
        hurt myself
        dont want to live
        not want to live
        better off dead
        nicht mehr leben
        will sterben
        ich will sterben
        will nicht mehr
        nicht mehr da
        nicht mehr aufwachen
        lebens muede
        su i cide
        """

    /// Short spellings and what they stand for.
    static let respellings: [String: String] = [
        "kil": "kill", "tto": "tot", "wihs": "wish", "deda": "dead", "wnuschte": "wuenschte", "liv": "live",
        "lebn": "leben", "wil": "will", "nichtmehr": "nimmer", "nichmehr": "nimmer", "lgi": "lagi",
        "bgn": "bangun", "bgn2": "bangun", "tdr": "tidur", "gmau": "gamau",
        "gmw": "gamau", "idup": "hidup", "hdup": "hidup", "mw": "mau", "livin": "living",
        "dyin": "dying", "wi": "with", "fae": "from", "awa": "away", "bnuh": "bunuh", "bunh": "bunuh",
        "bnh": "bunuh", "mti": "mati", "ot": "to", "ketelen": "telen", "ketelan": "telen", "wanan": "wanna",
        "dye": "dye",
        "abt": "about", "tmrw": "tomorrow", "tmr": "tomorrow", "2moro": "tomorrow", "2nite": "tonight",
        "tonite": "tonight", "aftr": "after", "dnt": "dont", "dinnae": "dont", "dinna": "dont", "tae": "to",
        "b": "be", "nemore": "anymore", "anymair": "anymore", "wnt": "want", "wana": "wanna",
        "wannae": "dont",
        "anymor": "anymore", "r": "are", "u": "you", "cannae": "cant", "nae": "no", "thru": "through",
        "pls": "please", "plz": "please", "tn": "tonight", "bout": "about", "bc": "because", "cuz": "because",
        "tho": "though", "ppl": "people",
        "rly": "really", "smth": "something", "sth": "something", "nd": "and", "w": "with",
        "evry": "every", "everyday": "every", "sb": "somebody", "yg": "yang", "dgn": "dengan", "dg": "dengan",
        "klo": "kalau", "kl": "kalau", "klu": "kalau", "kalo": "kalau", "utk": "untuk", "bwt": "buat",
        "udh": "udah", "dah": "udah", "sdh": "udah", "bgt": "banget", "bngt": "banget", "bgtt": "banget",
        "skrg": "sekarang", "skrng": "sekarang", "skr": "sekarang", "dlm": "dalam", "jg": "juga",
        "krn": "karena",
        "tp": "tapi", "tpi": "tapi", "sm": "sama", "ama": "sama", "dr": "dari", "spt": "seperti",
        "org": "orang",
        "bs": "bisa", "blm": "belum", "jgn": "jangan", "gmn": "gimana", "knp": "kenapa", "tmn": "teman",
        "sy": "saya", "trs": "terus", "trus": "terus", "pdhl": "padahal", "hr": "hari", "mlm": "malam",
        "malem": "malam", "bsk": "besok", "sndiri": "sendiri", "sendirii": "sendiri", "dri": "diri",
        "grad": "gerade", "grade": "gerade", "heut": "heute", "heit": "heute", "vllt": "vielleicht",
        "fuern": "fuer", "mein'": "mein", "iwie": "irgendwie", "hab's": "habs",
    ]
}
