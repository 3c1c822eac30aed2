public import Wellbeing

// What is told of a week or a month, one sentence for each fact.
extension Copy {
    /// What is told of a week or a month, as one text; empty where nothing was written.
    ///
    /// - Parameter isHeld: whether moods and emotions are left alone.
    public func narrative(of review: PeriodReview, isHeld: Bool = false) -> String {
        narrative(isHeld ? Array(review.facts.prefix(1)) : review.facts, in: review.period)
    }

    /// The sentences for `facts`, one after another.
    func narrative(_ facts: [NarrativeFact], in period: Period) -> String {
        facts.map { sentence($0, in: period) }.joined(separator: " ")
    }

    /// The sentence for `fact`.
    func sentence(_ fact: NarrativeFact, in period: Period) -> String {
        switch fact {
        case .oneEntry, .entriesOnOneDay, .entries, .entriesOnEveryDay: amount(fact, period)
        case .sameMood, .mostlyMood, .moodsBetween, .moodBecameLighter, .moodBecameHeavier, .moodStayedEven:
            moodSentence(fact, period)
        case .onlyEmotion, .mostlyEmotion, .twoEmotions, .manyEmotions, .noClearEmotion: emotionSentence(fact)
        case .topics(let words): topicSentence(words)
        case .wentDeeper(let times): deeperSentence(times)
        case .mostlyWrittenAt(let part): partSentence(part)
        case .moodAgainstBefore, .emotionAgainstBefore, .daysAgainstBefore: changeSentence(fact, period)
        }
    }

    private func amount(_ fact: NarrativeFact, _ period: Period) -> String {
        switch fact {
        case .oneEntry(let day):
            let day = on(day, in: period)
            return say(
                id: "Ada satu catatan, \(day).", de: "Es gibt einen Eintrag, \(day).",
                en: "There is one entry, \(day).")
        case .entriesOnOneDay(let count, let day):
            let day = on(day, in: period)
            return say(
                id: "Ada \(entries(count)), semuanya \(day).", de: "\(entries(count)), alle \(day).",
                en: "\(entries(count)), all \(day).")
        case .entriesOnEveryDay(let count, let days):
            return say(
                id: "Kamu menulis setiap hari: \(entries(count)) dalam \(number(days)) hari.",
                de: "Du hast jeden Tag geschrieben: \(entries(count)) an \(number(days)) Tagen.",
                en: "You wrote every day: \(entries(count)) in \(number(days)) days.")
        case .entries(let count, let days, let all):
            return say(
                id: "Kamu menulis pada \(number(days)) dari \(number(all)) hari, semuanya \(entries(count)).",
                de:
                    "Du hast an \(number(days)) von \(number(all)) Tagen geschrieben, zusammen \(entries(count)).",
                en: "You wrote on \(number(days)) of \(number(all)) days, \(entries(count)) in all.")
        default: return ""
        }
    }

    private func moodSentence(_ fact: NarrativeFact, _ period: Period) -> String {
        switch fact {
        case .sameMood(let mood, let times):
            return say(
                id: "Suasana hatimu \(number(times)) kali sama: “\(name(of: mood))”.",
                de: "Deine Stimmung war \(number(times))-mal dieselbe: „\(name(of: mood))“.",
                en: "Your mood was the same \(number(times)) times: “\(name(of: mood))”.")
        case .mostlyMood(let mood, let times, let all):
            return say(
                id:
                    "Suasana hatimu paling sering “\(name(of: mood))”, \(number(times)) dari \(number(all)) kali.",
                de:
                    "Deine Stimmung war meist „\(name(of: mood))“, \(number(times)) von \(number(all)) Malen.",
                en: "Your mood was mostly “\(name(of: mood))”, \(number(times)) of \(number(all)) times.")
        case .moodsBetween(let low, let high):
            return say(
                id: "Suasana hatimu bergerak antara “\(name(of: low))” dan “\(name(of: high))”.",
                de: "Deine Stimmung reichte von „\(name(of: low))“ bis „\(name(of: high))“.",
                en: "Your mood ranged from “\(name(of: low))” to “\(name(of: high))”.")
        case .moodBecameLighter(let heavy, let light):
            let (heavy, light) = (inside(heavy, period), inside(light, period))
            return say(
                id: "Paruh keduanya lebih ringan: terberat \(heavy), teringan \(light).",
                de:
                    "In der zweiten Hälfte wurde es leichter: am schwersten war der \(heavy), am leichtesten der \(light).",
                en: "The second half was lighter: \(heavy) was the heaviest day, \(light) the lightest.")
        case .moodBecameHeavier:
            return say(
                id: "Paruh keduanya terasa lebih berat.", de: "In der zweiten Hälfte wurde es schwerer.",
                en: "The second half was heavier.")
        case .moodStayedEven(let days):
            return say(
                id: "Selama \(number(days)) hari itu suasana hatimu cukup rata.",
                de: "Über \(number(days)) Tage blieb deine Stimmung recht gleichmäßig.",
                en: "Over \(number(days)) days your mood stayed fairly even.")
        default: return ""
        }
    }

    private func emotionSentence(_ fact: NarrativeFact) -> String {
        switch fact {
        case .onlyEmotion(let emotion, let times):
            return say(
                id: "Hanya satu emosi yang terbaca jelas: \(word(emotion)), \(number(times)) kali.",
                de: "Nur ein Gefühl klang deutlich an: \(word(emotion)), \(number(times))-mal.",
                en: "Only one emotion came through clearly: \(word(emotion)), \(number(times)) times.")
        case .mostlyEmotion(let emotion, let times, let all):
            return say(
                id:
                    "Yang paling sering terbaca adalah \(word(emotion)): \(number(times)) dari \(number(all)) kali.",
                de: "Am häufigsten klang \(word(emotion)) an: \(number(times)) von \(number(all)) Malen.",
                en: "What came through most was \(word(emotion)): \(number(times)) of \(number(all)) times.")
        case .twoEmotions(let first, let second):
            return say(
                id: "Dua emosi menonjol: \(word(first)) dan \(word(second)).",
                de: "Zwei Gefühle traten hervor: \(word(first)) und \(word(second)).",
                en: "Two emotions stood out: \(word(first)) and \(word(second)).")
        case .manyEmotions(let count):
            return say(
                id: "Ada \(number(count)) emosi berbeda, dan tak satu pun menonjol.",
                de: "\(number(count)) verschiedene Gefühle klangen an, keines davon überwog.",
                en: "\(number(count)) different emotions came through, and none prevailed.")
        case .noClearEmotion:
            return say(
                id: "Tak ada emosi yang terbaca jelas.", de: "Kein Gefühl klang eindeutig an.",
                en: "No emotion came through clearly.")
        default: return ""
        }
    }

    private func topicSentence(_ words: [String]) -> String {
        let list = list(words.map(quoted))
        return say(id: "Yang muncul: \(list).", de: "Es ging um \(list).", en: "It was about \(list).")
    }

    private func deeperSentence(_ times: Int) -> String {
        if times == 1 {
            return say(
                id: "Sekali kamu menulis lebih dalam.", de: "Einmal bist du tiefer gegangen.",
                en: "Once you went deeper.")
        }
        return say(
            id: "Kamu menulis lebih dalam \(number(times)) kali.",
            de: "\(number(times))-mal bist du tiefer gegangen.", en: "You went deeper \(number(times)) times."
        )
    }

    private func partSentence(_ part: PartOfDay) -> String {
        switch part {
        case .morning:
            say(
                id: "Kebanyakan kamu menulis di pagi hari.", de: "Meist hast du am Morgen geschrieben.",
                en: "You mostly wrote in the morning.")
        case .noon:
            say(
                id: "Kebanyakan kamu menulis di siang hari.", de: "Meist hast du tagsüber geschrieben.",
                en: "You mostly wrote during the day.")
        case .evening:
            say(
                id: "Kebanyakan kamu menulis di sore atau malam hari.",
                de: "Meist hast du am Abend geschrieben.", en: "You mostly wrote in the evening.")
        case .night:
            say(
                id: "Kebanyakan kamu menulis larut malam.", de: "Meist hast du in der Nacht geschrieben.",
                en: "You mostly wrote at night.")
        }
    }

    private func changeSentence(_ fact: NarrativeFact, _ period: Period) -> String {
        switch fact {
        case .moodAgainstBefore(let tendency):
            let isUp = tendency == .higher
            return say(
                id:
                    "Secara keseluruhan suasana hatimu lebih \(isUp ? "ringan" : "berat") daripada \(thanBefore(period)).",
                de:
                    "Insgesamt war deine Stimmung \(isUp ? "leichter" : "schwerer") als \(thanBefore(period)).",
                en: "On the whole your mood was \(isUp ? "lighter" : "heavier") than \(thanBefore(period)).")
        case .emotionAgainstBefore(let emotion, let tendency):
            let isUp = tendency == .higher
            let name = word(emotion)
            return say(
                id: "Ruang untuk \(name) lebih \(isUp ? "besar" : "kecil") daripada \(thanBefore(period)).",
                de: "\(name) nahm \(isUp ? "mehr" : "weniger") Raum ein als \(thanBefore(period)).",
                en: "\(capitalised(name)) took up \(isUp ? "more" : "less") room than \(thanBefore(period)).")
        case .daysAgainstBefore(let before, let now):
            return say(
                id: "Kamu menulis pada \(number(now)) hari; \(thanBefore(period)) \(number(before)).",
                de:
                    "Du hast an \(number(now)) Tagen geschrieben; \(thanBefore(period)) waren es \(number(before)).",
                en: "You wrote on \(number(now)) days; \(thanBefore(period)) it was \(number(before)).")
        default: return ""
        }
    }

    /// What went well, one sentence each.
    func sentence(_ improvement: Improvement, in period: Period) -> String {
        switch improvement {
        case .lighterThanBefore(let before, let now):
            say(
                id:
                    "Suasana hatimu rata-rata \(tenths(now)) dari 5; \(thanBefore(period)) \(tenths(before)).",
                de:
                    "Deine Stimmung lag im Mittel bei \(tenths(now)) von 5; \(thanBefore(period)) bei \(tenths(before)).",
                en:
                    "Your mood was \(tenths(now)) of 5 on average; \(thanBefore(period)) it was \(tenths(before))."
            )
        case .lighterAfterHeaviest(let heaviest, let next):
            say(
                id:
                    "Setelah hari terberat, \(inside(heaviest, period)), \(inside(next, period)) terasa lebih ringan.",
                de:
                    "Nach dem schwersten Tag, dem \(inside(heaviest, period)), war der \(inside(next, period)) leichter.",
                en:
                    "After the heaviest day, \(inside(heaviest, period)), \(inside(next, period)) was lighter."
            )
        case .wentDeeper(let times): deeperSentence(times)
        case .moreDays(let before, let now):
            say(
                id: "Catatan pada \(number(now)) hari; \(thanBefore(period)) \(number(before)).",
                de: "Einträge an \(number(now)) Tagen; \(thanBefore(period)) waren es \(number(before)).",
                en: "Entries on \(number(now)) days; \(thanBefore(period)) it was \(number(before)).")
        }
    }

    /// An emotion inside a sentence.
    func word(_ emotion: Emotion) -> String {
        let name = name(of: EmotionVerdict.felt(emotion))
        return language == .german ? name : name.lowercased()
    }

    /// In the marks of the language, since it is the person's word.
    func quoted(_ word: String) -> String { say(id: "“\(word)”", de: "„\(word)“", en: "“\(word)”") }

    /// Words in a row, with an `and` before the last.
    func list(_ words: [String]) -> String {
        guard words.count > 1, let last = words.last else { return words.first ?? "" }
        let and = say(id: " dan ", de: " und ", en: " and ")
        return words.dropLast().joined(separator: ", ")
            + (language == .indonesian && words.count > 2 ? "," : "") + and
            + last
    }

    private func thanBefore(_ period: Period) -> String {
        switch period {
        case .week: say(id: "minggu sebelumnya", de: "in der Woche davor", en: "the week before")
        case .month: say(id: "bulan sebelumnya", de: "im Monat davor", en: "the month before")
        }
    }

    /// A day as it is called within a week or a month.
    func inside(_ day: LocalDay, _ period: Period) -> String {
        switch period {
        case .week: language == .indonesian ? "hari \(weekday(day))" : weekday(day)
        case .month: dayAndMonth(day)
        }
    }

    private func on(_ day: LocalDay, in period: Period) -> String {
        let day = inside(day, period)
        return say(id: "pada \(day)", de: "am \(day)", en: "on \(day)")
    }

    private func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
