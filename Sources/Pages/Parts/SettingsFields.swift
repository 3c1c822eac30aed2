import HTML
import Wellbeing

// Fields that the settings and the first start share.

/// Each language in its own name.
func languageField(_ chosen: Language, _ copy: Copy) -> HTML {
    field(id: FieldName.language.rawValue, copy.languageLabel, hint: copy.languageHint) { described in
        .element("select", [.id(.language), .name(.language)] + described) {
            for language in Language.allCases {
                option(
                    .value(language.rawValue), .lang(language.rawValue), .when(language == chosen, .selected)
                ) { language.ownName }
            }
        }
    }
}

/// The country for help: those with checked numbers first.
///
/// Nothing is chosen unless she chose it.
func countryField(_ chosen: String?, _ copy: Copy) -> HTML {
    field(id: FieldName.country.rawValue, copy.countryLabel, hint: copy.countryHint) { described in
        .element("select", [.id(.country), .name(.country), .autocomplete("off")] + described) {
            option(.value(""), .when(chosen == nil, .selected)) { copy.countryNotSaid }
            for code in copy.countries(helpCountries) {
                option(.value(code), .when(code == chosen, .selected)) { copy.countryName(code) }
            }
            // "ZZ" is ISO 3166's own code for a place that is not named.
            let isElsewhere = chosen.map { !helpCountries.contains($0) } ?? false
            option(.value("ZZ"), .when(isElsewhere, .selected)) { copy.otherCountry }
        }
    }
}

/// One box for each thing worth tracking.
func trackField(_ tracks: Set<Track>, _ copy: Copy) -> HTML {
    fieldset(.class("choices"), .describedBy("track-hint")) {
        legend(.class("visually-hidden")) { copy.trackLabel }
        p(.class("hint"), .id("track-hint")) { copy.trackHint }
        div(.class("choice-grid")) {
            for track in Track.allCases {
                checkbox(
                    .track, value: track.rawValue, id: "track-\(track.rawValue)",
                    isOn: tracks.contains(track),
                    copy.name(of: track))
            }
        }
    }
}

/// Whether a model elsewhere may be asked: no unless she said yes to the present wording.
func consentField(_ consent: AIConsent?, _ copy: Copy) -> HTML {
    let isGranted = consent?.isInForce ?? false
    return fieldset(.class("choices"), .describedBy("consent-hint")) {
        legend { copy.consentLabel }
        p(.class("hint"), .id("consent-hint")) { copy.consentHint }
        radio(.aiConsent, value: "no", isOn: !isGranted, copy.consentNo)
        radio(.aiConsent, value: FieldName.yes, isOn: isGranted, copy.consentYes)
    }
}

/// The passphrase, twice.
func newPassphraseFields(_ problem: SettingsProblem?, isRequired: Bool = true, _ copy: Copy) -> HTML {
    HTML.group {
        inputField(
            .passphrase, copy.newPassphrase, type: "password", hint: copy.passphraseHint,
            problem: problem == .passphraseTooShort ? copy.message(.passphraseTooShort) : nil,
            .autocomplete("new-password"), .when(isRequired, .required))
        inputField(
            .passphraseAgain, copy.passphraseAgain, type: "password",
            problem: problem == .passphrasesDiffer ? copy.message(.passphrasesDiffer) : nil,
            .autocomplete("new-password"), .when(isRequired, .required))
    }
}
