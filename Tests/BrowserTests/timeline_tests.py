"""Looking back on check-ins and spoken entries: ranges, chart, details, changes, the bin."""
import re

from browser import PHONE, WIDE
from cases import cases
from journey import choose, first_start, follow, press
from pages import saved_by_hand

ON_AND_OFF = [("scripts",), ("none",)]


def begun(stage, scripts="scripts", viewport=PHONE, language="en"):
    """Somebody with check-ins of three days, the latest with a note."""
    visit = stage.visit(stage.sela(), language=language, viewport=viewport, scripts=scripts == "scripts")
    first_start(visit)
    for rating, day in ((1, "2026-05-02"), (3, "2026-05-03"), (5, "2026-05-20")):
        visit.sela.command("checkin", str(rating), "--at", f"{day}T10:00:00Z", "--zone", "Europe/Berlin")
    return visit


def first_row(visit, words):
    with visit.page.expect_event("load"):
        visit.page.locator(".entries a.entry", has_text=words).first.click()


@cases(ON_AND_OFF)
def it_shows_the_days_one_asks_for_with_both_kinds(stage, scripts):
    visit = begun(stage, scripts, WIDE)
    page = visit.page
    saved_by_hand(visit)
    visit.go("/history/check-ins")
    assert page.locator("svg circle.trend-point").count() - 1 == 0, "the legend alone: none of those days is in the month"
    assert page.locator("svg .spoken-point").count() == 1
    follow(visit, "range=all")
    assert page.locator(".trend-drawing circle.trend-point").count() == 3
    assert page.locator(".trend-drawing .trend-line").count() <= 2
    page.locator(".custom-range > summary").click()
    page.locator('input[name="from"]').fill("2026-05-02")
    page.locator('input[name="through"]').fill("2026-05-03")
    with page.expect_event("load"):
        page.locator(".custom-range button").click()
    assert page.locator(".entries a.entry").count() == 2
    assert page.locator(".trend-drawing circle.trend-point").count() == 2
    assert not page.locator(".trend-drawing .spoken-point").count()


def it_says_what_is_wrong_with_days_that_run_backwards(stage):
    visit = begun(stage)
    visit.watch.expect("400")
    visit.go("/history/check-ins?from=2026-05-03&through=2026-05-02")
    assert visit.page.locator('[role="alert"]').count() == 1
    assert visit.page.locator("#through").get_attribute("aria-invalid") == "true"


@cases(ON_AND_OFF)
def it_changes_a_check_in_throws_it_away_and_brings_it_back(stage, scripts):
    visit = begun(stage, scripts)
    page = visit.page
    visit.go("/history/check-ins?range=all")
    first_row(visit, "Very good")
    follow(visit, "/edit")
    choose(visit, "rating", "2")
    page.locator('textarea[name="note"]').fill("It rained after all.")
    press(visit, "/edit")
    assert re.match(r"/check-ins/[0-9a-f-]{36}$", visit.path), visit.path
    assert "It rained after all." in visit.text() and "Bad" in visit.text()
    press(visit, "/delete")
    visit.go("/history/check-ins?range=all")
    assert page.locator(".entries a.entry").count() == 2
    visit.go("/bin")
    assert "It rained after all." in visit.text()
    press(visit, "/restore")
    visit.go("/history/check-ins?range=all")
    assert page.locator(".entries a.entry").count() == 3


@cases(ON_AND_OFF)
def it_throws_a_spoken_entry_away_for_good(stage, scripts):
    visit = begun(stage, scripts)
    entry = saved_by_hand(visit)
    visit.go(entry)
    press(visit, "/delete")
    visit.watch.expect("404")
    visit.go(entry)
    assert "Wonderwall" not in visit.text()
    visit.go("/bin")
    assert "Wonderwall" in visit.text()
    press(visit, "/destroy")
    visit.go("/bin")
    assert "Wonderwall" not in visit.text()
