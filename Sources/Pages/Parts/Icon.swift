import HTML
import Wellbeing

/// Drawings on a grid of 24, in lines that take the colour of the text beside them.
///
/// Decoration only: the word always stands next to it or in the label of its control.
enum Icon: Hashable, Sendable {
    case today, write, journal, history, settings, help, lock, bin, search, back, onward, check, note, undo,
        shield,
        keep, speak, mood(Mood), verdict(EmotionVerdict)

    /// The paths, drawn one after another.
    var paths: [String] {
        switch self {
        case .today:
            [
                "M7 16a5 5 0 0 1 10 0",
                "M3 16h1M20 16h1M12 5.5v2M5.3 9.3l1.2 1.2M18.7 9.3l-1.2 1.2M4 20h16",
            ]
        case .write: ["M4.5 19.5l1-4.2L16.3 4.5a2.2 2.2 0 0 1 3.2 3.2L8.7 18.5z", "M14.2 6.6l3.2 3.2"]
        case .journal:
            [
                "M19 17.5V5a1.5 1.5 0 0 0-1.5-1.5h-10A2.5 2.5 0 0 0 5 6v12.5",
                "M19 17.5H7a2 2 0 0 0 0 4h12zM9 8h6",
            ]
        case .history:
            [
                "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5z",
                "M4 10h16M8 3.5v3.5M16 3.5v3.5M8 16l2.5-2.5 2.5 1.5 3-2.5",
            ]
        case .settings:
            [
                "M12 3v2.7M12 18.3V21M3 12h2.7M18.3 12H21M5.64 5.64l1.9 1.9M16.46 16.46l1.9 1.9",
                "M5.64 18.36l1.9-1.9M16.46 7.54l1.9-1.9",
                "M12 5.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6",
                "M12 9.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8",
            ]
        case .help:
            [
                "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8",
                "M5.7 5.7l3.5 3.5M14.8 14.8l3.5 3.5M18.3 5.7l-3.5 3.5M9.2 14.8l-3.5 3.5",
            ]
        case .lock:
            [
                "M7 11h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2z",
                "M8 11V7.5a4 4 0 0 1 8 0V11M12 15v1.5",
            ]
        case .bin:
            [
                "M4.5 7h15M10 4h4M6.5 7l.8 11.2a2 2 0 0 0 2 1.8h5.4a2 2 0 0 0 2-1.8L17.5 7",
                "M10 11v5M14 11v5",
            ]
        case .search: ["M11 4.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13", "M15.8 15.8L20 20"]
        case .back: ["M14.5 5.5L8 12l6.5 6.5"]
        case .onward: ["M9.5 5.5L16 12l-6.5 6.5"]
        case .check: ["M5 12.5l4.5 4.5L19 7.5"]
        case .note: ["M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v5.5M12 7.5v.01"]
        case .undo: ["M9 13.5L4.5 9L9 4.5", "M4.5 9H14a5.5 5.5 0 0 1 0 11h-3"]
        case .shield:
            [
                "M12 3l7.5 2.8v5.7c0 4.5-3.2 7.8-7.5 9.5-4.3-1.7-7.5-5-7.5-9.5V5.8z",
                "M8.8 12l2.3 2.3 4.2-4.5",
            ]
        case .keep: ["M4 5h16v4H4zM5.5 9v9A1.5 1.5 0 0 0 7 19.5h10a1.5 1.5 0 0 0 1.5-1.5V9", "M10 13h4"]
        case .speak:
            [
                "M12 3.5a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5z",
                "M6 11.5a6 6 0 0 0 12 0M12 17.5v3",
            ]
        case .mood(let mood): Self.face(mood)
        case .verdict(let verdict): Self.drawing(of: verdict)
        }
    }

    private static func face(_ mood: Mood) -> [String] {
        switch mood {
        case .heavy: ["M8.8 10.3v.01M15.2 10.3v.01", "M8.3 16.8c1.9-2.5 5.5-2.5 7.4 0"]
        case .low: ["M7.6 10.6h2.6M13.8 10.6h2.6", "M9 16.2c1.6-1.1 4.4-1.1 6 0"]
        case .neutral: ["M8.8 10v.01M15.2 10v.01", "M8.8 15.5h6.4"]
        case .okay: ["M8.8 10v.01M15.2 10v.01", "M8.6 14.8c1.7 1.5 5.1 1.5 6.8 0"]
        case .light: ["M7.3 10.5c.7-1 2.1-1 2.8 0M13.9 10.5c.7-1 2.1-1 2.8 0", "M8 14.2c1.8 3 6.2 3 8 0"]
        }
    }

    private static func drawing(of verdict: EmotionVerdict) -> [String] {
        switch verdict {
        case .felt(.sadness):
            [
                "M7 14.5a3.8 3.8 0 0 1 .4-7.6 5.2 5.2 0 0 1 9.9 1.4 3.2 3.2 0 0 1 .2 6.2z",
                "M8.7 17.5l-.8 2.5M12.7 17.5l-.8 2.5M16.7 17.5l-.8 2.5",
            ]
        case .felt(.anger):
            [
                "M12.5 3c.3 3.8 5 5.6 5 11a5.5 5.5 0 0 1-11 .3c0-2.6 1.3-4.2 2.6-5.6.2 1.5.8 2.4 1.6 2.9C10.5 8.5 10.9 5.3 12.5 3z",
                "",
            ]
        case .felt(.love):
            [
                "M12 20C5.5 15.8 3.5 12.3 3.5 9A4.4 4.4 0 0 1 12 7.2 4.4 4.4 0 0 1 20.5 9c0 3.3-2 6.8-8.5 11z",
                "",
            ]
        case .felt(.fear):
            [
                "M12 12a1.6 1.6 0 0 1 3.2 0 3.6 3.6 0 0 1-7.2 0 5.6 5.6 0 0 1 11.2 0 7.6 7.6 0 0 1-15.2 0"
            ]
        case .felt(.happy):
            [
                "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8",
                "M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4",
            ]
        case .unclear:
            [
                "M4 8.5c2-1.6 4-1.6 6 0s4 1.6 6 0 3-1.3 4-1",
                "M4 13c2-1.6 4-1.6 6 0s4 1.6 6 0 3-1.3 4-1",
                "M4 17.5c2-1.6 4-1.6 6 0s4 1.6 6 0 3-1.3 4-1",
            ]
        }
    }
}

/// The drawing itself.
func icon(_ icon: Icon) -> HTML {
    svg(.class("icon"), .viewBox("0 0 24 24"), .hiddenFromReaders) {
        for line in icon.paths { path(.d(line)) }
    }
}

/// The sign of Sela: two halves and the pause between them.
func brandMark() -> HTML {
    svg(.class("brand-mark"), .viewBox("0 0 24 24"), .hiddenFromReaders) {
        path(.class("brand-left"), .d("M10.6 4.2a8.4 8.4 0 0 0 0 16.8z"))
        path(.class("brand-right"), .d("M13.4 3a8.4 8.4 0 0 1 0 16.8z"))
    }
}
