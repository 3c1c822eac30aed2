"""Pictures of every page, and the one of the README. Started by scripts/screenshots."""
import datetime
import sys

from browser import LANGUAGES, MODES, PHONE, WIDE, Browser, Visit
from journey import choose, first_start, press, save, set_passphrase, understand
from pages import furnish, settle
from sela import ROOT, Sela

SHOWN = ["light", "dark", "contrast"]
FOLDER = ROOT / "screenshots"
# A diary to be shown: invented, and kind. Days before today, mood, text.
DAYS = [
    (9, 2, "I miss Grandpa most on Sundays."),
    (6, 2, "The interview is tomorrow and my stomach will not settle. What if I freeze?"),
    (3, 4, "Swam forty lengths today and felt proud and light afterwards."),
    (1, 5, "She fell asleep on my shoulder on the bus and I did not dare to move, I love her so much."),
]
TODAY = "I got the job! My sister screamed into the phone and we both laughed until we cried."


def page_pictures(browser, words):
    for language in LANGUAGES:
        sela = Sela()
        visit = Visit(browser, sela, language=language)
        pages = furnish(visit)
        for name, path in pages.items():
            if words and not any(word in name for word in words):
                continue
            for size, viewport in (("phone", PHONE), ("wide", WIDE)):
                visit.page.set_viewport_size(viewport)
                visit.go(path)
                settle(visit.page)
                for mode in SHOWN:
                    visit.page.emulate_media(**MODES[mode])
                    visit.page.screenshot(path=FOLDER / f"{name}-{language}-{size}-{mode}.png", full_page=True)
        if not words:
            locked_pictures(visit, language)
        visit.context.close()
        sela.stop()
        sela.remove()


def locked_pictures(visit, language):
    set_passphrase(visit)
    visit.go("/")
    press(visit, "/lock")
    visit.go("/unlock")
    for mode in SHOWN:
        visit.page.emulate_media(**MODES[mode])
        visit.page.screenshot(path=FOLDER / f"unlock-{language}-phone-{mode}.png", full_page=True)


FRAME = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; padding: 40px 56px; background: #E9E4DB; display: flex; gap: 40px; width: max-content; }
div { border-radius: 44px; padding: 14px; background: #2A2E2B; box-shadow: 0 12px 36px #0003; }
img { display: block; width: 330px; height: 714px; border-radius: 32px; }
</style>%s"""


def readme_picture(browser):
    """Three screens of a phone side by side: what was understood, today, and the journal in the dark."""
    sela = Sela()
    visit = Visit(browser, sela, language="en")
    first_start(visit, country="GB")
    for days, mood, text in DAYS:
        day = datetime.date.today() - datetime.timedelta(days=days)
        sela.command("write", "--mood", str(mood), "--at", f"{day}T18:40:00Z", "--zone", "Europe/Berlin", text=text)
    visit.go("/write")
    choose(visit, "mood", "5")
    visit.page.locator('textarea[name="text"]').fill(TODAY)
    shots = []

    def shoot():
        settle(visit.page)
        shots.append(FOLDER / f"readme-{len(shots)}.png")
        visit.page.screenshot(path=shots[-1])

    understand(visit)
    shoot()
    save(visit)
    visit.go("/")
    shoot()
    visit.page.emulate_media(**MODES["dark"])
    visit.go("/journal")
    shoot()
    frame = FOLDER / "readme.html"
    frame.write_text(FRAME % "".join(f'<div><img src="{shot.name}"></div>' for shot in shots), encoding="utf-8")
    page = browser.chromium.new_page(viewport={"width": 1400, "height": 830})
    page.goto(frame.as_uri())
    page.locator("body").screenshot(path=ROOT / "docs" / "picture.png")
    page.close()
    visit.context.close()
    sela.stop()
    sela.remove()


def main():
    words = sys.argv[1:]
    FOLDER.mkdir(exist_ok=True)
    browser = Browser()
    if words != ["readme"]:
        page_pictures(browser, [word for word in words if word != "readme"])
    if not words or "readme" in words:
        readme_picture(browser)
    browser.close()
    print(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    main()
