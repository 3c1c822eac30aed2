"""Looking back, by real clicks and by keys alone: weeks, cards, days, months and reports."""
from browser import PHONE, WIDE
from cases import cases
from journey import TEXTS, first_start, follow, press
from keyboard_tests import tab_to
from pages import history_pages

ON_AND_OFF = [("scripts",), ("none",)]
WEEK = "/history/weeks/2026-05-25"


def looking_back(stage, scripts="scripts", viewport=PHONE):
    """A diary with an entry on each of five days, Monday to Friday, whose weeks begin on Monday."""
    visit = stage.visit(stage.sela(), viewport=viewport, scripts=scripts == "scripts")
    first_start(visit)
    history_pages(visit)
    begin_weeks_on(visit, "monday")
    return visit


def begin_weeks_on(visit, weekday):
    visit.go("/settings")
    visit.page.locator('select[name="first_weekday"]').select_option(weekday)
    press(visit, "/settings")


@cases(ON_AND_OFF)
def it_walks_from_the_overview_through_a_week_its_cards_and_days_to_an_entry(stage, scripts):
    visit = looking_back(stage, scripts)
    page = visit.page
    visit.go("/")
    follow(visit, "/history")
    follow(visit, WEEK)
    assert "You wrote on 5 of 7 days, 5 entries in all." in visit.text(), visit.text()
    follow(visit, "/story")
    cards = page.locator(".story-card")
    assert cards.count() >= 4
    for number in range(2, cards.count() + 1):
        page.locator(f'a[href="#card-{number}"]:visible').first.click()
        assert page.url.endswith(f"#card-{number}")
        box = page.locator(f"#card-{number}").bounding_box()
        assert box["x"] < PHONE["width"] and box["x"] + box["width"] > 0, "the card is in sight"
    with page.expect_event("load"):
        cards.last.locator(f'a[href="{WEEK}"]').click()
    follow(visit, "/history/days/2026-05-29")
    assert page.locator(".day-selector li").count() == 7
    follow(visit, "/history/days/2026-05-27")
    assert page.locator('.day-selector [aria-current="page"]').count() == 1
    with page.expect_event("load"):
        page.locator("a.entry").first.click()
    assert visit.path.startswith("/reflections/")
    assert page.locator("aside a.entry").count() == 3, "entries of the same week"
    follow(visit, "/history/weeks/2026-05-27")
    assert visit.path == WEEK


@cases(ON_AND_OFF)
def it_leads_from_a_moment_and_from_the_calendar_to_what_was_written(stage, scripts):
    visit = looking_back(stage, scripts)
    page = visit.page
    visit.go(WEEK)
    with page.expect_event("load"):
        page.locator('section[aria-labelledby="moments-title"] a').first.click()
    assert TEXTS["en"]["text"] in visit.text()
    visit.go("/history")
    if not page.locator('a[href="/history/months/2026-05"]').is_visible():
        page.locator("summary", has_text="2026").click()
    follow(visit, "/history/months/2026-05")
    assert page.locator("table.calendar a").count() == 5
    follow(visit, "/history/days/2026-05-26")
    assert page.locator("h1").inner_text() == "Tuesday, 26 May 2026", page.locator("h1").inner_text()


@cases(ON_AND_OFF)
def it_hears_a_correction_in_the_report_at_once(stage, scripts):
    visit = looking_back(stage, scripts)
    page = visit.page
    visit.go(f"{WEEK}/report")
    assert "5 entries with a clear emotion" in visit.text(), visit.text()
    assert "corrected" not in visit.text().split("Read by")[0]
    visit.go("/history/days/2026-05-27")
    with page.expect_event("load"):
        page.locator("a.entry").first.click()
    page.locator("details.correct summary").click()
    page.locator('select[name="verdict"]').select_option("fear")
    press(visit, "/correct")
    visit.go(f"{WEEK}/report")
    assert "1 corrected by you" in visit.text(), visit.text()
    assert "Fear" in page.locator(".chart-card").first.inner_text()


@cases(ON_AND_OFF)
def it_has_the_numbers_of_every_drawing_as_a_table(stage, scripts):
    visit = looking_back(stage, scripts)
    page = visit.page
    for path in (WEEK, "/history/months/2026-05", f"{WEEK}/report"):
        visit.go(path)
        drawings = page.locator('svg[role="img"]')
        for index in range(drawings.count()):
            drawing = drawings.nth(index)
            card = drawing.locator("xpath=ancestor::section[1]")
            assert drawing.locator("title").text_content() == card.locator("h2").first.inner_text()
            assert len(drawing.locator("desc").text_content()) > 10
            assert not card.locator("table.data").is_visible()
            card.locator("details.chart-data summary").click()
            assert card.locator("table.data").is_visible()
        assert drawings.count() >= 1, path


@cases(ON_AND_OFF)
def it_begins_weeks_on_the_day_that_was_chosen(stage, scripts):
    visit = looking_back(stage, scripts)
    visit.go("/history/weeks/2026-05-27")
    assert visit.path == WEEK
    begin_weeks_on(visit, "sunday")
    visit.go("/history/weeks/2026-05-27")
    assert visit.path == "/history/weeks/2026-05-24"
    visit.go("/history/months/2026-05")
    assert visit.page.locator("table.calendar th").first.text_content().strip().startswith("Sun")


@cases(ON_AND_OFF)
def it_offers_a_week_as_text_to_copy(stage, scripts):
    visit = looking_back(stage, scripts)
    visit.go(WEEK)
    card = visit.page.locator('section[aria-labelledby="share-title"]')
    card.locator("summary").click()
    text = card.locator("textarea").input_value()
    assert text.startswith("25–31 May 2026\n\nYou wrote on 5 of 7 days"), text
    assert TEXTS["en"]["edited"] not in text, "no sentence of hers"


def it_looks_back_without_a_mouse(stage):
    visit = looking_back(stage, viewport=WIDE)
    page = visit.page
    visit.go("/history")

    def enter(wanted):
        tab_to(visit, lambda at: (at["href"] or "").endswith(wanted))
        page.keyboard.press("Enter")

    with page.expect_event("load"):
        enter(WEEK)
    with page.expect_event("load"):
        enter("/story")
    enter("#card-2")
    enter("#card-3")
    assert page.url.endswith("#card-3")
    with page.expect_event("load"):
        enter(WEEK)
    with page.expect_event("load"):
        enter("/report")
    page.go_back()
    with page.expect_event("load"):
        enter("/history/days/2026-05-29")
    with page.expect_event("load"):
        enter("/history/days/2026-05-26")
    tab_to(visit, lambda at: (at["href"] or "").startswith("/reflections/"))
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    assert visit.path.startswith("/reflections/")
