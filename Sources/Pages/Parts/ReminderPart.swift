import HTML
import Wellbeing

/// A reminder on an open page; empty until there is one, and looked at anew every other second.
func reminderPart(_ reminder: TodayView.Reminder, in frame: Frame) -> HTML {
    let copy = Copy(frame.language)
    return div(.id("reminder"), Attribute("data-live", ""), .role("status")) {
        if reminder == .waiting {
            a(.class("card row-link reminder"), .href(Route.fromReminder)) {
                icon(.note)
                span { strong { copy.reminderSentence } }
                icon(.onward)
            }
        }
    }
}
