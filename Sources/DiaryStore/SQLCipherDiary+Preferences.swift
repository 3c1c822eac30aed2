public import Companion
public import Wellbeing

extension SQLCipherDiary {
    public func preferences() async throws(DiaryError) -> Preferences? {
        try await vault.perform { connection throws(DiaryError) in
            try connection.snapshot { () throws(DiaryError) in
                guard
                    var found = try connection.rows(PreferencesRow.select, map: PreferencesRow.preferences)
                        .first
                else { return nil }
                let tracks = try connection.rows("SELECT track FROM tracked") { row throws(DiaryError) in
                    try row.word(0, as: Track.self)
                }
                found.tracks = Set(tracks.compactMap { $0 })
                return found
            }
        }
    }

    public func save(_ preferences: Preferences) async throws(DiaryError) {
        try await vault.change { connection throws(DiaryError) in
            try connection.run(PreferencesRow.save, PreferencesRow.values(of: preferences))
            if preferences.aiConsent?.isGranted != true {
                try connection.run(
                    ConsentRow.revokeAll, [.optional(preferences.aiConsent?.decidedAt.milliseconds)])
            }
            try connection.run("DELETE FROM tracked")
            for track in preferences.tracks {
                try connection.run("INSERT INTO tracked (track) VALUES (?1)", [.text(track.rawValue)])
            }
        }
    }
}

/// The settings as the one row of `preferences`.
private enum PreferencesRow {
    static let select: SQL =
        """
        SELECT language, country, first_weekday, day_start_minutes, appearance, consent_is_granted,
            consent_version, consent_decided_at, idle_lock_minutes, daily_backup, backups_kept, is_onboarded,
            spoken_language, keeps_recordings
        FROM preferences
        """

    static let save: SQL =
        """
        INSERT OR REPLACE INTO preferences (
            row, language, country, first_weekday, day_start_minutes, appearance, consent_is_granted,
            consent_version, consent_decided_at, idle_lock_minutes, daily_backup, backups_kept, is_onboarded,
            spoken_language, keeps_recordings
        ) VALUES (1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)
        """

    static func values(of preferences: Preferences) -> [SQLValue] {
        [
            .text(preferences.language.rawValue), .optional(preferences.country),
            .optional(preferences.firstWeekday?.rawValue), .integer(preferences.dayStart.minutes),
            .text(preferences.appearance.rawValue),
            preferences.aiConsent.map { .boolean($0.isGranted) } ?? .null,
            .optional(preferences.aiConsent.map { Int64($0.version) }),
            .optional(preferences.aiConsent?.decidedAt.milliseconds), .integer(preferences.idleLockMinutes),
            .boolean(preferences.dailyBackup), .integer(preferences.backupsKept),
            .boolean(preferences.isOnboarded), .optional(word(of: preferences.spokenLanguage)),
            .boolean(preferences.keepsRecordings),
        ]
    }

    private static func word(of spoken: SpokenLanguage) -> String? {
        switch spoken {
        case .likePages: nil
        case .pinned(let language): language.rawValue
        case .foundOut: "any"
        }
    }

    private static func spokenLanguage(_ word: String?) throws(DiaryError) -> SpokenLanguage {
        switch word {
        case nil: return .likePages
        case "any"?: return .foundOut
        case let word?:
            guard let language = Language(rawValue: word) else { throw .damaged(part: .row) }
            return .pinned(language)
        }
    }

    static func preferences(_ row: borrowing Statement) throws(DiaryError) -> Preferences {
        guard let language = try row.word(0, as: Language.self),
            let dayStart = row.integer(3).flatMap({ DayStart(minutes: Int($0)) }),
            let appearance = try row.word(4, as: Appearance.self), let idleLockMinutes = row.integer(8),
            let backupsKept = row.integer(10)
        else { throw .damaged(part: .row) }
        var preferences = Preferences(language: language)
        preferences.country = row.text(1)
        preferences.firstWeekday = try row.word(2, as: Week.FirstWeekday.self)
        preferences.dayStart = dayStart
        preferences.appearance = appearance
        if let isGranted = row.integer(5), let version = row.integer(6), let decidedAt = row.instant(7) {
            preferences.aiConsent = AIConsent(
                isGranted: isGranted == 1, version: Int(version), decidedAt: decidedAt)
        }
        preferences.idleLockMinutes = Int(idleLockMinutes)
        preferences.dailyBackup = row.integer(9) == 1
        preferences.backupsKept = Int(backupsKept)
        preferences.isOnboarded = row.integer(11) == 1
        preferences.spokenLanguage = try spokenLanguage(row.text(12))
        preferences.keepsRecordings = row.integer(13) == 1
        return preferences
    }
}
