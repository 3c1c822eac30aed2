"""Every page, in every language and every mode: readable, reachable, nowhere cut off."""
from axe_playwright_python.sync_playwright import Axe

from browser import LANGUAGES, MODES, PHONE, WIDE
from cases import cases
from journey import PASSPHRASE, first_start, press, set_passphrase
from pages import furnish, settle

BY_LANGUAGE = [(language,) for language in LANGUAGES]

# What is reached with a finger: the box of a control together with its label.
SMALL_TARGETS = """() => {
    const small = [];
    for (const control of document.querySelectorAll('a[href], button, input, select, summary, textarea')) {
        if (control.type === 'hidden' || !control.checkVisibility({visibilityProperty: true, opacityProperty: true})
            && !control.labels?.length) continue;
        const boxes = [control, ...(control.labels ?? [])].map(part => part.getBoundingClientRect())
            .filter(box => box.width > 1 && box.height > 1);
        if (boxes.length === 0) continue;
        const style = getComputedStyle(control);
        // A link inside a sentence is as high as its line (WCAG 2.2, 2.5.8).
        if (control.tagName === 'A' && style.display === 'inline' && control.closest('p, li, dd, td')) continue;
        // The link that skips to the content stands outside the page until it has the focus.
        if (boxes.every(box => box.bottom <= 0 || box.right <= 0)) continue;
        const width = Math.max(...boxes.map(box => box.right)) - Math.min(...boxes.map(box => box.left));
        const height = Math.max(...boxes.map(box => box.bottom)) - Math.min(...boxes.map(box => box.top));
        if (width < 43.5 || height < 43.5)
            small.push(`${control.tagName.toLowerCase()} "${(control.innerText || control.name || '').trim().slice(0, 30)}"`
                + ` ${Math.round(width)}x${Math.round(height)}`);
    }
    return small;
}"""

# How much wider than the window a page is, in CSS pixels, and what sticks out.
OVERHANG = """() => {
    const room = document.documentElement.clientWidth;
    const over = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - room;
    if (over <= 0) return null;
    const wide = [...document.querySelectorAll('body *')].filter(part => part.getBoundingClientRect().right > room + 1);
    return `${over} px: ` + wide.slice(-3).map(part => part.tagName.toLowerCase() + '.' + part.className).join(', ');
}"""


# Text that does not fit into its box and is cut off there.
CUT_TEXT = """() => [...document.querySelectorAll('main *, header *')].filter(part => {
    const style = getComputedStyle(part);
    return style.overflowX === 'hidden' && part.scrollWidth > part.clientWidth + 2 && part.clientWidth > 2
        && part.innerText?.trim();
}).map(part => `${part.tagName.toLowerCase()}.${part.className}`)"""


def expect_trouble(visit):
    visit.watch.expect("400")
    visit.watch.expect("404")
    visit.watch.expect("423")
    visit.watch.expect("403")


def axe_breaches(page):
    results = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{breach['id']}: " + "; ".join(node["html"][:160] for node in breach["nodes"][:3])
        for breach in results.response["violations"]
    ]


def audit(stage, language, viewport):
    visit = stage.visit(stage.sela(), language=language, viewport=viewport)
    expect_trouble(visit)
    faults = []
    checked = 0

    def check(name):
        nonlocal checked
        for mode, media in MODES.items():
            visit.page.emulate_media(**media)
            faults.extend(f"{name} in {mode}: {breach}" for breach in axe_breaches(visit.page))
            checked += 1
        visit.page.emulate_media(**MODES["light"])

    visit.go("/")
    check("welcome, first time")
    for name, path in furnish(visit).items():
        visit.go(path)
        settle(visit.page)
        check(name)
    set_passphrase(visit)
    visit.go("/settings/recovery-code")
    visit.page.locator('form[action$="/settings/recovery-code"] button').last.click()
    check("recovery code shown")
    visit.go("/")
    visit.page.locator('form[action="/lock"] button').first.click()
    visit.go("/unlock")
    check("locked")
    visit.page.locator('input[name="passphrase"]').fill(PASSPHRASE + "?")
    visit.page.locator('form[action="/unlock"] button').first.click()
    check("locked, wrong passphrase")
    assert checked >= 100, checked
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])


@cases(BY_LANGUAGE)
def it_passes_axe_on_every_page_in_every_mode_on_a_phone(stage, language):
    audit(stage, language, PHONE)


@cases(BY_LANGUAGE)
def it_passes_axe_on_every_page_in_every_mode_on_a_wide_window(stage, language):
    audit(stage, language, WIDE)


@cases(BY_LANGUAGE)
def it_fits_every_window_and_every_finger(stage, language):
    visit = stage.visit(stage.sela(), language=language)
    expect_trouble(visit)
    faults = []
    pages = furnish(visit)
    for name, path in pages.items():
        for width in (390, 320, 768, 1280):
            visit.page.set_viewport_size({"width": width, "height": 844})
            visit.go(path)
            settle(visit.page)
            over = visit.page.evaluate(OVERHANG)
            if over:
                faults.append(f"{name} at {width} px: {over}")
            if width == 390:
                faults += [f"{name}: small: {target}" for target in visit.page.evaluate(SMALL_TARGETS)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])


@cases(BY_LANGUAGE)
def it_can_be_read_with_text_of_twice_the_size(stage, language):
    visit = stage.visit(stage.sela(), language=language, large=True)
    expect_trouble(visit)
    faults = []
    for name, path in furnish(visit).items():
        for width in (390, 768, 1280):
            visit.page.set_viewport_size({"width": width, "height": 844})
            visit.go(path)
            settle(visit.page)
            assert visit.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
            over = visit.page.evaluate(OVERHANG)
            if over:
                faults.append(f"{name} at {width} px: {over}")
            faults += [f"{name} at {width} px: cut: {part}" for part in visit.page.evaluate(CUT_TEXT)]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])


def it_has_one_heading_a_title_and_a_place_to_skip_to_on_every_page(stage):
    visit = stage.visit(stage.sela())
    expect_trouble(visit)
    titles = {}
    for name, path in furnish(visit).items():
        visit.go(path)
        assert visit.page.locator("h1").count() == 1, name
        assert visit.page.locator("main#content").count() == 1, name
        titles[name] = visit.page.title()
        assert titles[name].endswith("· Sela") and len(titles[name]) > 8, titles[name]
        assert visit.page.locator('a[href="/help"]').count() >= 1, f"{name}: no way to help"
    assert len(set(titles.values())) >= 11, titles


def it_follows_the_theme_that_was_chosen_over_the_one_of_the_system(stage):
    visit = stage.visit(stage.sela(), viewport=WIDE)
    first_start(visit)
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    visit.page.emulate_media(color_scheme="light")
    light = visit.page.evaluate(paper)
    visit.page.emulate_media(color_scheme="dark")
    dark = visit.page.evaluate(paper)
    assert light != dark, "the system's choice is followed"
    visit.go("/settings")
    visit.page.locator('input[name="appearance"][value="light"]').check(force=True)
    press(visit, "/settings")
    assert visit.page.evaluate(paper) == light, "her choice wins"


def it_stands_still_when_less_motion_is_asked_for(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    moving = """() => [...document.querySelectorAll('*')].filter(part => {
        const style = getComputedStyle(part);
        const longest = value => Math.max(...value.split(',').map(part => parseFloat(part) * (part.includes('ms') ? 1 : 1000)));
        return longest(style.transitionDuration) > 10 || style.animationName !== 'none' && longest(style.animationDuration) > 10;
    }).length"""
    for path in ("/", "/write", "/journal", "/settings"):
        visit.go(path)
        assert visit.page.evaluate(moving) == 0, path
