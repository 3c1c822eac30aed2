/// The colours that the browser's own frame takes before a style sheet is read.
///
/// The same as `--paper` in `tokens.css`; a test compares them.
enum HouseColour {
    static let themeLight = "#F5F2ED"
    static let themeDark = "#222624"
}
