"""Chromium, and a page that notices everything a person would not."""
from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
LANGUAGES = ["id", "de", "en"]
LOCALES = {"id": "id-ID", "de": "de-DE", "en": "en-GB"}
# Each of the ways in which a person may look at a page.
MODES = {
    "light": {"color_scheme": "light", "contrast": "no-preference", "forced_colors": "none"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference", "forced_colors": "none"},
    "contrast": {"color_scheme": "light", "contrast": "more", "forced_colors": "none"},
    "dark-contrast": {"color_scheme": "dark", "contrast": "more", "forced_colors": "none"},
    "forced": {"color_scheme": "dark", "contrast": "no-preference", "forced_colors": "active"},
}


class Browser:
    def __init__(self):
        self.playwright = sync_playwright().start()
        self.chromium = self.launch()
        self.with_large_text = None

    def launch(self, *arguments):
        return self.playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking",
                  "--disable-component-update", "--no-first-run", *arguments])

    def reading_large(self):
        """A browser in which a person has set text to twice its size."""
        if self.with_large_text is None:
            self.with_large_text = self.launch("--blink-settings=defaultFontSize=32")
        return self.with_large_text

    def close(self):
        self.chromium.close()
        if self.with_large_text is not None:
            self.with_large_text.close()
        self.playwright.stop()


class Watch:
    """What went wrong in a context without anybody seeing it: script errors, blocked content, strangers."""

    def __init__(self, context, address):
        self.address = address
        self.problems = []
        self.expected = []
        context.on("console", self.heard)
        context.on("weberror", lambda error: self.note(f"script error: {error.error}"))
        context.on("request", self.asked)
        context.on("response", self.answered)

    def note(self, problem):
        self.problems.append(problem)

    def expect(self, part):
        """From now on a problem that contains `part` belongs to the test."""
        self.expected.append(part)

    def heard(self, message):
        if message.type in ("error", "warning"):
            self.note(f"console: {message.text}")

    def asked(self, request):
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self.note(f"asked a stranger: {request.url}")

    def answered(self, response):
        if response.status >= 500:
            self.note(f"{response.status}: {response.url}")

    def check(self):
        left = [p for p in self.problems if not any(part in p for part in self.expected)]
        assert not left, "while the page was open: " + "; ".join(left)


class Visit:
    """One person's browser at one server."""

    def __init__(self, browser, sela, language="en", viewport=PHONE, scripts=True, large=False):
        self.sela = sela
        self.language = language
        chromium = browser.reading_large() if large else browser.chromium
        self.context = chromium.new_context(
            viewport=viewport, locale=LOCALES[language], java_script_enabled=scripts,
            has_touch=viewport is PHONE, is_mobile=viewport is PHONE and not large,
            device_scale_factor=2 if viewport is PHONE else 1, timezone_id="Europe/Berlin",
            reduced_motion="reduce")
        self.context.set_default_timeout(20_000)
        self.watch = Watch(self.context, sela.address)
        self.page = self.context.new_page()

    def go(self, path):
        return self.page.goto(self.sela.address + path)

    @property
    def path(self):
        return self.page.url.removeprefix(self.sela.address)

    def text(self):
        return self.page.locator("main").inner_text()

    def close(self):
        self.context.close()
        self.watch.check()
