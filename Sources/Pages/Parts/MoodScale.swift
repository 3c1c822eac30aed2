import HTML
import Wellbeing

/// Five steps on a line, each a radio button with a face and a name.
///
/// None is chosen unless she chose it.
func moodScale(_ chosen: Mood?, _ copy: Copy) -> HTML {
    fieldset(.class("mood-scale"), Attribute("data-mood-scale", "")) {
        legend { copy.moodQuestion }
        div(.class("steps")) {
            for mood in Mood.allCases {
                let id = "mood-\(mood.rawValue)"
                div(.class("step \(id)")) {
                    label(.for(id)) {
                        input(
                            .type("radio"), .name(.mood), .id(id), .value(String(mood.rawValue)),
                            .when(mood == chosen, .checked))
                        span(.class("step-face")) { icon(.mood(mood)) }
                        span(.class("step-name")) { copy.name(of: mood) }
                    }
                }
            }
        }
        // Shown by the script: a radio button alone cannot be taken back.
        button(.class("button text"), .type("button"), .hidden, Attribute("data-clear", "")) {
            copy.clearMood
        }
    }
}
