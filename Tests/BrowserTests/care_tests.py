"""Help beside a text that calls for it, and the days after, by real clicks."""
import os

from browser import LANGUAGES, MODES, PHONE, WIDE
from cases import cases
from journey import first_start, follow, press, save, understand, write
from looks_tests import CUT_TEXT, OVERHANG, SMALL_TARGETS, axe_breaches
from pages import settle

ON_AND_OFF = [("scripts",), ("none",)]
COUNTRY = {"id": "ID", "de": "DE", "en": "GB"}
TIERS = {
    "id": ["Aku baik, cuma semuanya terasa hampa dan tidak ada gunanya.", "Aku nggak mau hidup lagi.",
           "Aku sudah memutuskan, malam ini aku akan bunuh diri."],
    "de": ["Alles ist so hoffnungslos und leer.", "Ich will nicht mehr leben.",
           "Ich habe mich entschieden, heute Abend bringe ich mich um."],
    "en": ["Everything feels hopeless and empty.", "I do not want to live any more.",
           "I have decided to kill myself tonight."],
}
EMERGENCY = {"id": "tel:119", "de": "tel:112", "en": "tel:999"}
LISTENING = {"id": "tel:119", "de": "tel:08001110111", "en": "tel:116123"}
ORDINARY = {"id": "Hari ini biasa saja.", "de": "Ein ruhiger Tag.", "en": "A calm day."}


def begun(stage, language, scripts="scripts", viewport=PHONE):
    visit = stage.visit(stage.sela(), language=language, viewport=viewport, scripts=scripts == "scripts")
    first_start(visit, country=COUNTRY[language])
    return visit


def numbers(visit):
    return [part.get_attribute("href") for part in visit.page.locator('main a[href^="tel:"]').all() if part.is_visible()]


def look(visit, name):
    """Nothing is cut off, too small or unreadable, in any mode; a picture if one is asked for."""
    settle(visit.page)
    assert not visit.page.evaluate(OVERHANG), (name, visit.page.evaluate(OVERHANG))
    assert not visit.page.evaluate(CUT_TEXT), (name, visit.page.evaluate(CUT_TEXT))
    assert not visit.page.evaluate(SMALL_TARGETS), (name, visit.page.evaluate(SMALL_TARGETS))
    for mode, media in MODES.items():
        visit.page.emulate_media(**media)
        assert not axe_breaches(visit.page), (name, mode, axe_breaches(visit.page))
        if folder := os.environ.get("CARE_PICTURES"):
            width = visit.page.viewport_size["width"]
            visit.page.screenshot(path=f"{folder}/{name}-{visit.language}-{width}-{mode}.png", full_page=True)
    visit.page.emulate_media(**MODES["light"])


@cases([(language, scripts) for language in LANGUAGES for scripts in ("scripts", "none")])
def it_meets_each_tier_with_what_is_due(stage, language, scripts):
    visit = begun(stage, language, scripts)
    gentle, grave, graver = TIERS[language]
    for number, text in enumerate([gentle, grave, graver], start=1):
        write(visit, text)
        understand(visit)
        assert visit.page.locator(f"#help-title-{number}").is_visible(), visit.text()
        shown = numbers(visit)
        if number == 1:
            assert shown == [], shown
        elif number == 2:
            assert LISTENING[language] in shown and shown[-1] != LISTENING[language], shown
        else:
            assert shown[0] == EMERGENCY[language], shown
        assert visit.page.locator('main a[href="/help"]').first.is_visible()
        save(visit)
        assert text in visit.text(), "kept, word for word"
        assert visit.page.locator(f"#help-title-{number}").is_visible()


def it_shows_help_while_she_writes_without_moving_the_words(stage):
    visit = begun(stage, "en")
    write(visit, ORDINARY["en"])
    sheet = visit.page.locator('textarea[name="text"]')
    visit.page.locator("[data-kept]").filter(has_text=":").wait_for()
    before = sheet.bounding_box()
    assert not visit.page.locator("#help-title-2").is_visible()
    sheet.press_sequentially(" " + TIERS["en"][1])
    visit.page.locator("#help-title-2").wait_for(state="visible", timeout=10_000)
    assert sheet.bounding_box()["y"] == before["y"], "the sheet stays where it is"
    assert sheet.evaluate("sheet => sheet === document.activeElement"), "and so does the cursor"
    look(visit, "writing-help")
    sheet.fill(ORDINARY["en"])
    visit.page.locator("#help-title-2").wait_for(state="hidden", timeout=10_000)


@cases([(scripts,) for (scripts,) in ON_AND_OFF])
def it_holds_back_until_she_says_that_she_is_safe(stage, scripts):
    visit = begun(stage, "en", scripts)
    write(visit, TIERS["en"][1])
    save_at_once(visit)
    visit.go("/")
    assert visit.page.locator("#care-title").is_visible() and not visit.page.locator("#week-title").count()
    press(visit, "/help/end")
    assert visit.path == "/" and visit.page.locator("#week-title").is_visible()
    press(visit, "/help/resume")
    assert visit.path == "/help" and visit.page.locator("#care-title").is_visible()
    press(visit, "/help/end")
    visit.go("/help")
    assert "Everything is shown again" in visit.text()
    write(visit, ORDINARY["en"])
    save_at_once(visit)
    visit.go("/")
    assert visit.page.locator("#week-title").is_visible(), "an ordinary text begins nothing"
    write(visit, TIERS["en"][2])
    save_at_once(visit)
    visit.go("/")
    assert visit.page.locator("#care-title").is_visible(), "a new one does"


def save_at_once(visit):
    press(visit, "/save")
    assert visit.path.startswith("/reflections/"), visit.path


@cases([(language, size) for language in LANGUAGES for size in ("phone", "wide")])
def it_is_readable_and_in_reach_in_every_mode(stage, language, size):
    visit = begun(stage, language, viewport=PHONE if size == "phone" else WIDE)
    for name, text in zip(["tier-1", "tier-2", "tier-3"], TIERS[language]):
        write(visit, text)
        understand(visit)
        look(visit, name)
    save(visit)
    visit.go("/")
    look(visit, "today-care")
    follow(visit, "/help")
    for part in visit.page.locator(".other-countries summary").all():
        part.click()
    look(visit, "help-care")
    press(visit, "/help/end")
    look(visit, "today-ended")
