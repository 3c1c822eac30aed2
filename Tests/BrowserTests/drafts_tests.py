"""A text in hand survives a closed tab, a dead server, a step back and a lock."""
import time

from journey import PASSPHRASE, TEXTS, choose, entries, first_start, press, set_passphrase, understand, unlock, write

TEXT = TEXTS["en"]["text"]


def type_and_wait_until_kept(visit, text):
    """Types, and waits for the answer of the server that has the text. It must come within two seconds."""
    page = visit.page
    page.locator('textarea[name="text"]').click()
    with page.expect_response(lambda answer: answer.request.method == "POST" and "/drafts/" in answer.url,
                              timeout=3_500) as answer:
        page.keyboard.type(text, delay=1)
    page.wait_for_timeout(2_200)
    assert answer.value.ok, answer.value.status
    return answer.value.url


def begun(visit):
    """The drafts that Today offers."""
    visit.go("/")
    return [a.get_attribute("href") for a in visit.page.locator('a[href^="/drafts/"]').all()]


def it_recovers_a_text_after_a_closed_tab(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    visit.go("/write")
    choose(visit, "mood", "2")
    type_and_wait_until_kept(visit, TEXT)
    visit.page.close()

    visit.page = visit.context.new_page()
    drafts = begun(visit)
    assert len(drafts) == 1, drafts
    visit.page.locator('a[href^="/drafts/"]').first.click()
    visit.page.wait_for_url("**/drafts/*")
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT
    assert visit.page.locator('input[name="mood"][value="2"]').is_checked()


def it_keeps_a_text_while_it_is_still_being_typed(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    visit.go("/write")
    kept = []
    visit.page.on("response", lambda answer: kept.append(time.monotonic()) if answer.request.method == "POST" else None)
    visit.page.locator('textarea[name="text"]').click()
    began = time.monotonic()
    for letter in TEXT[:40]:
        visit.page.keyboard.type(letter)
        visit.page.wait_for_timeout(100)
    assert kept, "somebody who never pauses is kept as well"
    assert kept[0] - began < 2.5, kept[0] - began


def it_recovers_a_text_after_the_server_was_killed(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    visit.go("/write")
    type_and_wait_until_kept(visit, TEXT)
    sela.kill()
    sela.restart()
    drafts = begun(visit)
    assert len(drafts) == 1, drafts
    visit.go(drafts[0])
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT


def it_says_so_when_a_text_cannot_be_kept_and_leaves_it_in_hand(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    visit.watch.expect("ERR_CONNECTION_REFUSED")
    visit.go("/write")
    sela.kill()
    visit.page.locator('textarea[name="text"]').click()
    visit.page.keyboard.type(TEXT, delay=1)
    visit.page.locator("[data-not-kept]").wait_for(state="visible", timeout=10_000)
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT
    sela.restart()
    # The new process does not know this page; the script gets a token from a new one and keeps the text.
    visit.watch.expect("403")
    visit.page.locator("[data-not-kept]").wait_for(state="hidden", timeout=30_000)
    understand(visit)
    assert len(begun(visit)) == 1


def it_says_so_when_the_server_does_not_answer_and_keeps_the_text_once_it_does(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    visit.go("/write")
    sela.freeze()
    try:
        visit.page.locator('textarea[name="text"]').click()
        visit.page.keyboard.type(TEXT, delay=1)
        visit.page.locator("[data-not-kept]").wait_for(state="visible", timeout=16_000)
        assert visit.page.locator('textarea[name="text"]').input_value() == TEXT
    finally:
        sela.thaw()
    visit.page.locator("[data-not-kept]").wait_for(state="hidden", timeout=30_000)
    visit.page.reload()
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT


def it_loses_no_text_on_the_way_back(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, TEXT)
    understand(visit)
    visit.page.go_back()
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT, "back from the result"
    visit.page.go_forward()
    with visit.page.expect_event("load"):
        visit.page.locator('a[href$="/deeper"]').first.click()
    visit.page.locator('textarea[name="deeper"]').click()
    visit.page.keyboard.type("And deeper still.", delay=1)
    visit.page.wait_for_timeout(2_500)
    visit.page.go_back()
    visit.page.go_back()
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT, "back from going deeper"
    understand(visit)
    with visit.page.expect_event("load"):
        visit.page.locator('a[href$="/deeper"]').first.click()
    assert visit.page.locator('textarea[name="deeper"]').input_value() == "And deeper still."


def it_loses_no_text_on_the_way_back_without_javascript(stage):
    visit = stage.visit(stage.sela(), scripts=False)
    first_start(visit)
    write(visit, TEXT)
    understand(visit)
    with visit.page.expect_event("load"):
        visit.page.locator("a.back").click()
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT
    understand(visit)
    visit.page.go_back()
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT, "by the browser's own button"


def it_saves_once_when_the_button_is_pressed_twice(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, TEXT)
    understand(visit)
    visit.page.locator("#save-form button[type=submit]").dblclick()
    visit.page.wait_for_url("**/reflections/**")
    visit.go("/journal")
    assert len(entries(visit)) == 1


def it_carries_a_text_through_a_lock(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    set_passphrase(visit)
    write(visit, TEXT)
    other = visit.context.new_page()
    other.goto(sela.address + "/")
    with other.expect_event("load"):
        other.locator('form[action="/lock"] button').first.click()
    other.close()
    visit.watch.expect("423")
    visit.watch.expect("401")
    visit.watch.expect("403")

    press(visit, "/read")
    assert visit.page.locator('input[name="passphrase"]').is_visible()
    unlock(visit, PASSPHRASE)
    visit.go("/")
    drafts = begun(visit)
    assert len(drafts) == 1, visit.path
    visit.go(drafts[0])
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT


def it_lets_a_draft_go_and_brings_it_back(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, TEXT)
    press(visit, "/discard")
    assert visit.page.locator('form[action$="/reopen"]').count() == 1
    press(visit, "/reopen")
    drafts = begun(visit)
    assert len(drafts) == 1
    visit.go(drafts[0])
    assert visit.page.locator('textarea[name="text"]').input_value() == TEXT
