import HTML
import Wellbeing

/// A mood as face and word.
func moodMark(_ mood: Mood, _ copy: Copy) -> HTML {
    span(.class("mark mood-\(mood.rawValue)")) {
        span(.class("mark-face")) { icon(.mood(mood)) }
        span { copy.name(of: mood) }
    }
}

/// An emotion as drawing and word.
func verdictMark(_ verdict: EmotionVerdict, _ copy: Copy) -> HTML {
    span(.class("mark emotion-\(verdict.rawValue)")) {
        icon(.verdict(verdict))
        span { copy.name(of: verdict) }
    }
}

/// The clock at the place of writing, readable for machines too.
func clockMark(_ moment: Moment, _ copy: Copy) -> HTML {
    time(.dateTime(moment.instant.description)) { copy.clock(moment) }
}

/// The person's own words: in their own language, every line break kept, never changed.
func ownWords(_ text: String, language: Language?) -> HTML {
    div(.class("words"), .lang(language?.rawValue ?? "")) { text }
}
