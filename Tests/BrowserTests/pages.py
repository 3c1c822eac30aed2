"""Every page there is, with something on it."""
from journey import REPLIES, TEXTS, choose, first_start, press, save, understand, write
from model_server import MODEL, ModelServer

SPOKEN = {
    "id": "Hari ini cukup baik. Tadi pagi ada lagu terus di kepala, cukup kuat. Aku jalan-jalan sama Lena.",
    "de": "Heute war ganz gut. Ich hatte Wonderwall im Kopf, ziemlich stark. Ich war mit Lena spazieren.",
    "en": "Today was quite good. I had Wonderwall stuck in my head, pretty strong. I went for a walk with Lena.",
}
# The pages about language models, consents and what was sent.
MODEL_PAGES = {
    "models": "/settings/models", "models-managed": "/settings/models/managed",
    "models-install": "/settings/models/managed/gemma-3-1b", "models-local": "/settings/models/local",
    "models-elsewhere": "/settings/models/elsewhere", "consents": "/settings/consents", "egress": "/settings/egress",
    "tokens": "/settings/tokens", "reminders": "/settings/reminders", "export": "/export",
}


def choose_local(visit, server):
    """Types the address of a program on this machine and takes its one model."""
    visit.go("/settings/models/local")
    visit.page.locator('input[name="service_address"]').last.fill(server.address)
    press(visit, "/local/ask")
    assert MODEL in visit.text(), visit.text()
    press(visit, "/settings/models/local")
    assert visit.path == "/settings/models", visit.path


def allow_elsewhere(visit):
    """Says that services elsewhere may be used, and has the form filled in for OpenRouter."""
    visit.go("/settings/models/elsewhere")
    choose(visit, "ai_consent", "yes")
    press(visit, "/elsewhere/question")
    visit.go("/settings/models/elsewhere/openrouter")


def furnish_models(visit):
    """A program that was found and tried, a service that is chosen, one purpose agreed to, one declined."""
    server = ModelServer()
    choose_local(visit, server)
    press(visit, "/settings/models/try")
    server.stop()
    allow_elsewhere(visit)
    visit.page.locator('input[name="model_key"]').fill("sk-for-tests")
    press(visit, "/settings/models/elsewhere")
    for number, answer in enumerate(["yes", "no"]):
        visit.go("/settings/consents")
        with visit.page.expect_event("load"):
            visit.page.locator("section").nth(number).locator(f'button[name="answer"][value="{answer}"]').click()


def ask_for_reply(visit, draft):
    """Goes deeper and gets a model's reply, which nobody has decided on."""
    server = ModelServer(REPLIES[visit.language])
    choose_local(visit, server)
    visit.go(f"/drafts/{draft}/deeper")
    visit.page.locator('textarea[name="deeper"]').fill(TEXTS[visit.language]["deeper"])
    press(visit, "/reply")
    visit.page.locator("#reply .words").wait_for()
    server.stop()


def furnish(visit):
    """Fills a new diary and gives the addresses of all pages by name, in an order that can be walked."""
    language = visit.language
    words = TEXTS[language]
    visit.go("/")
    found = {"welcome": "/welcome"}
    first_start(visit, country={"id": "ID", "de": "DE", "en": "GB"}[language])

    write(visit, words["text"])
    understand(visit)
    visit.page.locator('a[href$="/deeper"]').first.click()
    visit.page.locator('textarea[name="deeper"]').fill(words["deeper"])
    entry = save(visit)
    write(visit, words["deeper"], mood=2)
    press(visit, "/save")
    press(visit, "/delete")
    for number, mood in enumerate([1, 3, 5]):
        visit.sela.command(
            "write", "--mood", str(mood), "--at", f"2026-0{number + 2}-14T18:30:00Z", "--zone", "Europe/Berlin",
            text=words["edited"] + "\n" + words["text"])
    write(visit, words["text"] + " " + words["deeper"], mood=3)
    understand(visit)
    draft = visit.path.split("/")[2]
    ask_for_reply(visit, draft)
    visit.go("/journal")
    visit.page.locator('input[name="words"]').fill(words["word"])
    press(visit, "/journal/search")
    results = visit.path
    furnish_models(visit)
    return found | speaking_pages(visit, words) | {
        "today": "/", "write": "/write", "draft": f"/drafts/{draft}", "understood": f"/drafts/{draft}/understood",
        "deeper": f"/drafts/{draft}/deeper", "journal": "/journal", "search": results,
        "entry": f"/reflections/{entry}", "edit": f"/reflections/{entry}/edit", "bin": "/bin",
        "settings": "/settings", "recovery-code": "/settings/recovery-code",
        "delete-everything": "/settings/delete-everything", "help": "/help", "about": "/about",
        "not-found": "/nothing-here",
    } | MODEL_PAGES | history_pages(visit)


def spoken_by_hand(visit):
    """A spoken entry that is not saved yet, with its fields read from the words."""
    visit.go("/speak/write")
    visit.page.locator("#transcript").fill(SPOKEN[visit.language])
    press(visit, "/read")
    return visit.path


def speaking_pages(visit, words):
    """Where one speaks and taps: the page to record, entries that are and are not saved, check-ins, what became of them."""
    spoken = saved_by_hand(visit)
    binned = saved_by_hand(visit)
    visit.go(binned)
    press(visit, "/delete")
    visit.sela.command("checkin", "5")
    visit.sela.command("checkin", "2", "--note", "-", text=words["deeper"])
    visit.go("/check-ins")
    check_in = visit.page.locator(".entries a.entry").first.get_attribute("href")
    return {
        "speak": "/speak", "review": spoken_by_hand(visit), "spoken": spoken, "check-ins": "/check-ins",
        "check-in": check_in, "check-in-edit": f"{check_in}/edit", "check-in-history": "/history/check-ins",
        "check-in-history-year": "/history/check-ins?range=365",
        "check-in-history-wrong": "/history/check-ins?from=2026-05-31&through=2026-05-01",
    }


def saved_by_hand(visit):
    """A spoken entry that was confirmed; its address."""
    spoken_by_hand(visit)
    press(visit, "/save")
    visit.go("/history/check-ins")
    return visit.page.locator('a[href^="/spoken/"]').first.get_attribute("href")


def history_pages(visit):
    """The pages of looking back: the present week, and a month with several entries."""
    for number, mood in enumerate([2, 4, 5, 3, 1]):
        visit.sela.command(
            "write", "--mood", str(mood), "--at", f"2026-05-{25 + number}T18:30:00Z", "--zone", "Europe/Berlin",
            text=TEXTS[visit.language]["text"] + " " + TEXTS[visit.language]["edited"])
    week = "/history/weeks/2026-05-25"
    return {
        "history": "/history", "week": week, "week-empty": "/history/weeks/2026-04-27", "story": f"{week}/story",
        "week-report": f"{week}/report", "month": "/history/months/2026-05",
        "month-report": "/history/months/2026-05/report", "history-day": "/history/days/2026-05-27",
    }


def settle(page):
    """Nothing moves any more: pictures and measurements are the same twice."""
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready.then(() => true)")
