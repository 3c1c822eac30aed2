"""What a person does, step by step, by real clicks. Every step works in every language."""
import re

TEXTS = {
    "id": {
        "text": "Hari ini aku senang banget. Naskahku akhirnya diterima dan ibu langsung menelepon.",
        "deeper": "Mungkin karena aku sempat hampir menyerah bulan lalu.",
        "word": "naskahku", "part": "terima", "edited": "Malamnya kami makan bakso bersama.",
    },
    "de": {
        "text": "Ich freue mich so über die Übung heute. Die Dämmung im Bad ist fertig und alle haben geholfen.",
        "deeper": "Wahrscheinlich, weil ich es mir nicht zugetraut habe.",
        "word": "ubung", "part": "ämmung", "edited": "Abends gab es noch Suppe.",
    },
    "en": {
        "text": "I am so happy today. The letter came and my sister laughed out loud on the stairs.",
        "deeper": "Maybe because we had stopped waiting for it.",
        "word": "letter", "part": "sister", "edited": "Later we walked along the river.",
    },
}
# The word that each language says once something was saved, and the name of the journal.
WORDS = {
    "id": {"saved": "Tersimpan", "journal": "Jurnal", "settings": "Pengaturan", "undo": "Urungkan"},
    "de": {"saved": "Gespeichert", "journal": "Tagebuch", "settings": "Einstellungen", "undo": "Rückgängig"},
    "en": {"saved": "Saved", "journal": "Journal", "settings": "Settings", "undo": "Undo"},
}
# What a model replies to the deeper texts.
REPLIES = {
    "id": "Kamu hampir menyerah, dan sekarang kamu ada di sini. Itu terasa dalam setiap kata yang kamu tulis.",
    "de": "Du hast es dir nicht zugetraut, und jetzt ist es da. Das steht in jedem deiner Worte.",
    "en": "You had stopped waiting for it, and now it is here. That is in every word of yours.",
}
PASSPHRASE = "seven quiet herons"


def button(visit, ending):
    """The button that sends to an address with this ending."""
    page = visit.page
    direct = page.locator(f'button[formaction$="{ending}"]')
    inside = page.locator(f'form[action$="{ending}"] button[type="submit"]:not([formaction])')
    return direct.or_(inside).first


def press(visit, ending):
    """Clicks the button that sends to this address, opening what hides it, and waits for the next page."""
    found = button(visit, ending)
    if not found.is_visible():
        found.locator("xpath=ancestor::details[not(@open)]/summary").first.click()
    with visit.page.expect_event("load"):
        found.click()


def follow(visit, ending):
    """Clicks the first visible link whose address ends like this."""
    with visit.page.expect_event("load"):
        visit.page.locator(f'a[href$="{ending}"]:visible').first.click()


def choose(visit, name, value):
    """Takes one of several with a click where a person would: on it, or on its label if it is too small to see."""
    field = visit.page.locator(f'input[name="{name}"][value="{value}"]')
    box = field.bounding_box()
    if box and box["width"] > 10:
        field.click()
    else:
        visit.page.locator(f'label[for="{field.get_attribute("id")}"]').click()
    assert field.is_checked()


def first_start(visit, country=None, passphrase=None):
    """From nothing to Today: the language, the four short things."""
    page, language = visit.page, visit.language
    visit.go("/")
    assert visit.path.startswith("/welcome"), visit.path
    if page.locator(f'input[name="language"][value="{language}"]').count():
        choose(visit, "language", language)
        press(visit, "/welcome")
    else:
        with page.expect_event("load"):
            page.locator(f'button[name="language"][value="{language}"]').click()
    assert visit.path == "/welcome/set-up", visit.path
    assert page.locator("html").get_attribute("lang") == language
    assert not page.locator('input[name="ai_consent"]').first.is_checked() or \
        page.locator('input[name="ai_consent"]:checked').get_attribute("value") in ("no", "false", "0"), \
        "no consent is taken for granted"
    if country:
        page.locator('select[name="country"]').select_option(country)
    if passphrase:
        page.locator('input[name="passphrase"]').fill(passphrase)
        page.locator('input[name="passphrase_again"]').fill(passphrase)
    press(visit, "/welcome/set-up")


def write(visit, text, mood=4):
    """Opens a sheet, chooses a mood and types; nothing is sent yet."""
    visit.go("/write")
    choose(visit, "mood", str(mood))
    visit.page.locator('textarea[name="text"]').click()
    visit.page.keyboard.insert_text(text)


def understand(visit):
    press(visit, "/read")
    assert re.fullmatch(r"/drafts/[0-9a-f-]{36}/understood", visit.path), visit.path


def save(visit):
    press(visit, "/save")
    found = re.match(r"/reflections/([0-9a-f-]{36})", visit.path)
    assert found, visit.path
    return found.group(1)


def search(visit, words):
    visit.go("/journal")
    visit.page.locator('input[name="words"]').fill(words)
    press(visit, "/journal/search")


def entries(visit):
    """The entries that a list shows, by their addresses."""
    return [a.get_attribute("href") for a in visit.page.locator('a[href^="/reflections/"]').all()]


def is_told(visit, words):
    """Waits until the page says these words about what was just done."""
    visit.page.locator("[data-notice]").filter(has_text=words).wait_for(state="visible")


def set_passphrase(visit, passphrase=PASSPHRASE):
    visit.go("/settings")
    form = visit.page.locator('form[action$="/settings/passphrase"]')
    form.locator("xpath=ancestor::details/summary").click()
    form.locator('input[name="passphrase"]').fill(passphrase)
    form.locator('input[name="passphrase_again"]').fill(passphrase)
    press(visit, "/settings/passphrase")


def unlock(visit, passphrase=PASSPHRASE):
    visit.page.locator('input[name="passphrase"]').fill(passphrase)
    press(visit, "/unlock")
