"""The main thing: a text is written, understood, kept, found, changed, deleted and brought back."""
from cases import cases
from journey import (
    TEXTS, WORDS, entries, first_start, follow, is_told, press, save, search, understand, write,
)

LANGUAGES = [("id",), ("de",), ("en",)]


@cases(LANGUAGES)
def it_starts_for_the_first_time_and_speaks_the_language_that_was_chosen(stage, language):
    visit = stage.visit(stage.sela(), language=language)
    first_start(visit, country={"id": "ID", "de": "DE", "en": "GB"}[language])
    visit.go("/journal")
    assert WORDS[language]["journal"] in visit.page.locator("h1").inner_text()
    visit.go("/")
    assert visit.path == "/", "the welcome comes once"
    assert visit.page.locator("html").get_attribute("lang") == language


@cases(LANGUAGES)
def it_takes_a_reflection_from_the_first_word_to_the_last_undo(stage, language):
    sela = stage.sela()
    visit = stage.visit(sela, language=language)
    words = TEXTS[language]
    first_start(visit)
    whole_journey(visit, words)


@cases(LANGUAGES)
def it_goes_the_whole_way_without_javascript(stage, language):
    visit = stage.visit(stage.sela(), language=language, scripts=False)
    first_start(visit)
    whole_journey(visit, TEXTS[language])


def whole_journey(visit, words):
    page, language = visit.page, visit.language
    write(visit, words["text"])
    understand(visit)
    result = visit.text()
    assert "%" in result, "the confidence is said in percent"
    question = page.locator("blockquote").first
    assert question.inner_text().strip().endswith("?"), "a question is asked"
    asked = question.inner_text().strip()
    assert question.get_attribute("lang") == language or page.locator(f'[lang="{language}"]').count() > 0

    follow(visit, "/deeper")
    assert asked in page.content() or asked in visit.text(), "the question stays in sight"
    page.locator('textarea[name="deeper"]').fill(words["deeper"])
    entry = save(visit)
    is_told(visit, WORDS[language]["saved"])
    shown = visit.text()
    assert words["text"] in shown and words["deeper"] in shown and asked in shown

    for sought in (words["word"], words["part"], words["deeper"].split()[0]):
        search(visit, sought)
        assert entries(visit) == [f"/reflections/{entry}"], f"{sought}: {entries(visit)}"
        assert sought not in page.url, "no word of hers stands in an address"
    search(visit, "zzzz")
    assert entries(visit) == []

    visit.go(f"/reflections/{entry}")
    follow(visit, "/edit")
    sheet = page.locator('textarea[name="text"]')
    assert sheet.input_value() == words["text"]
    sheet.fill(words["text"] + "\n" + words["edited"])
    assert save(visit) == entry, "an edit changes the entry, and makes no other"
    assert words["edited"] in visit.text() and words["deeper"] in visit.text()

    press(visit, "/delete")
    visit_journal_is(visit, [])
    press_undo(visit, entry)
    visit_journal_is(visit, [f"/reflections/{entry}"])


def press_undo(visit, entry):
    """The way back is on the page after the deletion; later it is in the bin."""
    visit.go("/bin")
    press(visit, f"/reflections/{entry}/restore")


def visit_journal_is(visit, expected):
    visit.go("/journal")
    assert entries(visit) == expected, entries(visit)


def it_offers_the_undo_at_once_where_the_deletion_happened(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    press(visit, "/save")
    entry = visit.path.split("/")[2].split("?")[0]
    press(visit, "/delete")
    press(visit, f"/reflections/{entry}/restore")
    visit_journal_is(visit, [f"/reflections/{entry}"])


def it_keeps_a_text_whole_with_its_lines_tabs_and_emoji(stage):
    visit = stage.visit(stage.sela())
    text = "Eins\tzwei\n\n  drei 👩‍👩‍👧 <script>alert(1)</script> & “vier”\n" + "lang " * 3_000 + "ende"
    first_start(visit)
    write(visit, text)
    press(visit, "/save")
    entry = visit.path.split("/")[2].split("?")[0]
    shown = visit.sela.command("show", entry, "--text")
    assert shown.rstrip("\n") == text
    visit.go(f"/reflections/{entry}/edit")
    assert visit.page.locator('textarea[name="text"]').input_value() == text


def it_keeps_her_own_word_beside_the_reading(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    understand(visit)
    visit.page.locator("details.correct summary").first.click()
    visit.page.locator('select[name="verdict"]').select_option("love")
    save(visit)
    assert "Love" in visit.text() and "%" in visit.text(), visit.text()


def it_reads_the_same_text_the_same_way_twice(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    seen = []
    for _ in range(2):
        write(visit, TEXTS["en"]["text"])
        understand(visit)
        seen.append((visit.page.locator("blockquote").first.inner_text(), visit.text().count("%")))
        press(visit, "/save")
    assert seen[0] == seen[1]


def it_pages_through_a_long_journal_and_loses_no_entry(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    for number in range(60):
        visit.sela.command("write", "--at", f"2026-03-{number % 28 + 1:02d}T{number % 24:02d}:15:00Z",
                           "--zone", "Europe/Berlin", text=f"entry number {number}")
    visit.go("/journal")
    seen = entries(visit)
    while visit.page.locator('a[rel="next"]').count():
        with visit.page.expect_event("load"):
            visit.page.locator('a[rel="next"]').click()
        seen += entries(visit)
    assert len(seen) == 60 == len(set(seen)), len(seen)


def it_filters_by_mood(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    for mood in (1, 3, 5):
        visit.sela.command("write", "--mood", str(mood), text=f"a day of mood {mood}")
    visit.go("/journal")
    visit.page.locator("form[action$='/journal/search'] summary").click()
    visit.page.locator('select[name="mood"]').select_option("5")
    press(visit, "/journal/search")
    assert len(entries(visit)) == 1 and "mood 5" in visit.text()
