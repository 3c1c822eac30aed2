/// The names of form fields: printed by pages, read by Web, never shown and never renamed.
///
/// A form sends only what it shows: the page to go deeper sends `deeper` without `text`, the result sends
/// neither; what is not sent stays as it is kept. `verdict` with ``Route/saveDraft(_:)`` is a correction to
/// keep with the entry.
///
/// An empty value is the same as no field: "not said". A yes-or-no field is a checkbox or radio button
/// whose value is ``yes``; a checkbox that is off is not sent at all.
public enum FieldName: String, Hashable, Sendable, CaseIterable {
    case formToken = "form_token"
    // Writing. `mood`: 1…5. `verdict`: the raw value of an `EmotionVerdict`; empty takes a correction back.
    case text, mood, deeper, verdict
    /// ``yes`` = only see whether the reply has come; no model is asked.
    case looks
    /// Which sending of which page this is, such as `1764540000000.5-12`; set by our script only.
    case turn
    /// The id of a draft that a locked diary could not take yet.
    case heldDraft = "held_draft"
    // Speaking: the file. The language of it is `spokenLanguage`.
    case recording
    // A spoken entry: the words, and each field as `SpokenFields.word(_:)` writes it.
    case transcript
    case spokenMood = "spoken_mood"
    case musicInHead = "music_in_head"
    case songName = "song_name"
    case earwormStrength = "earworm_strength"
    case socialContact = "social_contact"
    case distress
    case countermeasures
    case countermeasureActivity = "countermeasure_activity"
    case stress
    /// What the fields were when they were read, as one JSON object; what differs was set by the person.
    case asRead = "as_read"
    /// ``yes``, or not sent: whether this recording stays.
    case keepsRecording = "keeps_recording"
    /// The id of a spoken draft that a locked diary could not take yet.
    case heldSpokenDraft = "held_spoken_draft"
    // Check-ins. The id that a tap makes; 1…5; a note; raw value of a `CheckIn.Source`.
    case checkIn = "check_in"
    case rating, note, source
    /// The id of a check-in whose note a locked diary could not take yet.
    case heldNote = "held_note"
    /// ``yes``, or not sent: the question what was going on was waved away.
    case dismissed
    // Searching. Days as `2026-05-27`.
    case words, from, through
    // Exporting: which days (raw value of `ExportForm.Days`), and the raw values of `ExportContent`,
    // `ExportFile.Format` and `CSVDialect`.
    case range, content, format, dialect
    // Settings and first start: raw values of `Language`, `Track` (one field per track that is on),
    // `Appearance`; a country as `DE`.
    case language, country, track, appearance
    /// Raw value of `Week.FirstWeekday`; empty = by language.
    case firstWeekday = "first_weekday"
    /// As `04:00`.
    case dayStart = "day_start"
    /// ``yes`` or `no`; empty = not answered.
    case aiConsent = "ai_consent"
    case idleLockMinutes = "idle_lock_minutes"
    /// ``yes``, or not sent.
    case dailyBackup = "daily_backup"
    case backupsKept = "backups_kept"
    /// As `SpokenLanguage.word` writes it.
    case spokenLanguage = "spoken_language"
    /// ``yes``, or not sent: whether recordings stay, unless said otherwise for one.
    case keepsRecordings = "keeps_recordings"
    // Language models. The address of a service as a person typed it; names of models as the service knows
    // them, `weekly_model` empty = the same one; the path of a file on this machine.
    case serviceAddress = "service_address"
    case modelName = "model_name"
    case weeklyModel = "weekly_model"
    case filePath = "file_path"
    /// ``yes``, or not sent.
    case acceptsTerms = "accepts_terms"
    /// Raw value of a `ModelPurpose`.
    case purpose
    /// ``yes`` or `no`.
    case answer
    /// The address of the page to go on to, one of ours.
    case next
    // Programs: a name, and the raw values of `APIScope` (one field per scope that is on).
    case tokenName = "token_name"
    case scope
    // Reminders: raw values of `ReminderSlot` (one field per reminder that is on), times as `08:30`, and an address as
    // it was typed or shown.
    case reminder
    case morningTime = "morning_time"
    case middayTime = "midday_time"
    case eveningTime = "evening_time"
    case pushAddress = "push_address"
    // Secrets.
    case modelKey = "model_key"
    case passphrase
    case passphraseAgain = "passphrase_again"
    case currentPassphrase = "current_passphrase"
    case recoveryCode = "recovery_code"
    /// Deleting everything: the word that was typed, see ``Copy/confirmsDeletion(_:)``.
    case confirmation

    /// Whether one form may hold it more than once, a value each time.
    public var isList: Bool { [.track, .scope, .reminder].contains(self) }

    /// The value of a yes-or-no field that is on.
    public static let yes = "yes"
}
