public import HTML
public import Wellbeing

// Outlines; each moves to a file of its own name as it is built.

public func todayPage(_ view: TodayView, in frame: Frame) -> HTML { .nothing }
public func composePage(_ view: ComposeView, in frame: Frame) -> HTML { .nothing }
public func understoodPage(_ view: UnderstoodView, in frame: Frame) -> HTML { .nothing }
public func deeperPage(_ draft: Draft, problem: WritingProblem? = nil, in frame: Frame) -> HTML { .nothing }
public func journalPage(_ view: JournalView, in frame: Frame) -> HTML { .nothing }
public func reflectionPage(_ reflection: Reflection, in frame: Frame) -> HTML { .nothing }
public func binPage(_ view: BinView, in frame: Frame) -> HTML { .nothing }
public func settingsPage(_ view: SettingsView, in frame: Frame) -> HTML { .nothing }
public func recoveryCodePage(code: String?, in frame: Frame) -> HTML { .nothing }
public func deleteEverythingPage(problem: SettingsProblem?, hasPassphrase: Bool, in frame: Frame) -> HTML {
    .nothing
}
public func welcomePage(in frame: Frame) -> HTML { .nothing }
public func welcomeSetUpPage(_ view: WelcomeView, in frame: Frame) -> HTML { .nothing }
public func unlockPage(_ view: UnlockView, in frame: Frame) -> HTML { .nothing }
public func helpNowPage(country: String?, in frame: Frame) -> HTML { .nothing }
public func aboutPage(version: String, in frame: Frame) -> HTML { .nothing }
public func troublePage(_ trouble: Trouble, in frame: Frame) -> HTML { .nothing }
/// The web app manifest, as JSON.
public func webManifest(in language: Language) -> String { "{}" }
