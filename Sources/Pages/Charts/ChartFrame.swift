import HTML
import Wellbeing

/// A drawing with its heading, and its numbers as a table behind a disclosure.
func chartCard(
    _ id: String, _ heading: String, _ copy: Copy, table: HTML, @HTMLBuilder drawing: () -> HTML
) -> HTML {
    section(.class("card chart-card"), .labelledBy("\(id)-heading")) {
        h2(.id("\(id)-heading")) { heading }
        drawing()
        details(.class("chart-data")) {
            summary { copy.asTable }
            table
        }
    }
}

/// The first cell of each row is its head.
func chartTable(_ words: String, heads: [String], rows: [[String]]) -> HTML {
    table(.class("data")) {
        caption(.class("visually-hidden")) { words }
        thead {
            tr { for head in heads { th(Attribute("scope", "col")) { head } } }
        }
        tbody {
            for row in rows {
                tr {
                    th(Attribute("scope", "row")) { row.first ?? "" }
                    for cell in row.dropFirst() { td { cell } }
                }
            }
        }
    }
}

/// Title and description of a drawing, which its `svg` points at.
func drawingWords(_ id: String, _ heading: String, _ words: String) -> HTML {
    .group {
        title(.id("\(id)-title")) { heading }
        desc(.id("\(id)-desc")) { words }
    }
}

/// A length in a drawing, such as `12.5%`: the drawing grows with the page, its letters with the reader's.
func share(_ part: Double, of whole: Double = 1) -> String {
    let hundredths = (part / whole * 10_000).rounded()
    return "\(hundredths / 100)%"
}
