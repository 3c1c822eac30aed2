import HTML
import Wellbeing

/// Which item of the navigation a page belongs to.
enum Place: Hashable, Sendable, CaseIterable {
    case today, write, journal, history, settings

    var route: Route {
        switch self {
        case .today: .today
        case .write: .write
        case .journal: .journal(search: nil, after: nil)
        case .history: .history(.overview(before: nil))
        case .settings: .settings
        }
    }

    var icon: Icon {
        switch self {
        case .today: .today
        case .write: .write
        case .journal: .journal
        case .history: .history
        case .settings: .settings
        }
    }

    func name(in copy: Copy) -> String {
        switch self {
        case .today: copy.today
        case .write: copy.write
        case .journal: copy.journal
        case .history: copy.history
        case .settings: copy.settings
        }
    }
}

/// A whole page: frame, navigation, notice and `content`, which begins with the page's `h1`.
func layout(
    _ pageTitle: String, at place: Place?, in frame: Frame, hasNavigation: Bool = true,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    let copy = Copy(frame.language)
    let isNavigable = hasNavigation && frame.isOpen
    return .document {
        html(
            .lang(frame.language.rawValue),
            // A browser that offers to translate would send the diary to do it.
            Attribute("translate", "no"),
            .when(frame.appearance != .system, Attribute("data-appearance", frame.appearance.rawValue))
        ) {
            documentHead(pageTitle, frame, copy)
            body(.class(isNavigable ? "has-navigation" : "has-no-navigation")) {
                a(.class("skip"), .href("#content")) { copy.skipToContent }
                masthead(at: place, frame, copy, isNavigable: isNavigable)
                main(.id("content"), .tabIndex(-1)) {
                    noticeBar(in: frame)
                    content()
                }
            }
        }
    }
}

private func documentHead(_ pageTitle: String, _ frame: Frame, _ copy: Copy) -> HTML {
    head {
        meta(.charset("utf-8"))
        title { copy.windowTitle(pageTitle) }
        meta(.name("google"), .content("notranslate"))
        meta(.name("format-detection"), .content("telephone=no"))
        meta(.name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
        meta(
            .name("color-scheme"),
            .content(frame.appearance == .system ? "light dark" : frame.appearance.rawValue))
        if frame.appearance != .dark {
            meta(
                .name("theme-color"), .content(HouseColour.themeLight),
                .when(frame.appearance == .system, .media("(prefers-color-scheme: light)")))
        }
        if frame.appearance != .light {
            meta(
                .name("theme-color"), .content(HouseColour.themeDark),
                .when(frame.appearance == .system, .media("(prefers-color-scheme: dark)")))
        }
        link(.rel("stylesheet"), .href(Route.asset("tokens.css")))
        link(.rel("stylesheet"), .href(Route.asset("sela.css")))
        link(.rel("icon"), .href(Route.asset("icon.svg")), .type("image/svg+xml"))
        link(.rel("apple-touch-icon"), .href(Route.asset("icon-192.png")))
        link(.rel("manifest"), .href(Route.manifest))
        script(.src(Route.asset("sela.js")), .defer) {}
    }
}

private func masthead(at place: Place?, _ frame: Frame, _ copy: Copy, isNavigable: Bool) -> HTML {
    header(.class("masthead")) {
        a(.class("brand"), .href(Route.today)) {
            brandMark()
            span { copy.productName }
        }
        if isNavigable {
            nav(.class("places"), .label(copy.navigation)) {
                for item in Place.allCases {
                    a(.href(item.route), .when(item == place, .current("page"))) {
                        icon(item.icon)
                        span { item.name(in: copy) }
                    }
                }
            }
        }
        div(.class("tools")) {
            if frame.canLock && frame.isOpen { lockButton(in: frame) }
            a(.class("tool"), .href(Route.helpNow)) {
                icon(.help)
                span { copy.help }
            }
            if !isNavigable {
                a(.class("tool"), .href(Route.settings)) {
                    icon(.settings)
                    span { copy.settings }
                }
            }
        }
    }
}

private func lockButton(in frame: Frame) -> HTML {
    post(.lock, in: frame) {
        button(.class("tool"), .type("submit")) {
            icon(.lock)
            span { Copy(frame.language).lock }
        }
    }
}

/// What is told once after an act, read out by screen readers, with the way back where there is one.
private func noticeBar(in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    guard let notice = frame.notice else { return .nothing }
    return div(
        .class("notice"), .role("status"), Attribute("data-notice", ""), Attribute("data-close", copy.close)
    ) {
        icon(notice.isNoSuccess ? .note : .check)
        p { copy.message(notice) }
        if let way = notice.wayBack {
            post(way, in: frame, .class(notice.isSoonTooLate ? "for-a-moment" : "")) {
                button(.class("button quiet"), .type("submit")) {
                    icon(.undo)
                    span { copy.undo }
                }
            }
        }
    }
}

extension Notice {
    fileprivate var isNoSuccess: Bool {
        switch self {
        case .readingFailed, .searchForgotten, .recordingNotTaken, .checkInTooLate, .checkInGone: true
        default: false
        }
    }

    /// Whether the way back goes by itself: nothing is offered that would be refused.
    fileprivate var isSoonTooLate: Bool {
        if case .checkedIn = self { true } else { false }
    }

    /// What undoes the act; `nil` = nothing does.
    fileprivate var wayBack: Route? {
        switch self {
        case .deleted(let id): .restoreReflection(id)
        case .discarded(let id): .reopenDraft(id)
        case .spokenDiscarded(let id): .speak(.reopen(id))
        case .checkInDeleted(let id): .checkIns(.restore(id))
        case .spokenDeleted(let id): .spoken(.restore(id))
        case .careEnded: .resumeCare
        case .checkedIn(let id, _): .checkIns(.undo(id))
        default: nil
        }
    }
}
