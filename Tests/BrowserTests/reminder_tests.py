"""Reminders: set with and without scripts, one on an open page, and a push that is asked about first."""
from browser import LANGUAGES, PHONE
from cases import cases
from journey import first_start, press

PAGE = "/settings/reminders"
SENTENCE = {
    "id": "Bagaimana perasaanmu sekarang?", "de": "Wie geht es dir gerade?", "en": "How are you right now?",
}
# A page that is open learns of a reminder within a minute of looking and two seconds of the page.
PATIENCE = 75_000


def begun(stage, language, scripts="scripts"):
    visit = stage.visit(stage.sela(), language=language, viewport=PHONE, scripts=scripts == "scripts")
    first_start(visit)
    return visit


def set_times(visit, slot, time):
    visit.go(PAGE)
    visit.page.locator(f"#reminder-{slot}").check()
    visit.page.locator(f'input[name="{slot}_time"]').fill(time)
    press(visit, PAGE)


@cases([(language, scripts) for language in LANGUAGES for scripts in ("scripts", "none")])
def it_sets_times_that_stay(stage, language, scripts):
    visit = begun(stage, language, scripts)
    set_times(visit, "evening", "21:45")
    assert visit.path == PAGE, visit.path
    assert visit.page.locator("#reminder-evening").is_checked()
    assert not visit.page.locator("#reminder-morning").is_checked()
    assert visit.page.locator('input[name="evening_time"]').input_value() == "21:45"
    visit.go("/settings")
    assert "21:45" in visit.page.locator(f'a[href="{PAGE}"]').inner_text()
    assert "evening   21:45" in visit.sela.command("reminders", "--language", "en")


@cases([("scripts",), ("none",)])
def it_asks_about_a_push_first(stage, scripts):
    visit = begun(stage, "en", scripts)
    visit.go(PAGE)
    visit.page.locator('input[name="push_address"]').fill("https://ntfy.example/my-own-topic")
    press(visit, f"{PAGE}/push")
    assert "May Sela send reminders to ntfy.example?" in visit.text(), visit.text()
    assert SENTENCE["en"] in visit.page.locator("#push").inner_text()
    press(visit, f"{PAGE}/push/allow")
    assert "while your diary is open" in visit.page.locator("#push").inner_text()
    assert "my-own-topic  allowed" in visit.sela.command("reminders", "--language", "en")
    press(visit, f"{PAGE}/push/remove")
    assert visit.page.locator('input[name="push_address"]').input_value() == ""
    assert "ntfy" not in visit.sela.command("reminders", "--language", "en")
    assert "reminder" not in visit.sela.command("egress"), "nothing was sent"


@cases([("de",)])
def it_shows_a_reminder_on_an_open_page(stage, language):
    visit = begun(stage, language)
    # The next minute that is far enough away to be set before it begins.
    soon = visit.page.evaluate("""() => {
      const soon = new Date(Date.now() + 8000);
      soon.setMinutes(soon.getMinutes() + 1, 0, 0);
      return soon.toLocaleTimeString("de-DE", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });
    }""")
    set_times(visit, "morning", soon)
    visit.go("/")
    assert visit.page.locator("#reminder a").count() == 0
    link = visit.page.locator("#reminder a")
    link.wait_for(timeout=2 * PATIENCE)
    assert SENTENCE[language] in link.inner_text()
    link.click()
    visit.page.wait_for_url("**/")
    assert visit.page.locator("#reminder a").count() == 0
