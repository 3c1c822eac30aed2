import HTML
import Pages
import Testing
import Wellbeing

extension SamplePage {
    /// Reminders: nothing on a desktop yet, asked about a push, allowed, and what can be wrong with a form.
    func reminding(in frame: Frame) throws -> HTML {
        let noon = Instant(milliseconds: 1_779_865_200_000)
        let berlin = try #require(Zone(identifier: "Europe/Berlin"))
        let address = try PushHook.address(parsing: "https://ntfy.sh/warbler-rosemary-41")
        var view = RemindersView(plan: ReminderPlan(), zone: berlin)
        view.plan[.morning] = .init(isOn: true, time: try #require(ClockTime(clock: "08:30")))
        view.plan[.evening].isOn = true
        switch self {
        case .todayReminder:
            var today = try Samples.today()
            today.reminder = .waiting
            return todayPage(today, in: frame)
        case .remindersAsked:
            view.desktop = .init(at: noon)
            view.hook = PushHook(address: address, isGranted: false, decidedAt: noon)
        case .remindersAllowed:
            view.desktop = .init(at: noon, trouble: .desktopRefused)
            view.hook = PushHook(address: address, isGranted: true, decidedAt: noon)
            view.push = .init(at: noon.adding(seconds: 3_600), trouble: .pushRefused(status: 403))
        case .remindersProblem:
            view.problem = .times([.midday])
            view.typed = [.midday: "25:00"]
        case .remindersAddress:
            view.obstacle = .noSession
            view.problem = .address(.needsEncryption)
            view.typedAddress = "http://ntfy.example/<me>"
        default: view.obstacle = .programMissing
        }
        return remindersPage(view, in: frame)
    }
}
