import HTML
import Wellbeing

/// What stands below the sheet of the deeper text: a reply, the way to one, or another question.
func replyPart(_ view: DeeperView, _ copy: Copy) -> HTML {
    let id = view.draft.id
    return switch view.reply {
    case .nothing: .nothing
    case .secondQuestion(let prompt): secondQuestion(prompt, copy)
    case .ask(let hasChanged):
        replySection(copy.replyTitle) {
            p(.class("hint")) { hasChanged ? copy.replyToOtherWords : copy.replyText }
            div(.class("actions")) { replyButton(.askReply(id), copy.askForReply) }
        }
    case .waiting:
        replySection(copy.replyTitle, Attribute("data-live", "")) {
            p(.role("status")) { copy.replyIsComing }
            div(.class("actions")) {
                replyButton(.stopReply(id), copy.stopReply)
                submitButton(
                    copy.lookForReply, "button text", Attribute("form", deeperFormID),
                    .formAction(.askReply(id)), .name(.looks), .value(FieldName.yes))
            }
        }
    case .failed(let trouble):
        replySection(copy.replyTitle) {
            replyProblem(trouble, copy)
            div(.class("actions")) { replyButton(.askReply(id), copy.tryAgain) }
        }
    case .offered(let reply):
        said(reply, view, copy) {
            p(.class("hint")) { copy.replyIsNotKept }
            div(.class("actions")) {
                replyButton(.keepReply(id), copy.keepReply)
                replyButton(.askReply(id), copy.tryAgain)
                replyButton(.dropReply(id), copy.dropReply, "button text")
            }
        }
    case .kept(let reply):
        said(reply, view, copy) {
            p(.class("hint")) { copy.replyIsKept }
            div(.class("actions")) { replyButton(.dropReply(id), copy.takeReplyOut, "button text") }
        }
    }
}

/// The reply that the person kept, on the page of the entry.
func keptReplyPart(_ reply: KeptReply, language: Language?, isHelpNear: Bool, _ copy: Copy) -> HTML {
    section(.class("card"), .labelledBy("reply-title")) {
        h2(.id("reply-title")) { copy.replyTitle }
        replyWords(reply, language: language, copy)
        helpBeside(isHelpNear, copy)
    }
}

private func helpBeside(_ isHelpNear: Bool, _ copy: Copy) -> HTML {
    guard isHelpNear else { return .nothing }
    return p {
        copy.helpBesideReply
        " "
        a(.href(Route.helpNow)) { copy.showHelp }
    }
}

private func said(
    _ reply: KeptReply, _ view: DeeperView, _ copy: Copy, @HTMLBuilder below: () -> HTML
) -> HTML {
    replySection(copy.replyTitle) {
        replyWords(reply, language: recognisedLanguage(of: reply.text), copy)
        below()
        helpBeside(view.isHelpNear, copy)
    }
}

/// The words, and whose they are.
private func replyWords(_ reply: KeptReply, language: Language?, _ copy: Copy) -> HTML {
    .group {
        ownWords(reply.text, language: language)
        p(.class("hint")) {
            copy.writtenByModel
            " "
            plainName(reply.model)
        }
    }
}

private func secondQuestion(_ prompt: ReflectionPrompt, _ copy: Copy) -> HTML {
    replySection(copy.secondQuestionTitle, look: "card question") {
        blockquote(.lang(prompt.language.rawValue)) { p { prompt.text } }
    }
}

private func replySection(
    _ title: String, look: String = "card", _ attributes: Attribute..., @HTMLBuilder content: () -> HTML
) -> HTML {
    .element(
        "section",
        [.class(look), .id("reply"), .labelledBy("reply-title"), .tabIndex(-1)] + attributes
    ) {
        h2(.id("reply-title")) { title }
        content()
    }
}

private func replyButton(_ route: Route, _ words: String, _ look: String = "button") -> HTML {
    submitButton(words, look, Attribute("form", deeperFormID), .formAction(route))
}

private func replyProblem(_ trouble: ReplyTrouble, _ copy: Copy) -> HTML {
    switch trouble {
    case .unfit(let fault): problemBox(copy.replyNotShown(fault), hint: copy.replyNotShownHint)
    case .model(let trouble): problemBox(copy.message(trouble).message, hint: copy.message(trouble).hint)
    }
}
