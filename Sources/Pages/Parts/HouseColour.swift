/// The colours that the browser's own frame takes before a style sheet is read.
///
/// The same as `--paper` and `--accent` in `tokens.css`; a test compares them.
enum HouseColour {
    static let paperLight = "#F5F2ED"
    static let paperDark = "#222624"
}
