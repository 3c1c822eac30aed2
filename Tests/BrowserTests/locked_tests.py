"""The lock: what is behind it, what opens it, and what does not."""
from journey import PASSPHRASE, TEXTS, entries, first_start, press, set_passphrase, unlock, write

PAGES = ["/", "/write", "/journal", "/bin", "/settings"]


def lock(visit):
    visit.go("/")
    press(visit, "/lock")


def it_shows_nothing_behind_the_lock_and_help_in_front_of_it(stage):
    visit = stage.visit(stage.sela())
    first_start(visit, country="GB")
    write(visit, TEXTS["en"]["text"])
    press(visit, "/save")
    entry = visit.path.split("?")[0]
    set_passphrase(visit)
    lock(visit)
    for path in [*PAGES, entry, entry + "/edit"]:
        visit.go(path)
        assert "sister laughed" not in visit.page.content(), path
        assert visit.page.locator('input[name="passphrase"]').is_visible(), path
    visit.page.go_back()
    assert "sister laughed" not in visit.page.content(), "nothing out of the browser's memory"
    visit.go("/help")
    assert "116 123" in visit.text(), "help needs no passphrase"


def it_opens_with_the_passphrase_and_with_nothing_else(stage):
    visit = stage.visit(stage.sela())
    visit.watch.expect("403")
    visit.watch.expect("401")
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    press(visit, "/save")
    set_passphrase(visit)
    lock(visit)
    for wrong in ["seven quiet heron", "Seven quiet herons", " "]:
        visit.go("/unlock")
        unlock(visit, wrong)
        assert visit.page.locator('input[name="passphrase"]').is_visible()
        assert visit.page.locator('[role="alert"]').is_visible()
    visit.go("/unlock")
    unlock(visit, PASSPHRASE)
    visit.go("/journal")
    assert len(entries(visit)) == 1


def it_asks_for_the_passphrase_in_a_second_browser(stage):
    sela = stage.sela()
    first = stage.visit(sela)
    first_start(first)
    write(first, TEXTS["en"]["text"])
    press(first, "/save")
    entry = first.path.split("?")[0]
    set_passphrase(first)
    second = stage.visit(sela)
    second.go(entry)
    assert "sister laughed" not in second.page.content()
    assert second.page.locator('input[name="passphrase"]').is_visible()


def it_slows_down_who_guesses(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    set_passphrase(visit)
    lock(visit)
    visit.watch.expect("429")
    visit.watch.expect("403")
    for _ in range(12):
        visit.go("/unlock")
        if not visit.page.locator('input[name="passphrase"]').count():
            break
        unlock(visit, "no")
    assert any(character.isdigit() for character in visit.page.locator('[role="alert"]').inner_text()), \
        "it says how long to wait"


def it_is_locked_after_a_new_start(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit, passphrase=PASSPHRASE)
    visit.go("/")
    if visit.path == "/settings/recovery-code":
        visit.go("/")
    sela.stop()
    sela.restart()
    visit.go("/journal")
    assert visit.page.locator('input[name="passphrase"]').is_visible()
    unlock(visit, PASSPHRASE)
    visit.go("/journal")
    assert visit.page.locator('input[name="words"]').is_visible()


def it_opens_with_the_recovery_code_that_was_shown_once(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    set_passphrase(visit)
    visit.go("/settings/recovery-code")
    press(visit, "/settings/recovery-code")
    code = visit.page.locator(".secret").inner_text().strip()
    assert len(code) >= 20, code
    visit.go("/settings/recovery-code")
    assert code not in visit.page.content(), "shown once"
    lock(visit)
    visit.go("/unlock")
    visit.page.locator("details.forgotten summary").click()
    visit.page.locator('input[name="recovery_code"]').fill(code)
    with visit.page.expect_event("load"):
        visit.page.locator('input[name="recovery_code"]').press("Enter")
    visit.go("/journal")
    assert visit.page.locator('input[name="words"]').is_visible()


def it_deletes_everything_when_asked_twice(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    press(visit, "/save")
    visit.watch.expect("422")
    visit.go("/settings/delete-everything")
    assert "DELETE" in visit.text(), "the word to type is shown"
    visit.page.locator('input[name="confirmation"]').fill("no")
    press(visit, "/settings/delete-everything")
    assert visit.path.startswith("/settings/delete-everything")
    visit.page.locator('input[name="confirmation"]').fill("DELETE")
    press(visit, "/settings/delete-everything")
    assert visit.path.startswith("/welcome"), visit.path
    first_start(visit)
    visit.go("/journal")
    assert entries(visit) == []
