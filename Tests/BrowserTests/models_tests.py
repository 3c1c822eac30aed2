"""Language models: chosen, tried, agreed to and taken back, by real clicks; nobody is spoken to but whom she named."""
import re

from browser import PHONE, WIDE
from cases import cases
from journey import choose, first_start, follow, press
from keyboard_tests import tab_to
from model_server import MODEL, ModelServer
from network_tests import Tracer
from pages import MODEL_PAGES, allow_elsewhere, choose_local

KNOWN_PORTS = {11434, 1234, 8080, 9931, 9379}
KEY = "sk-or-Kanarienvogel7391"


def partners(lines):
    """(address, port) of each connection that strace noted."""
    found = set()
    for line in lines:
        port = re.search(r"sin6?_port=htons\((\d+)\)", line)
        address = re.search(r'inet_addr\("([^"]+)"\)|inet_pton\(AF_INET6, "([^"]+)"', line)
        found.add((next(filter(None, address.groups())), int(port.group(1))))
    return found


def it_connects_to_nobody_while_the_pages_are_looked_at(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    tracer = Tracer(sela.process.pid, sela.folder / "trace")
    for path in MODEL_PAGES.values():
        visit.go(path)
        assert visit.page.locator("h1").count() == 1, path
    allow_elsewhere(visit)
    press(visit, "/settings/models/elsewhere")
    visit.go("/settings/consents")
    with visit.page.expect_event("load"):
        visit.page.locator('button[name="answer"][value="yes"]').first.click()
    visit.go("/settings/models")
    assert tracer.connections() == []


def it_looks_only_at_the_known_ports_of_this_machine(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    visit.go("/settings/models/local")
    tracer = Tracer(sela.process.pid, sela.folder / "trace")
    press(visit, "/local/look")
    assert visit.page.locator("#found").count() == 1
    asked = partners(tracer.connections())
    assert {port for _, port in asked} == KNOWN_PORTS, asked
    assert {address for address, _ in asked} <= {"127.0.0.1", "::1"}, asked


def it_speaks_only_with_the_program_that_she_chose(stage):
    sela = stage.sela()
    server = ModelServer()
    visit = stage.visit(sela)
    first_start(visit)
    tracer = Tracer(sela.process.pid, sela.folder / "trace")
    choose_local(visit, server)
    assert server.bodies == [], "choosing sends nothing"
    press(visit, "/settings/models/try")
    assert "It answered in" in visit.text(), visit.text()
    assert partners(tracer.connections()) == {("127.0.0.1", server.port)}
    assert len(server.bodies) == 1
    sent = " ".join(message["content"] for message in server.bodies[0]["messages"])
    assert "test of the connection" in sent, sent
    visit.go("/settings/egress")
    assert server.address in visit.text() and MODEL in visit.text(), visit.text()
    assert "answered" in visit.text()
    server.stop()
    visit.go("/settings/models")
    press(visit, "/settings/models/try")
    assert visit.page.locator(".problem-box").count() == 1, "a program that is gone is said in words"
    press(visit, "/settings/models/none")
    assert "Nobody" in visit.text()


def it_works_without_scripts(stage):
    sela = stage.sela()
    server = ModelServer()
    visit = stage.visit(sela, scripts=False)
    first_start(visit)
    choose_local(visit, server)
    press(visit, "/settings/models/try")
    assert "It answered in" in visit.text(), visit.text()
    allow_elsewhere(visit)
    press(visit, "/settings/models/elsewhere")
    visit.go("/settings/consents")
    with visit.page.expect_event("load"):
        visit.page.locator('button[name="answer"][value="yes"]').first.click()
    assert "You agreed on" in visit.text()
    press(visit, "/revoke-all")
    assert "You agreed on" not in visit.text()
    server.stop()


def it_chooses_and_tries_without_a_mouse(stage):
    server = ModelServer()
    visit = stage.visit(stage.sela(), viewport=WIDE)
    page = visit.page
    first_start(visit)

    def enter(wanted):
        tab_to(visit, wanted)
        with page.expect_event("load"):
            page.keyboard.press("Enter")

    visit.go("/settings")
    enter(lambda at: at["href"] == "/settings/models")
    enter(lambda at: at["href"] == "/settings/models/local")
    tab_to(visit, lambda at: at["name"] == "service_address")
    page.keyboard.insert_text(server.address)
    with page.expect_event("load"):
        page.keyboard.press("Enter")
    enter(lambda at: at["action"] == "/settings/models/local")
    enter(lambda at: at["action"] == "/settings/models/try")
    assert "It answered in" in visit.text()
    server.stop()


def it_never_shows_a_key_again(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    bodies = []
    visit.context.on("response", lambda answer: bodies.append(answer))
    first_start(visit)
    allow_elsewhere(visit)
    visit.page.locator('input[name="model_key"]').fill(KEY)
    press(visit, "/settings/models/elsewhere")
    for path in MODEL_PAGES.values():
        visit.go(path)
        assert KEY not in visit.page.content(), path
        assert KEY not in visit.page.url
    visit.go("/settings/models/elsewhere")
    assert visit.page.locator('input[name="model_key"]').input_value() == ""
    sela.stop()
    files = [path for path in sela.folder.rglob("*") if path.is_file()]
    assert not [path for path in files if KEY.encode() in path.read_bytes()], "in no file and no log"


def it_asks_before_a_file_is_fetched_and_fetches_nothing_by_itself(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    tracer = Tracer(sela.process.pid, sela.folder / "trace")
    visit.go("/settings/models/managed")
    follow(visit, "/settings/models/managed/qwen3-4b")
    assert "huggingface.co" in visit.text()
    follow(visit, "/settings/models/managed")
    assert tracer.connections() == []


PAGE = """<!DOCTYPE html><html lang="en"><head><title>Sela</title><script src="/assets/sela.js" defer></script></head>
<body><main><section id="model-a" tabindex="-1"%s><h1>A</h1><p id="words">%s</p>%s</section></main></body></html>"""


@cases([("phone",), ("wide",)])
def it_shows_how_far_something_has_come_and_keeps_the_focus(stage, size):
    """The pages are made up here; the script that looks again is the real one."""
    visit = stage.visit(stage.sela(), viewport=PHONE if size == "phone" else WIDE)
    # What goes through the service worker cannot be made up.
    visit.context.add_init_script("delete Navigator.prototype.serviceWorker")
    first_start(visit)
    asked = []
    steps = [(" data-live", "one", '<button id="pause">Pause</button>'),
             (" data-live", "two", '<button id="pause">Pause</button>'), ("", "ready", "")]

    def answer(route):
        asked.append(route.request.headers.get("sela-refresh"))
        route.fulfill(status=200, content_type="text/html", body=PAGE % steps[min(len(asked), 3) - 1])

    visit.page.route("**/settings/models/managed", answer)
    visit.go("/settings/models/managed")
    visit.page.locator("#pause").focus()
    visit.page.get_by_text("two").wait_for()
    assert visit.page.evaluate("document.activeElement.id") == "pause", "the focus stays"
    visit.page.get_by_text("ready").wait_for()
    assert visit.page.evaluate("document.activeElement.id") == "model-a", "and does not get lost"
    visit.page.wait_for_timeout(4_500)
    assert asked == [None, "yes", "yes"], "what has come to its end is not looked at again"
