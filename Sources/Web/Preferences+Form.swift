import Pages
import Wellbeing

extension Preferences {
    /// Takes over what a form says.
    ///
    /// A field that was not sent leaves its setting alone, except for checkboxes, which are not sent when
    /// they are off: the form is one that has them all.
    ///
    /// - Returns: what is wrong; `nil` = nothing. What is right is taken over all the same, so that the
    ///   form can be shown again as it was filled in.
    mutating func take(_ fields: FormFields, at instant: Instant) -> SettingsProblem? {
        if let language = fields.said(.language).flatMap(Language.init(rawValue:)) {
            self.language = language
        }
        if let appearance = fields.said(.appearance).flatMap(Appearance.init(rawValue:)) {
            self.appearance = appearance
        }
        if let said = fields[.country] { country = Self.isCountry(said) ? said : nil }
        if let said = fields[.firstWeekday] { firstWeekday = Week.FirstWeekday(rawValue: said) }
        tracks = Set(fields.all(.track).compactMap(Track.init(rawValue:)))
        if let said = fields.said(.aiConsent) { take(consent: said == FieldName.yes, at: instant) }
        return takeBounded(fields)
    }

    /// What only the settings page asks.
    mutating func takeHousekeeping(_ fields: FormFields) {
        dailyBackup = fields.said(.dailyBackup) == FieldName.yes
        keepsRecordings = fields.said(.keepsRecordings) == FieldName.yes
        if let spoken = fields.said(.spokenLanguage).flatMap(SpokenLanguage.init(word:)) {
            spokenLanguage = spoken
        }
    }

    mutating func take(consent isGranted: Bool, at instant: Instant) {
        // The same answer again keeps its date.
        if let aiConsent, aiConsent.isGranted == isGranted, aiConsent.version == AIConsent.currentVersion {
            return
        }
        aiConsent = AIConsent(isGranted: isGranted, version: AIConsent.currentVersion, decidedAt: instant)
    }

    private mutating func takeBounded(_ fields: FormFields) -> SettingsProblem? {
        var problem: SettingsProblem?
        if let said = fields[.backupsKept] {
            if let kept = Int(said), Self.acceptedBackupsKept.contains(kept) {
                backupsKept = kept
            } else {
                problem = .backupsKept
            }
        }
        if let said = fields[.idleLockMinutes] {
            if let minutes = Int(said), Self.acceptedIdleLockMinutes.contains(minutes) {
                idleLockMinutes = minutes
            } else {
                problem = .idleLock
            }
        }
        if let said = fields[.dayStart] {
            if let start = DayStart(clock: said) { dayStart = start } else { problem = .dayStart }
        }
        return problem
    }

    private static func isCountry(_ code: String) -> Bool {
        code.utf8.count == 2 && code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }
}
