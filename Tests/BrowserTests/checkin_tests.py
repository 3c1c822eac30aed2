"""Check-ins, by real clicks and by keys alone, with and without a script."""
from browser import PHONE, WIDE
from cases import cases
from journey import TEXTS, first_start, follow, press
from keyboard_tests import tab_to

ON_AND_OFF = [("scripts",), ("none",)]
RATINGS = {
    "id": ["Sangat buruk", "Buruk", "Sedang", "Baik", "Sangat baik"],
    "de": ["Sehr schlecht", "Schlecht", "Mittel", "Gut", "Sehr gut"],
    "en": ["Very bad", "Bad", "Medium", "Good", "Very good"],
}


def begun(stage, language="en", scripts="scripts", viewport=PHONE):
    visit = stage.visit(stage.sela(), language=language, viewport=viewport, scripts=scripts == "scripts")
    first_start(visit)
    visit.go("/")
    return visit


def tap(visit, rating):
    with visit.page.expect_event("load"):
        visit.page.locator(f'.faces button[name="rating"][value="{rating}"]').click()


@cases([(language, scripts) for language in TEXTS for (scripts,) in ON_AND_OFF])
def it_takes_one_tap_asks_later_and_keeps_the_answer(stage, language, scripts):
    visit = begun(stage, language, scripts)
    page = visit.page
    names = page.locator(".faces .step-name").all_inner_texts()
    assert names == RATINGS[language], names
    tap(visit, 1)
    # The script puts the words in a moment later, so that they are read out.
    page.locator(".notice", has_text=RATINGS[language][0]).wait_for()
    assert visit.path == "/"
    assert not page.locator(".follow-up").count(), "not asked about at once"
    visit.go("/")
    question = page.locator(".follow-up")
    assert RATINGS[language][0] in question.inner_text()
    words = TEXTS[language]["deeper"] + "\n\n" + TEXTS[language]["edited"]
    question.locator('textarea[name="note"]').fill(words)
    press(visit, "/answer")
    assert visit.path == "/" and not page.locator(".follow-up").count()
    visit.go("/check-ins")
    assert TEXTS[language]["edited"] in visit.text()


@cases(ON_AND_OFF)
def it_takes_a_tap_back_and_offers_that_for_ten_seconds_only(stage, scripts):
    visit = begun(stage, "en", scripts)
    page = visit.page
    tap(visit, 5)
    press(visit, "/undo")
    page.get_by_text("Taken back.").wait_for()
    visit.go("/check-ins")
    assert not page.locator(".entries .entry").count()
    visit.go("/")
    tap(visit, 5)
    undo = page.locator('form[action$="/undo"] button')
    assert undo.is_visible()
    undo.wait_for(state="hidden", timeout=20_000)
    assert page.locator(".notice").is_visible(), "what was saved is still told"
    visit.go("/")
    press(visit, "/dismiss")
    visit.go("/")
    assert not page.locator(".follow-up").count(), "waved away stays waved away"


@cases(ON_AND_OFF)
def it_begins_with_the_faces_after_a_reminder_and_asks_the_next_time(stage, scripts):
    visit = begun(stage, "en", scripts)
    page = visit.page
    tap(visit, 2)
    visit.go("/")
    assert page.locator(".follow-up").count() == 1
    visit.go("/from-reminder")
    assert visit.path == "/" and not page.locator(".follow-up").count()
    assert page.locator(".faces").is_visible()
    visit.go("/")
    assert page.locator(".follow-up").count() == 1


def it_is_done_by_keys_alone(stage):
    visit = begun(stage)
    page = visit.page
    tab_to(visit, lambda at: at["name"] == "rating")
    page.keyboard.press("Tab")
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    page.get_by_text("Noted: Bad.").wait_for()
    visit.go("/")
    tab_to(visit, lambda at: at["name"] == "note")
    page.keyboard.type("By keys.")
    page.keyboard.press("Tab")
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    visit.go("/check-ins")
    assert "By keys." in visit.text()


def it_is_not_on_today_of_who_keeps_no_track_of_it(stage):
    visit = begun(stage, viewport=WIDE)
    page = visit.page
    follow(visit, "/settings")
    page.locator('input[name="track"][value="checkIns"]').uncheck()
    press(visit, "/settings")
    visit.go("/")
    assert not page.locator(".faces").count()
