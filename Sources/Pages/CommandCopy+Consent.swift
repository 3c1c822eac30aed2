public import Wellbeing

// What `sela consent` and `sela egress` say. Lower case, no full stop.
extension CommandCopy {
    public static let consentGranted = CommandCopy(
        english: "granted",
        german: "zugestimmt",
        indonesian: "disetujui")
    public static let consentDeclined = CommandCopy(
        english: "not granted",
        german: "nicht zugestimmt",
        indonesian: "tidak disetujui")
    public static let consentOpen = CommandCopy(
        english: "not asked yet, which means no",
        german: "noch nicht gefragt, also nein",
        indonesian: "belum ditanya, artinya tidak")
    public static let generalConsentMeaning = CommandCopy(
        english: """
            whether a model on another machine may be set up at all; each purpose is asked for by itself
            """,
        german: """
            ob ein Modell auf einem anderen Rechner überhaupt eingerichtet werden darf; jeder Zweck wird \
            eigens gefragt
            """,
        indonesian: "apakah model di mesin lain boleh diatur; setiap tujuan ditanyakan tersendiri")
    public static let askConsent = CommandCopy(
        english: "do you agree? y/n: ",
        german: "stimmst du zu? j/n: ",
        indonesian: "kamu setuju? y/t: ")
    public static let consentRecorded = CommandCopy(
        english: "noted",
        german: "vermerkt",
        indonesian: "dicatat")
    public static let nothingSent = CommandCopy(
        english: "nothing was ever sent",
        german: "es wurde noch nie etwas gesendet",
        indonesian: "belum pernah ada yang dikirim")
    public static let egressSent = CommandCopy(
        english: "sent",
        german: "gesendet",
        indonesian: "terkirim")
    public static let egressAnswered = CommandCopy(
        english: "answered",
        german: "beantwortet",
        indonesian: "dijawab")
    public static let egressFailed = CommandCopy(
        english: "failed",
        german: "misslungen",
        indonesian: "gagal")
    public static let egressCancelled = CommandCopy(
        english: "cancelled",
        german: "abgebrochen",
        indonesian: "dibatalkan")

    /// What would be sent for `purpose`, to whom and under which model.
    ///
    /// - Parameters:
    ///   - address: `nil` = no model elsewhere is set up.
    ///   - model: `nil` together with `address`.
    public static func consentMeaning(
        _ purpose: ModelPurpose, address: String?, model: String?
    ) -> CommandCopy {
        CommandCopy { copy in
            var text = copy.sent(for: purpose) + " " + copy.use(of: purpose)
            if let address, let model {
                text += copy.say(
                    id: " Ke \(address), model \(model).", de: " An \(address), Modell \(model).",
                    en: " To \(address), model \(model).")
            }
            return text
        }
    }
}
