extension ExerciseDurations {
    /// Minutes of a unit.
    static let units: [String: Double] = {
        var units: [String: Double] = [:]
        let hours =
            "hour hours hr hrs h std stdn stunde stunden stunds jam jaman hourly houre ore stündchen stundchen"
        for word in hours.split(separator: " ") { units[String(word)] = 60 }
        let minutes = "min mins minute minutes minuten minuts mnt mnit menit menitan mnts minit minutchen"
        for word in minutes.split(separator: " ") { units[String(word)] = 1 }
        units["viertelstunde"] = 15
        units["viertelstunden"] = 15
        units["dreiviertelstunde"] = 45
        return units
    }()
    /// Lengths in one word.
    static let wholes: [String: Double] = [
        "sejam": 60, "sejaman": 60, "semenit": 1, "viertelstunde": 15, "dreiviertelstunde": 45,
        "halbstunde": 30,
        "viertelstundchen": 15, "stundchen": 60, "halbstundchen": 30, "halbstundig": 30, "halbstundige": 30,
        "halbstundiger": 30, "halbstundiges": 30, "halbstundigen": 30, "halfhour": 30, "hourlong": 60,
        "setengahjam": 30, "viertelstundig": 15, "dreiviertelstundig": 45,
    ]
    /// Before a time of day.
    static let clockWords: Set<String> = [
        "um", "at", "jam", "pukul", "ab", "from", "von", "dari", "since", "seit", "gegen", "jm", "until",
    ]
    static let paceWords: Set<String> = ["pace", "tempo", "schnitt"]
    /// Words in a range.
    static let toWords: Set<String> = [
        "bis", "to", "sampai", "sampe", "hingga", "or", "oder", "atau", "till", "until", "sd", "and", "und",
        "dan",
    ]
    static let betweenWords: Set<String> = [
        "of", "good", "gute", "guten", "knapp", "knappe", "knappen", "full", "whole", "solid", "ganze",
        "ganzen",
        "fast", "just", "under", "over", "about", "around", "circa", "ca", "etwa", "rund", "nearly", "almost",
        "brisk", "easy", "lockere", "lockeren", "volle", "penuh", "hampir", "kurang", "sekitar", "more",
        "weitere",
        "extra", "long", "solide", "soliden", "starke",
    ]
    /// Where metres are likely.
    static let metreWords: Set<String> = [
        "swim", "swam", "swimming", "pool", "lengths", "laps", "lap", "sprint", "sprints", "sprinted",
        "track",
        "intervals", "repeats", "intervalle", "schwimmen", "geschwommen", "bahnen", "gekrault", "kraulen",
        "renang",
        "berenang", "kolam", "meter", "metres", "meters", "hohenmeter", "elevation", "freestyle",
        "backstroke", "brust",
        "climb", "dash", "relay", "hm",
    ]
    /// What a number without a unit of time may count.
    static let otherUnits: Set<String> = [
        "km", "kilometer", "kilometers", "kilometres", "k", "mile", "miles", "mi", "m", "meter", "metres",
        "meters",
        "kg", "kilo", "kilos", "lb", "lbs", "pounds", "rep", "reps", "set", "sets", "satz", "satze", "wdh",
        "wiederholungen", "kali", "mal", "times", "x", "lawan", "vs", "gegen", "against", "orang", "people",
        "leute",
        "steps", "schritte", "langkah", "putaran", "runden", "laps", "week", "woche", "minggu", "seminggu",
        "kcal",
        "kalori", "calories", "kalorien", "uhr", "am", "pm", "pagi", "sore", "malam", "siang", "bahnen",
        "lengths",
        "holes", "loch", "floors", "stockwerke", "lantai", "bpm", "watt", "watts", "day", "tag", "hari",
        "month",
        "monat", "bulan", "games", "rounds", "ronde", "matches", "seconds", "sec", "secs", "sekunden", "sek",
        "detik",
        "h", "hour", "stunde", "jam", "mile", "grad", "degrees", "oclock", "euro",
    ]
}
