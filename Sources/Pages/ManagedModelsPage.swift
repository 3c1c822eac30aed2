public import HTML
public import Wellbeing

/// The models that Sela can fetch and run itself.
public func managedModelsPage(_ view: ManagedModelsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.managedModels, hasProblem: view.hasProblem), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.models(.overview), copy.languageModels)
            h1 { copy.managedModels }
            p(.class("lead")) { copy.managedModelsHint }
            modelProblem(view.problem, copy)
            if view.items.isEmpty { p { copy.noManagedModels } }
            for item in view.items { modelCard(item, in: frame) }
        }
    }
}

/// While something is under way, the card is fetched anew every other second.
private func modelCard(_ item: ManagedModelsView.Item, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let id = item.model.id.rawValue
    return section(
        .class("card"), .id("model-\(id)"), .labelledBy("title-\(id)"),
        .when(item.state.isUnderWay, Attribute("data-live", "")), .tabIndex(-1)
    ) {
        div(.class("section-head")) {
            h2(.id("title-\(id)"), .lang("zxx")) { item.model.name }
            p(.class("model-state")) {
                if item.state == .ready { icon(.check) }
                span { item.isChosen ? copy.inUse : copy.state(item.state) }
            }
        }
        if !item.model.answers { p { copy.speechModelHint } }
        modelFacts(item.model, copy)
        modelProgress(item, copy)
        if let fault = item.shownFault {
            problemBox(copy.message(fault), hint: copy.hint(fault))
        }
        modelActs(item, in: frame)
    }
}

private func modelFacts(_ model: ManagedModel, _ copy: Copy) -> HTML {
    dl(.class("facts fact-grid")) {
        fact(copy.modelSize) { copy.size(model.source.bytes) }
        fact(copy.modelMemory) { copy.size(model.memory) }
        fact(copy.modelLanguages) { copy.names(of: model.statedLanguages) }
        fact(copy.modelHost) { plainName(hostOf(model.source.address)) }
        div(.class("wide")) {
            dt { copy.modelLicence }
            dd {
                span(.lang("en")) { model.licence.name }
                plainName(model.licence.address)
            }
        }
    }
}

private func modelProgress(_ item: ManagedModelsView.Item, _ copy: Copy) -> HTML {
    guard let bytes = item.state.bytes else { return .nothing }
    let all = item.model.source.bytes
    return div(.class("progress")) {
        HTML.element(
            "progress",
            [
                .label(copy.progressLabel(item.model.name)), .value(String(min(bytes, all))),
                .max(String(max(all, 1))),
            ]
        ) { copy.progress(bytes, of: all) }
        p(.class("hint")) { copy.progress(bytes, of: all) }
    }
}

private func modelActs(_ item: ManagedModelsView.Item, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let id = item.model.id
    return HTML.group {
        div(.class("actions")) {
            switch item.state {
            case .absent:
                a(.class("button"), .href(.models(.installing(id)))) { copy.install }
            case .downloading:
                act(.pause(id), copy.pauseInstall, in: frame)
                a(.class("button text"), .href(.models(.managed))) { copy.lookAgain }
            case .paused: goOn(item.model, copy.resumeInstall, in: frame)
            case .verifying:
                a(.class("button text"), .href(.models(.managed))) { copy.lookAgain }
            case .ready where !item.isChosen && item.model.answers: act(.use(id), copy.useModel, in: frame)
            case .ready: HTML.nothing
            case .failed(.termsNotAccepted):
                a(.class("button"), .href(.models(.installing(id)))) { copy.install }
            case .failed: goOn(item.model, copy.tryInstallAgain, in: frame)
            }
        }
        if !item.state.isUnderWay { furtherActs(item, in: frame) }
    }
}

/// What is rarely needed, folded.
private func furtherActs(_ item: ManagedModelsView.Item, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let id = item.model.id
    return details(.class("further"), .when(item.fault == .unreadableFile, .open)) {
        summary { item.state == .absent ? copy.adoptFile : copy.more(about: item.model.name) }
        div(.class("stack")) {
            if item.state == .ready {
                act(.verify(id), copy.verifyModel, in: frame)
            } else {
                adoptForm(item.model, in: frame)
            }
            if item.state != .absent {
                confirmed(
                    copy.removeModel, question: copy.removeModelQuestion, yes: copy.removeModel,
                    route: .models(.remove(id)), in: frame)
            }
        }
    }
}

private func adoptForm(_ model: ManagedModel, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return post(.models(.adopt(model.id)), in: frame, .class("stack")) {
        inputField(
            .filePath, id: "file-\(model.id.rawValue)", copy.filePathLabel,
            hint: copy.filePathHint(model.source.fileName), .autocomplete("off"), .spellcheck("false"),
            .required)
        div(.class("actions")) { submitButton(copy.adopt, "button") }
    }
}

private func act(_ route: ModelRoute, _ words: String, in frame: Frame) -> HTML {
    post(.models(route), in: frame) {
        // The same button is found again when the card is fetched anew.
        submitButton(words, "button", .id("act" + route.path.replacing("/", with: "-")))
    }
}

/// Goes on with what was agreed to on the page before the first byte; its terms and size stand on the card.
private func goOn(_ model: ManagedModel, _ words: String, in frame: Frame) -> HTML {
    post(.models(.install(model.id)), in: frame) {
        if model.licence.needsAcceptance { hiddenField(.acceptsTerms, FieldName.yes) }
        submitButton(words, "button")
    }
}

/// Asks before a file is fetched: how big, from where, under which terms.
public func installModelPage(_ model: ManagedModel, fault: ModelLibraryFault? = nil, in frame: Frame) -> HTML
{
    let copy = Copy(frame.language)
    let title = copy.installTitle(model.name)
    return layout(copy.title(title, hasProblem: fault != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.models(.managed), copy.managedModels)
            h1 { title }
            if let fault { problemBox(copy.message(fault), hint: copy.hint(fault)) }
            p(.class("lead")) { copy.installText(model.source.bytes, from: hostOf(model.source.address)) }
            p { copy.installSteps }
            post(.models(.install(model.id)), in: frame, .class("card stack")) {
                dl(.class("facts")) {
                    fact(copy.exactSize) { copy.bytes(model.source.bytes) }
                    fact(copy.completeAddress) { plainName(model.source.address) }
                    fact(copy.modelLicence) { span(.lang("en")) { model.licence.name } }
                    fact(copy.termsAddress) { plainName(model.licence.address) }
                    fact(copy.modelMemory) { copy.size(model.memory) }
                }
                if model.licence.needsAcceptance {
                    checkbox(
                        .acceptsTerms, value: FieldName.yes, id: FieldName.acceptsTerms.rawValue, isOn: false,
                        copy.acceptTerms(model.licence.name))
                }
                div(.class("actions")) {
                    submitButton(copy.fetchNow)
                    a(.class("button"), .href(.models(.managed))) { copy.notNow }
                }
            }
        }
    }
}

/// The host of an https address, as the catalogue writes it.
private func hostOf(_ address: String) -> String {
    let parts = address.split(separator: "/", omittingEmptySubsequences: true)
    return parts.count > 1 ? String(parts[1]) : address
}

extension ManagedModelState {
    /// Bytes that are here or were read; `nil` = that says nothing now.
    var bytes: Int? {
        switch self {
        case .downloading(let received), .paused(let received): received
        case .verifying(let read): read
        default: nil
        }
    }
}

extension ManagedModelsView {
    fileprivate var hasProblem: Bool { problem != nil || items.contains { $0.fault != nil } }
}

extension ManagedModelsView.Item {
    /// What the last act met comes before what an earlier one left behind.
    fileprivate var shownFault: ModelLibraryFault? {
        if let fault { return fault }
        if case .failed(let fault) = state { return fault }
        return nil
    }
}
