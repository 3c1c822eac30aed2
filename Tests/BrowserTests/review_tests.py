"""A spoken entry filled in by hand: with a script, without, by keyboard; and a failed save keeps the form."""
from journey import choose, first_start, press

WORDS = "Today was fine. I had Wonderwall in my head."


def begin(stage, **options):
    visit = stage.visit(stage.sela(), **options)
    first_start(visit)
    visit.go("/")
    with visit.page.expect_event("load"):
        visit.page.locator('a[href="/speak/write"]').first.click()
    assert visit.path.endswith("/review"), visit.path
    return visit


def it_asks_only_what_goes_with_the_answers_and_saves(stage):
    visit = begin(stage)
    page = visit.page
    assert not page.locator('input[name="spoken_mood"]:checked').count(), "nothing is chosen for her"
    assert not page.locator("#song_name").is_visible()
    assert not page.locator("#stress-hoch").is_visible()
    choose(visit, "music_in_head", "true")
    assert page.locator("#song_name").is_visible() and not page.locator("#countermeasure_activity").is_visible()
    page.locator("#song_name").fill("Wonderwall")
    choose(visit, "countermeasures", "true")
    assert page.locator("#countermeasure_activity").is_visible()
    choose(visit, "music_in_head", "false")
    assert page.locator("#stress-hoch").is_visible() and not page.locator("#song_name").is_visible()
    assert not page.locator("#countermeasure_activity").is_visible()
    choose(visit, "stress", "hoch")
    visit.watch.expect("422")
    press(visit, "/save")
    assert page.locator('[role="alert"] >> visible=true').count(), "the mood is missing"
    assert page.locator("#stress-hoch").is_checked()
    choose(visit, "spoken_mood", "mittel")
    press(visit, "/save")
    assert page.locator('input[name="spoken_mood"]').count() == 0, visit.path


def it_works_without_scripts(stage):
    visit = begin(stage, scripts=False)
    page = visit.page
    page.locator("#transcript").fill(WORDS)
    press(visit, "/read")
    assert page.locator("#music_in_head-true").is_checked()
    assert page.locator("#song_name").input_value() == "Wonderwall"
    assert "Wonderwall" in page.locator("#song_name-words").inner_text()
    choose(visit, "spoken_mood", "gut")
    press(visit, "/save")
    assert not visit.path.endswith("/save"), visit.path


def it_can_be_filled_in_by_keyboard(stage):
    visit = begin(stage)
    page = visit.page
    page.locator("#transcript").focus()
    page.keyboard.type("A quiet day.")
    page.locator("#spoken_mood-schlecht").focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    assert page.locator("#spoken_mood-mittel").is_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowUp")
    assert page.locator('input[name="music_in_head"]:checked').get_attribute("value") == "false"
    with page.expect_event("load"):
        page.keyboard.press("Control+Enter")
    assert not visit.path.endswith("/review"), visit.path


def it_keeps_what_is_typed_and_offers_it_on_today(stage):
    visit = begin(stage)
    page = visit.page
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/speak/" in answer.url,
                              timeout=5_000) as answer:
        page.locator("#transcript").press_sequentially("A word", delay=1)
        choose(visit, "music_in_head", "true")
    assert answer.value.ok, answer.value.status
    page.wait_for_timeout(2_500)
    address = visit.path
    page.close()
    visit.page = visit.context.new_page()
    visit.go("/")
    visit.page.locator(f'a[href="{address}"]').first.click()
    visit.page.wait_for_url("**/review")
    assert visit.page.locator("#transcript").input_value() == "A word"
    assert visit.page.locator("#music_in_head-true").is_checked()


def it_keeps_the_form_when_saving_fails(stage):
    visit = begin(stage)
    page = visit.page
    page.locator("#transcript").fill(WORDS)
    choose(visit, "spoken_mood", "gut")
    choose(visit, "music_in_head", "true")
    # A title that is too long is refused; everything else must still be there.
    page.locator("#song_name").fill("x" * 1001)
    visit.watch.expect("413")
    press(visit, "/save")
    assert page.locator("#transcript").input_value() == WORDS
    assert page.locator("#spoken_mood-gut").is_checked() and page.locator("#music_in_head-true").is_checked()
    assert page.locator("#song_name").input_value() == "x" * 1001
    assert page.locator("#song_name").get_attribute("aria-invalid") == "true"
    page.locator("#song_name").fill("Wonderwall")
    press(visit, "/save")
    assert not visit.path.endswith("/save"), visit.path
