import HTML
import Pages
import Testing
import Wellbeing

/// Every page in the states that a person can meet, by the name of its golden file.
enum SamplePage: String, CaseIterable, Sendable {
    case today, todayFirst, composeEmpty, compose, composeProblem, composeEdit, understood,
        understoodNoReading
    case deeperAsk, deeperChanged, deeperWaiting, deeperFailed, deeperReply, deeperKept, deeperHelp,
        replyConsent
    case reflectionReply
    case understoodUnclear, understoodHelp, understoodChanged, deeper, journal, journalSearch, journalEmpty
    case journalNoHit, reflection, reflectionCorrected, bin, binEmpty, settings, settingsProblem, recoveryAsk
    case recoveryCode, deleteEverything, welcome, welcomeSetUp, unlock, unlockHeld, helpNow, helpUnknown,
        about
    case notFound, diskFull, notices
    case todayFollowUp, todayFacesFirst, checkIns, checkInProblem, checkInHelp, unlockNote
    case todayCare, helpCare, helpCareEnded, composeHelp, understoodCheckIn, understoodEmergency, searchHelp
    case models, modelsTried, modelsFailed, modelsElsewhere, managedModels, managedModelsFault, installModel
    case installTerms, localModels, localModelsFound, localModelsProblem, elsewhereAsked, elsewhere
    case elsewhereProblem, consents, consentsIdle, egress, egressEmpty
    case tokens, tokensMade, tokensProblem
    case reminders, remindersAsked, remindersAllowed, remindersProblem, remindersAddress, todayReminder
    case export, exportProblem
    case history, historyEmpty, historyHelp, week, weekFull, weekEmpty, weekHelp, story, storyEmpty, storyHelp
    case weekAsk, weekWaiting, weekFailed, weekWritten, summaryConsent
    case review, reviewHelp, reviewProblem, reviewByHand, reviewEdit, todaySpoken
    case record, recordProblem, hearing, hearingIdle, hearingNoSpeech, hearingNoModel
    case checkInsWeek, checkInsMonth, checkInsYear, checkInsEmpty, checkInsProblem, checkInsHelp
    case checkInDetail, checkInOpen, checkInEdit, checkInEditProblem, spokenDetail, spokenRecording,
        spokenGone
    case weekReport, reportTooFew, month, monthReport, historyDay, historyDayEmpty

    func page(in language: Language) throws -> HTML {
        let frame = try Samples.frame(language)
        switch self {
        case .today: return todayPage(try Samples.today(), in: frame)
        case .todayCare, .helpCare, .helpCareEnded, .composeHelp, .understoodCheckIn, .understoodEmergency,
            .searchHelp:
            return try care(in: frame)
        case .reminders, .remindersAsked, .remindersAllowed, .remindersProblem, .remindersAddress,
            .todayReminder:
            return try reminding(in: frame)
        case .review, .reviewHelp, .reviewProblem, .reviewByHand, .reviewEdit, .todaySpoken:
            return try spoken(in: frame)
        case .todayFollowUp, .todayFacesFirst, .checkIns, .checkInProblem, .checkInHelp, .unlockNote:
            return try checkingIn(in: frame)
        case .todayFirst: return todayPage(try Samples.today(total: 0), in: frame)
        case .notices:
            let frame = try Samples.frame(language, notice: .deleted(try Samples.id(5)), canLock: false)
            return journalPage(try Samples.journal(), in: frame)
        case .bin: return binPage(try Samples.bin(), in: frame)
        case .binEmpty: return binPage(BinView(items: []), in: frame)
        case .composeEmpty, .compose, .composeProblem, .composeEdit, .deeper: return try writing(in: frame)
        case .understood, .understoodNoReading, .understoodUnclear, .understoodHelp, .understoodChanged:
            return try understood(in: frame)
        case .deeperAsk, .deeperChanged, .deeperWaiting, .deeperFailed, .deeperReply, .deeperKept,
            .deeperHelp,
            .replyConsent:
            return try deeper(in: frame)
        case .journal, .journalSearch, .journalEmpty, .journalNoHit, .reflection, .reflectionCorrected,
            .reflectionReply:
            return try journal(in: frame)
        case .models, .modelsTried, .modelsFailed, .modelsElsewhere, .managedModels, .managedModelsFault,
            .installModel, .installTerms, .localModels, .localModelsFound, .localModelsProblem,
            .elsewhereAsked, .elsewhere, .elsewhereProblem, .consents, .consentsIdle, .egress, .egressEmpty:
            return try languageModels(in: frame)
        case .checkInsWeek, .checkInsMonth, .checkInsYear, .checkInsEmpty, .checkInsProblem, .checkInsHelp,
            .checkInDetail, .checkInOpen, .checkInEdit, .checkInEditProblem, .spokenDetail, .spokenRecording,
            .spokenGone:
            return try checkIns(in: try HistorySamples.frame(language))
        case .history, .historyEmpty, .historyHelp, .week, .weekFull, .weekEmpty, .weekHelp, .story,
            .storyEmpty,
            .storyHelp, .weekAsk, .weekWaiting, .weekFailed, .weekWritten, .summaryConsent, .weekReport,
            .reportTooFew, .month, .monthReport, .historyDay, .historyDayEmpty:
            return try lookingBack(in: try HistorySamples.frame(language))
        case .export: return exportPage(ExportForm(language: language), problem: nil, in: frame)
        case .exportProblem:
            var form = ExportForm(language: language)
            form.days = .custom
            (form.from, form.through) = ("2026-05-02", "2026-05-01")
            form.format = .csv
            return exportPage(form, problem: .days(.reversed), in: frame)
        case .record, .recordProblem, .hearing, .hearingIdle, .hearingNoSpeech, .hearingNoModel:
            return try speaking(in: frame)
        default: return try house(in: frame)
        }
    }

    /// Five faces, and the question after them.
    private func checkingIn(in frame: Frame) throws -> HTML {
        var frame = frame
        let checkIns = try Samples.checkIns()
        let faces = FacesView(id: try Samples.id(20))
        switch self {
        case .todayFollowUp:
            var view = try Samples.today()
            view.checkIns?.question = FollowUpView(checkIn: checkIns[3])
            return todayPage(view, in: frame)
        case .todayFacesFirst:
            frame.notice = .checkedIn(checkIns[3].id, .low)
            var view = try Samples.today(total: 0)
            view.checkIns = TodayCheckIns(
                faces: FacesView(id: try Samples.id(20), source: .notification),
                days: try Samples.checkInDays([]))
            return todayPage(view, in: frame)
        case .checkInProblem:
            return checkInPage(
                CheckInView(
                    faces: faces,
                    question: FollowUpView(
                        checkIn: checkIns[2], text: "Rapat pagi.", problem: .answered)), in: frame)
        case .checkInHelp:
            frame.country = "DE"
            return checkInPage(
                CheckInView(faces: faces, checkIns: checkIns.reversed(), tier: .help), in: frame)
        case .unlockNote:
            return unlockPage(
                UnlockView(note: HeldNote(checkIn: checkIns[3].id, text: "Hujan.\nLalu pulang.")),
                in: try Samples.frame(frame.language, isOpen: false))
        default:
            return checkInPage(CheckInView(faces: faces, checkIns: checkIns.reversed()), in: frame)
        }
    }

    /// Help, where somebody has chosen a country.
    private func care(in frame: Frame) throws -> HTML {
        var frame = frame
        let countries: [Language: String] = [.indonesian: "ID", .german: "DE", .english: "US"]
        frame.country = countries[frame.language]
        let draft = try Samples.draft()
        switch self {
        case .todayCare:
            var view = try Samples.today()
            view.isCareOn = true
            return todayPage(view, in: frame)
        case .helpCare: return helpNowPage(country: frame.country, care: .on, in: frame)
        case .helpCareEnded: return helpNowPage(country: "NZ", care: .ended, in: frame)
        case .composeHelp: return composePage(ComposeView(draft: draft, tier: .help), in: frame)
        case .searchHelp:
            var view = try Samples.journal()
            view.query.words = "mati"
            view.search = "AAAA"
            view.tier = .help
            return journalPage(view, in: frame)
        default:
            let tier: CrisisTier = self == .understoodCheckIn ? .checkIn : .emergency
            return understoodPage(UnderstoodView(draft: draft, tier: tier, hasNoReading: false), in: frame)
        }
    }

    private func writing(in frame: Frame) throws -> HTML {
        let draft = try Samples.draft()
        switch self {
        case .composeEmpty:
            return composePage(
                ComposeView(
                    draft: try Samples.emptyDraft(), others: [try Samples.draft(text: "Kalau dipikir lagi")]),
                in: frame)
        case .composeProblem:
            return composePage(ComposeView(draft: draft, problem: .diskFull), in: frame)
        case .composeEdit:
            return composePage(ComposeView(draft: try Samples.draft(isEdit: true)), in: frame)
        case .deeper:
            let prompt = ReflectionPrompt.choose(
                for: .felt(.happy), language: .indonesian, on: try Samples.day("2026-03-14"))
            return deeperPage(
                DeeperView(draft: draft, reply: .secondQuestion(try #require(prompt))), in: frame)
        default: return composePage(ComposeView(draft: draft), in: frame)
        }
    }

    private func deeper(in frame: Frame) throws -> HTML {
        let reply = Samples.reply
        let (shown, tier, isHelpNear): (ReplyView, CrisisTier, Bool) =
            switch self {
            case .deeperAsk: (.ask(hasChanged: false), .none, false)
            case .deeperChanged: (.ask(hasChanged: true), .none, false)
            case .deeperWaiting: (.waiting, .none, false)
            case .deeperFailed: (.failed(.unfit(.question)), .none, false)
            case .deeperReply: (.offered(reply), .none, true)
            case .deeperKept: (.kept(reply), .none, false)
            default: (.nothing, .help, false)
            }
        var draft = try Samples.draft()
        if self == .replyConsent {
            let question = ConsentQuestion(
                purpose: .reflectionReply, address: .openRouter, model: "openai/gpt-oss-20b",
                wasDeclined: false)
            return replyConsentPage(question, for: draft.id, in: frame)
        }
        draft.deeper = try Samples.reflections()[0].deeper
        return deeperPage(
            DeeperView(draft: draft, tier: tier, reply: shown, isHelpNear: isHelpNear), in: frame)
    }

    private func understood(in frame: Frame) throws -> HTML {
        var draft = try Samples.draft()
        switch self {
        case .understoodNoReading:
            draft.understanding = Understanding(reading: nil, language: .indonesian, question: nil)
        case .understoodUnclear:
            draft.understanding?.reading = Samples.reading(.unclear, 0.34)
        case .understoodChanged: draft.understanding = nil
        default: break
        }
        return understoodPage(
            UnderstoodView(
                draft: draft, tier: self == .understoodHelp ? .help : .none,
                hasNoReading: self == .understoodNoReading), in: frame)
    }

    private func spoken(in frame: Frame) throws -> HTML {
        switch self {
        case .todaySpoken:
            var view = try Samples.today()
            let heard = try Samples.spokenDraft()
            let unheard = SpokenDraft(
                id: try Samples.id(22), moment: heard.moment, language: .german, keptAt: heard.keptAt)
            view.spoken = [
                BegunSpokenEntry(draft: heard, isToBeHeard: false),
                BegunSpokenEntry(draft: unheard, isToBeHeard: true),
            ]
            return todayPage(view, in: frame)
        case .reviewHelp:
            var view = try Samples.review()
            view.tier = .help
            view.trouble = .model(.unreachable)
            return reviewPage(view, in: frame)
        case .reviewProblem:
            var view = try Samples.review()
            view.form.words = [.musicInHead: "false", .songName: "Wonderwall <live>", .stress: "hoch"]
            view.form.transcript = ""
            view.problem = .noMood
            return reviewPage(view, in: frame)
        case .reviewByHand:
            var draft = try Samples.spokenDraft()
            draft = SpokenDraft(id: draft.id, moment: draft.moment, language: nil, keptAt: draft.keptAt)
            return reviewPage(ReviewView(draft: draft, isKept: false), in: frame)
        case .reviewEdit:
            var draft = try Samples.spokenDraft()
            draft.heard = nil
            draft.isEdit = true
            return reviewPage(
                ReviewView(draft: draft, recordingLength: 63.2, keepsRecording: true), in: frame)
        default: return reviewPage(try Samples.review(), in: frame)
        }
    }

    private func journal(in frame: Frame) throws -> HTML {
        let search = JournalQuery(
            words: "mangga", verdict: .felt(.happy), mood: .okay, from: try Samples.day("2026-03-01"))
        switch self {
        case .journalSearch: return journalPage(try Samples.journal(search), in: frame)
        case .journalEmpty: return journalPage(try Samples.journal(isEmpty: true), in: frame)
        case .journalNoHit: return journalPage(try Samples.journal(search, isEmpty: true), in: frame)
        case .reflection:
            let entries = try Samples.reflections()
            return reflectionPage(entries[0], related: Array(entries.dropFirst()), in: frame)
        case .reflectionReply:
            var reflection = try Samples.reflections()[0]
            reflection.reply = Samples.reply
            return reflectionPage(reflection, in: frame)
        case .reflectionCorrected: return reflectionPage(try Samples.reflections()[1], in: frame)
        default: return journalPage(try Samples.journal(), in: frame)
        }
    }

    private func tokensView() -> TokensView {
        let made = Instant(milliseconds: 1_779_865_200_000)
        let token = APIToken(
            number: 1, name: "Skrip <malam> & 📱", scopes: [.readEntries, .writeEntries], madeAt: made,
            lastUsedAt: made.adding(seconds: 86_400))
        let unused = APIToken(number: 3, name: "watch", scopes: [.scanSafety], madeAt: made)
        switch self {
        case .tokensMade:
            let secret = "sela_" + String(repeating: "0123456789abcdef", count: 4)
            return TokensView(
                tokens: [token, unused], zone: .utc, made: .init(name: "watch", secret: secret))
        case .tokensProblem:
            return TokensView(
                tokens: [], zone: .utc, problem: .nameTaken, typedName: "watch",
                chosenScopes: [.scanSafety])
        default: return TokensView(tokens: [token, unused], zone: .utc)
        }
    }

    private func house(in frame: Frame) throws -> HTML {
        let language = frame.language
        let locked = try Samples.frame(language, isOpen: false)
        switch self {
        case .settings: return settingsPage(try Samples.settings(language), in: frame)
        case .settingsProblem:
            return settingsPage(try Samples.settings(language, problem: .passphrasesDiffer), in: frame)
        case .recoveryAsk: return recoveryCodePage(code: nil, in: frame)
        case .recoveryCode: return recoveryCodePage(code: "K7QF-2M9X-TB4W-8HNR-J3VD-6YPC", in: frame)
        case .deleteEverything:
            return deleteEverythingPage(problem: .confirmationWrong, hasPassphrase: true, in: frame)
        case .welcome: return welcomePage(in: locked)
        case .welcomeSetUp:
            return welcomeSetUpPage(WelcomeView(preferences: Preferences(language: language)), in: locked)
        case .unlock: return unlockPage(UnlockView(problem: .wait(seconds: 30)), in: locked)
        case .unlockHeld: return unlockPage(UnlockView(held: try Samples.held()), in: locked)
        case .helpNow:
            let countries: [Language: String] = [.indonesian: "ID", .german: "DE", .english: "GB"]
            return helpNowPage(country: countries[language], in: locked)
        case .helpUnknown: return helpNowPage(country: nil, in: frame)
        case .about: return aboutPage(version: "1.0.0", in: frame)
        case .tokens, .tokensMade, .tokensProblem: return tokensPage(tokensView(), in: frame)
        case .diskFull: return troublePage(.storage(.diskFull), in: locked)
        default: return troublePage(.notFound, in: frame)
        }
    }
}
