import HTML
import Testing

struct HTMLTests {
    @Test func textIsEscaped() {
        let html = p { "<b>&\"'\r</b>" }
        #expect(html.rendered() == "<p>&lt;b&gt;&amp;&quot;&#39;&#13;&lt;/b&gt;</p>")
    }

    @Test func attributeValuesAreEscaped() {
        let html = a(.href("\"><script>"), .class("a&b")) { "x" }
        #expect(html.rendered() == "<a href=\"&quot;&gt;&lt;script&gt;\" class=\"a&amp;b\">x</a>")
    }

    @Test func attributesCanBeLeftOutAndCanHaveNoValue() {
        let html = input(.type("checkbox"), .when(false, .checked), .when(true, .required))
        #expect(html.rendered() == "<input type=\"checkbox\" required>")
    }

    /// A browser drops one line break after the opening tag; the first of the text must not be that one.
    @Test func aTextAreaKeepsTheLineBreakThatTheTextBeginsWith() {
        #expect(textarea { "\nHi" }.rendered() == "<textarea>\n\nHi</textarea>")
        #expect(textarea { "" }.rendered() == "<textarea>\n</textarea>")
    }

    @Test func indentingLeavesTheTextOfATextAreaAlone() {
        let html = form { textarea { "a\n  b" } }
        #expect(html.rendered(indented: true) == "<form>\n  <textarea>\na\n  b</textarea>\n</form>")
    }

    @Test func shapesHaveAnEndTag() {
        let html = svg(.viewBox("0 0 24 24")) { path(.d("M0 0h1")) }
        #expect(html.rendered() == "<svg viewBox=\"0 0 24 24\"><path d=\"M0 0h1\"></path></svg>")
    }

    @Test func aDocumentBeginsWithItsType() {
        let page = HTML.document { html(.lang("de")) { "x" } }
        #expect(page.rendered() == "<!DOCTYPE html><html lang=\"de\">x</html>")
    }

    @Test func conditionsAndLoopsBuildPieces() {
        let isShown = false
        let list = ul {
            for number in 1...2 { li { String(number) } }
            if isShown { li { "hidden" } }
        }
        #expect(list.rendered() == "<ul><li>1</li><li>2</li></ul>")
    }

    @Test func nothingIsTold() {
        #expect(HTML.nothing.isNothing)
        #expect(HTML.group { HTML.nothing }.isNothing)
        #expect(!br().isNothing)
    }
}
