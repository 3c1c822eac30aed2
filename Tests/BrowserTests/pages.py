"""Every page there is, with something on it."""
from journey import TEXTS, first_start, press, save, understand, write


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
    visit.go("/journal")
    visit.page.locator('input[name="words"]').fill(words["word"])
    press(visit, "/journal/search")
    results = visit.path
    return found | {
        "today": "/", "write": "/write", "draft": f"/drafts/{draft}", "understood": f"/drafts/{draft}/understood",
        "deeper": f"/drafts/{draft}/deeper", "journal": "/journal", "search": results,
        "entry": f"/reflections/{entry}", "edit": f"/reflections/{entry}/edit", "bin": "/bin",
        "settings": "/settings", "recovery-code": "/settings/recovery-code",
        "delete-everything": "/settings/delete-everything", "help": "/help", "about": "/about",
        "not-found": "/nothing-here",
    }


def settle(page):
    """Nothing moves any more: pictures and measurements are the same twice."""
    page.wait_for_load_state("load")
    page.evaluate("document.fonts.ready.then(() => true)")
