public import HTML
import Wellbeing

/// Programs on this machine that offer models: looked for only when the person says so.
public func localModelsPage(_ view: LocalModelsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return layout(copy.title(copy.localModels, hasProblem: view.problem != nil), at: .settings, in: frame) {
        div(.class("narrow stack")) {
            backLink(.models(.overview), copy.languageModels)
            h1 { copy.localModels }
            p(.class("lead")) { copy.localModelsText }
            if let problem = view.problem, !problem.isAboutTypedAddress { modelProblem(problem, copy) }
            if let found = view.found { foundServers(found, view.provider, in: frame) }
            post(.models(.look), in: frame) {
                if view.found == nil {
                    submitButton(copy.lookForOne)
                } else {
                    submitButton(copy.lookOnceMore, "button")
                }
            }
            typedAddress(view, in: frame)
        }
    }
}

private func foundServers(
    _ servers: [FoundModelServer], _ provider: ModelProvider, in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    return section(.class("stack"), .id("found"), .labelledBy("found-title")) {
        h2(.id("found-title")) { copy.foundServers }
        if servers.isEmpty { p { copy.foundNone } }
        for server in servers {
            article(.class("card")) {
                h3 { copy.name(of: server.kind) }
                p { plainName(server.address.description) }
                if server.kind == .ollama, server.isCloudDisabled != true {
                    p(.class("hint")) { copy.mightPassItOn }
                }
                if server.models.isEmpty {
                    p { copy.noModelsThere }
                } else {
                    ul(.class("offers")) {
                        for model in server.models { li { offer(model, of: server, provider, in: frame) } }
                    }
                }
            }
        }
    }
}

private func offer(
    _ model: FoundModelServer.Model, of server: FoundModelServer, _ provider: ModelProvider, in frame: Frame
) -> HTML {
    let copy = Copy(frame.language)
    return HTML.group {
        plainName(model.name)
        if model.isElsewhere {
            span(.class("hint")) { copy.passesItOn }
        } else if provider == .local(server.address, model: model.name) {
            span(.class("model-state")) {
                icon(.check)
                span { copy.inUse }
            }
        } else {
            post(.models(.chooseLocal), in: frame) {
                hiddenField(.serviceAddress, server.address.description)
                hiddenField(.modelName, model.name)
                submitButton(copy.choose, "button", .label(copy.choose(model.name)))
            }
        }
    }
}

private func typedAddress(_ view: LocalModelsView, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    let problem = view.problem.flatMap { $0.isAboutTypedAddress ? $0 : nil }
    return post(.models(.ask), in: frame, .class("card stack")) {
        inputField(
            .serviceAddress, copy.ownAddress, value: view.typed, hint: copy.ownAddressHint,
            problem: problem.map(copy.message), .inputMode("url"), .autocomplete("off"), .spellcheck("false"),
            .required)
        if problem == .isElsewhere {
            a(.class("quiet-link"), .href(.models(.elsewhere(isPreset: false)))) { copy.serviceElsewhere }
        }
        div(.class("actions")) { submitButton(copy.askThere, "button") }
    }
}

extension ModelProblem {
    /// Whether it belongs to the field that an address is typed into.
    var isAboutTypedAddress: Bool {
        switch self {
        case .address, .addressMissing, .isElsewhere, .isHere, .nobodyThere: true
        default: false
        }
    }
}
