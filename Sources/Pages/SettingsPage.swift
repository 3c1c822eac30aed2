public import HTML
import Wellbeing

/// Everything a person can set.
public func settingsPage(_ view: SettingsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.settings, hasProblem: view.problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            h1 { copy.settings }
            if let problem = view.problem { problemBox(copy.message(problem)) }
            post(.saveSettings, in: frame, .class("stack")) {
                generalSettings(view, copy)
                trackSettings(view.preferences, copy)
                voiceSettings(view.preferences, copy)
                privacySettings(view, copy)
                backupSettings(view.preferences, copy)
                div(.class("actions save-bar")) { submitButton(copy.saveSettings) }
            }
            reminderSettings(view, copy)
            modelSettings(view, copy)
            passphraseSettings(view, in: frame)
            backupsSection(view, in: frame)
            moreSettings(in: frame)
        }
    }
}

private func generalSettings(_ view: SettingsView, _ copy: Copy) -> HTML {
    let preferences = view.preferences
    return section(.class("card"), .labelledBy("general-title")) {
        h2(.id("general-title")) { copy.general }
        languageField(preferences.language, copy)
        countryField(preferences.country, copy)
        selectField(
            .firstWeekday, copy.weekLabel,
            options: [("", copy.byLanguage(copy.name(of: preferences.language.firstWeekday)))]
                + Week.FirstWeekday.allCases.map { ($0.rawValue, copy.name(of: $0)) },
            chosen: preferences.firstWeekday?.rawValue ?? "")
        inputField(
            .dayStart, copy.dayStartLabel, type: "time", value: preferences.dayStart.description,
            hint: copy.dayStartHint, problem: view.problem == .dayStart ? copy.message(.dayStart) : nil,
            .min(DayStart.midnight.description),
            .max(DayStart(minutes: DayStart.accepted.upperBound)?.description ?? ""))
        fieldset(.class("choices")) {
            legend { copy.appearanceLabel }
            div(.class("choice-grid")) {
                for appearance in Appearance.allCases {
                    radio(
                        .appearance, value: appearance.rawValue, isOn: appearance == preferences.appearance,
                        copy.name(of: appearance))
                }
            }
        }
    }
}

private func trackSettings(_ preferences: Preferences, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("track-title")) {
        h2(.id("track-title")) { copy.trackLabel }
        trackField(preferences.tracks, copy)
    }
}

private func voiceSettings(_ preferences: Preferences, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("voice-title")) {
        h2(.id("voice-title")) { copy.name(of: Track.voice) }
        selectField(
            .spokenLanguage, copy.spokenLanguageLabel, hint: copy.spokenLanguageHint,
            options: SpokenLanguage.all.map { ($0.word, copy.name(of: $0)) },
            chosen: preferences.spokenLanguage.word)
        checkbox(
            .keepsRecordings, value: FieldName.yes, id: FieldName.keepsRecordings.rawValue,
            isOn: preferences.keepsRecordings, copy.keepRecordings, hint: copy.keepRecordingsHint)
    }
}

private func privacySettings(_ view: SettingsView, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("privacy-title")) {
        h2(.id("privacy-title")) { copy.privacy }
        inputField(
            .idleLockMinutes, copy.idleLockLabel, type: "number",
            value: String(view.preferences.idleLockMinutes),
            hint: copy.idleLockHint, problem: view.problem == .idleLock ? copy.message(.idleLock) : nil,
            .min(String(Preferences.acceptedIdleLockMinutes.lowerBound)),
            .max(String(Preferences.acceptedIdleLockMinutes.upperBound)), .inputMode("numeric"))
    }
}

private func backupSettings(_ preferences: Preferences, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("daily-backup-title")) {
        h2(.id("daily-backup-title")) { copy.backups }
        checkbox(
            .dailyBackup, value: FieldName.yes, id: FieldName.dailyBackup.rawValue,
            isOn: preferences.dailyBackup, copy.dailyBackup)
        inputField(
            .backupsKept, copy.backupsKept, type: "number", value: String(preferences.backupsKept),
            hint: copy.backupsKeptHint,
            .min(String(Preferences.acceptedBackupsKept.lowerBound)),
            .max(String(Preferences.acceptedBackupsKept.upperBound)), .inputMode("numeric"))
    }
}

private func reminderSettings(_ view: SettingsView, _ copy: Copy) -> HTML {
    section(.class("card more"), .labelledBy("reminders-title")) {
        h2(.id("reminders-title")) { copy.reminders }
        wayLink(
            .reminders(.overview), copy.reminderTimes, copy.remindersHintBriefly,
            state: copy.remindersOn(view.reminders))
    }
}

/// The doors to everything about language models; what may be sent is asked there.
private func modelSettings(_ view: SettingsView, _ copy: Copy) -> HTML {
    section(.class("card more"), .labelledBy("models-title")) {
        h2(.id("models-title")) { copy.languageModels }
        wayLink(
            .models(.overview), copy.whoAnswersLink, copy.needsNoModelBriefly,
            state: copy.briefly(view.provider))
        wayLink(.models(.consents), copy.consents, copy.consentsHint)
        wayLink(.models(.egress(before: nil)), copy.whatWasSent, copy.whatWasSentHint)
    }
}

private func passphraseSettings(_ view: SettingsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .id("passphrase-section"), .labelledBy("lock-title")) {
        h2(.id("lock-title")) { copy.lockTitle }
        p { view.hasPassphrase ? copy.passphraseIsSet : copy.passphraseIsNotSet }
        details(.when(view.problem?.isAboutPassphrase == true, .open)) {
            summary { view.hasPassphrase ? copy.changePassphrase : copy.setPassphrase }
            post(.savePassphrase, in: frame, .class("stack")) {
                if view.hasPassphrase { currentPassphraseField(id: "current-to-change", copy) }
                newPassphraseFields(view.problem, copy)
                submitButton(view.hasPassphrase ? copy.changePassphrase : copy.setPassphrase, "button")
            }
        }
        if view.hasPassphrase {
            details {
                summary { copy.removePassphrase }
                post(.removePassphrase, in: frame, .class("stack")) {
                    p { copy.removePassphraseHint }
                    currentPassphraseField(id: "current-to-remove", copy)
                    submitButton(copy.removePassphrase, "button danger")
                }
            }
        }
        a(.class("row-link"), .href(Route.recoveryCode)) {
            span { copy.recoveryCode }
            span(.class("hint row-state")) { view.hasRecoveryCode ? copy.isMade : copy.isNotMade }
            icon(.onward)
        }
    }
}

private func currentPassphraseField(id: String, _ copy: Copy) -> HTML {
    inputField(
        .currentPassphrase, id: id, copy.currentPassphrase, type: "password",
        .autocomplete("current-password"), .required)
}

private func backupsSection(_ view: SettingsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("card"), .id("backups"), .labelledBy("backups-title")) {
        h2(.id("backups-title")) { copy.backupsMade }
        p { copy.backupsText }
        dl(.class("facts")) {
            div {
                dt { copy.backupFolder }
                dd { code { view.backupFolder } }
            }
        }
        if view.backups.isEmpty {
            p(.class("hint")) { copy.noBackup }
        } else {
            ul(.class("backups")) {
                for backup in view.backups { li { backupLine(backup, copy) } }
            }
        }
        post(.makeBackup, in: frame) { submitButton(copy.makeBackup, "button") }
    }
}

private func backupLine(_ backup: SettingsView.Backup, _ copy: Copy) -> HTML {
    HTML.group {
        span { copy.dateAndClock(backup.madeAt.instant, in: backup.madeAt.zone) }
        span(.class("hint")) {
            "\(copy.entries(backup.reflections)) · \(copy.size(backup.size)) · "
                + (backup.isProved ? copy.proved : copy.notProved)
        }
    }
}

private func moreSettings(in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return nav(.class("card more"), .label(copy.more)) {
        wayLink(.export, copy.exporting, copy.exportHint)
        wayLink(.tokens(.overview), copy.tokens, copy.tokensHint)
        a(.class("row-link"), .href(Route.bin)) {
            span { copy.bin }
            icon(.onward)
        }
        a(.class("row-link"), .href(Route.about)) {
            span { copy.about }
            icon(.onward)
        }
        a(.class("row-link danger"), .href(Route.deleteEverything)) {
            span { copy.deleteEverything }
            icon(.onward)
        }
    }
}

extension SettingsProblem {
    var isAboutPassphrase: Bool {
        switch self {
        case .passphrasesDiffer, .passphraseTooShort, .wrongPassphrase: true
        default: false
        }
    }
}
