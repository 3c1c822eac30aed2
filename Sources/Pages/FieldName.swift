/// The names of form fields: printed by pages, read by Web, never shown and never renamed.
///
/// A form sends only the fields it shows: the page to go deeper sends `deeper` without `text`, the result
/// sends neither. A field that is absent leaves what is kept as it is. `verdict` together with
/// ``Route/saveDraft(_:)`` is a correction to keep with the new entry; sent empty it means "as read"
/// (and takes a correction back with ``Route/correctEmotion(_:)``).
public enum FieldName: String, Hashable, Sendable, CaseIterable {
    case formToken = "form_token"
    // Writing.
    case text, mood, deeper, verdict
    /// The id of a draft that a locked diary could not take yet.
    case heldDraft = "held_draft"
    // Searching.
    case words, from, through
    // Settings and first start.
    case language, country, track, appearance
    case firstWeekday = "first_weekday"
    case dayStart = "day_start"
    case aiConsent = "ai_consent"
    case idleLockMinutes = "idle_lock_minutes"
    case dailyBackup = "daily_backup"
    case backupsKept = "backups_kept"
    // Secrets.
    case passphrase
    case passphraseAgain = "passphrase_again"
    case currentPassphrase = "current_passphrase"
    case recoveryCode = "recovery_code"
    // Deleting everything.
    case confirmation
}
