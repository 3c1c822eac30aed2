"""Everything can be done with a keyboard, and the focus is always to be seen."""
from journey import TEXTS, first_start, press, write
from browser import WIDE

WHERE = """() => {
    const part = document.activeElement;
    const style = getComputedStyle(part);
    const label = part.labels?.[0];
    const near = label ? getComputedStyle(label) : style;
    const ring = [style, near, getComputedStyle(part, '::before'), getComputedStyle(part.parentElement ?? part)]
        .some(look => look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2 || look.boxShadow !== 'none');
    return {tag: part.tagName.toLowerCase(), name: part.getAttribute('name'), href: part.getAttribute('href'),
            action: part.getAttribute('formaction') ?? part.form?.getAttribute('action') ?? null,
            type: part.getAttribute('type'), ring, body: part === document.body};
}"""


def tab_to(visit, wanted, limit=60):
    """Presses Tab until the focus is on what is wanted; it must be visible wherever it stops."""
    for _ in range(limit):
        visit.page.keyboard.press("Tab")
        where = visit.page.evaluate(WHERE)
        assert where["body"] or where["ring"], f"no visible focus on {where}"
        if wanted(where):
            return where
    raise AssertionError("Tab does not lead there")


def it_writes_understands_saves_finds_and_deletes_without_a_mouse(stage):
    visit = stage.visit(stage.sela(), viewport=WIDE)
    page = visit.page
    words = TEXTS["en"]
    first_start(visit)
    visit.go("/")
    tab_to(visit, lambda at: at["href"] == "/write")
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: at["name"] == "mood")
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    assert page.locator('input[name="mood"]:checked').count() == 1
    tab_to(visit, lambda at: at["name"] == "text")
    page.keyboard.insert_text(words["text"])
    tab_to(visit, lambda at: (at["action"] or "").endswith("/read"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: (at["href"] or "").endswith("/deeper"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: at["name"] == "deeper")
    page.keyboard.insert_text(words["deeper"])
    tab_to(visit, lambda at: (at["action"] or "").endswith("/save"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    entry = visit.path.split("?")[0]
    assert entry.startswith("/reflections/")

    visit.go("/journal")
    tab_to(visit, lambda at: at["name"] == "words")
    page.keyboard.insert_text(words["word"])
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: at["href"] == entry)
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: (at["action"] or "").endswith("/delete"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    tab_to(visit, lambda at: (at["action"] or "").endswith("/restore"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    visit.go("/journal")
    assert page.locator(f'a[href="{entry}"]').count() == 1


def it_skips_to_the_content_with_the_first_tab(stage):
    visit = stage.visit(stage.sela(), viewport=WIDE)
    first_start(visit)
    visit.go("/journal")
    visit.page.keyboard.press("Tab")
    assert visit.page.evaluate(WHERE)["href"] == "#content"
    visit.page.keyboard.press("Enter")
    visit.page.keyboard.press("Tab")
    inside = visit.page.evaluate("document.activeElement.closest('main') !== null")
    assert inside, "the next stop is in the content"


def it_sends_a_text_with_control_and_enter(stage):
    visit = stage.visit(stage.sela(), viewport=WIDE)
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    with visit.page.expect_event("load"):
        visit.page.keyboard.press("Control+Enter")
    assert visit.path.endswith("/understood"), visit.path


def it_traps_the_focus_nowhere(stage):
    visit = stage.visit(stage.sela(), viewport=WIDE)
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    press(visit, "/save")
    for path in ("/", "/write", "/journal", "/settings", visit.path.split("?")[0]):
        visit.go(path)
        stops = 0
        visit.page.keyboard.press("Tab")
        while not visit.page.evaluate(WHERE)["body"] and stops < 200:
            visit.page.keyboard.press("Tab")
            stops += 1
        assert 2 < stops < 200, f"{path}: {stops} stops"
