import Foundation
public import Wellbeing

// Dates, clocks and numbers, through Foundation with an explicit locale, calendar and zone: nothing here
// depends on the machine's own settings.
extension Copy {
    /// Indonesian of Indonesia, German of Germany, English of Britain.
    private var locale: Locale {
        Locale(identifier: say(id: "id_ID", de: "de_DE", en: "en_GB"))
    }

    /// Such as `1.234`.
    public func number(_ value: Int) -> String {
        value.formatted(.number.locale(locale))
    }

    /// `share`, 0…1, as a whole percentage, such as `72 %`.
    ///
    /// Halves are rounded away from zero.
    public func percent(_ share: Double) -> String {
        let whole = min(1, max(0, share))
        return whole.formatted(
            .percent.precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero).locale(locale))
    }

    /// Such as `Samstag, 14. März 2026`.
    public func longDay(_ day: LocalDay) -> String {
        format(day, Date.FormatStyle(date: .complete, time: .omitted))
    }

    /// Such as `14. März 2026`.
    public func day(_ day: LocalDay) -> String {
        format(day, Date.FormatStyle(date: .long, time: .omitted))
    }

    /// The first letters of a weekday, such as `Sa`.
    func shortWeekday(_ day: LocalDay) -> String {
        format(day, Date.FormatStyle().weekday(.abbreviated))
    }

    /// Such as `14. März`.
    func dayAndMonth(_ day: LocalDay) -> String {
        format(day, Date.FormatStyle().day().month(.wide))
    }

    /// A day below a drawing: `14. Feb.`, or `Feb. 2026` where it spans more than about a year.
    func axisDay(_ day: LocalDay, in days: DayRange) -> String {
        let style = Date.FormatStyle()
        return format(
            day,
            days.count > 400 ? style.month(.abbreviated).year() : style.day().month(.abbreviated))
    }

    /// Such as `März 2026`.
    func monthAndYear(_ month: Month) -> String {
        format(month.first, Date.FormatStyle().month(.wide).year())
    }

    /// The name of a month, such as `März`.
    func monthName(_ month: Month) -> String {
        format(month.first, Date.FormatStyle().month(.wide))
    }

    /// Days of a range, what both share said once: `28 June – 4 July 2026`, `25–31 May 2026`.
    func range(_ first: LocalDay, _ last: LocalDay) -> String {
        let (from, to) = (first.parts, last.parts)
        if from.year != to.year { return "\(day(first)) – \(day(last))" }
        if from.month != to.month { return "\(dayAndMonth(first)) – \(day(last))" }
        return "\(from.day)\(say(id: "–", de: ".–", en: "–"))\(day(last))"
    }

    /// The name of a weekday, such as `Samstag`.
    func weekday(_ day: LocalDay) -> String {
        format(day, Date.FormatStyle().weekday(.wide))
    }

    /// The clock at the place of writing, such as `21:53`, in Indonesian `21.53`.
    public func clock(_ moment: Moment) -> String {
        say(id: moment.clock.replacing(":", with: "."), de: moment.clock, en: moment.clock)
    }

    /// The clock in `zone` at `instant`.
    func clock(_ instant: Instant, in zone: Zone) -> String {
        clock(Moment(instant, in: zone, dayStart: .midnight))
    }

    /// Date and clock at the place of writing, by the wall calendar there.
    ///
    /// Not the frozen day: an entry of 01:30 that counts to the evening before still shows 01:30 of its date.
    public func dateAndClock(_ instant: Instant, in zone: Zone) -> String {
        let day = day(zone.wallClock(at: instant).date)
        let clock = clock(instant, in: zone)
        return say(id: "\(day) pukul \(clock)", de: "\(day) um \(clock)", en: "\(day) at \(clock)")
    }

    /// The name of a country by its ISO 3166-1 code, such as `Deutschland`.
    public func countryName(_ code: String) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    /// The name of a language by its ISO 639-1 code, such as `Deutsch`.
    func languageName(_ code: String) -> String {
        locale.localizedString(forLanguageCode: code) ?? code
    }

    /// `codes` in the order of their names in this language.
    public func countries(_ codes: [String]) -> [String] {
        codes.sorted { countryName($0).compare(countryName($1), locale: locale) == .orderedAscending }
    }

    /// Such as `1,2`: one digit after the point.
    public func tenths(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    /// Bytes for people, such as `1,2 MB`; thousands of 1,000.
    public func size(_ bytes: Int) -> String {
        Int64(bytes).formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
    }

    /// A length of time for people, such as `1,2 Sekunden`.
    ///
    /// Less than a tenth of a second is not told apart.
    func seconds(_ milliseconds: Int) -> String {
        let tenths = max(1, (milliseconds + 50) / 100)
        let seconds = (Double(tenths) / 10).formatted(
            .number.precision(.fractionLength(0...1)).locale(locale))
        return say(id: "\(seconds) detik", de: "\(seconds) Sekunden", en: "\(seconds) seconds")
    }

    private func format(_ day: LocalDay, _ style: Date.FormatStyle) -> String {
        // Noon of the day in UTC, shown in UTC: no zone can move it to another day.
        let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
        var style = style.locale(locale)
        style.timeZone = .gmt
        style.calendar = Calendar(identifier: .gregorian)
        return noon.formatted(style)
    }
}
