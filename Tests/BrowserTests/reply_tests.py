"""A model's reply to a deeper text: asked for, stopped, kept, by real clicks."""
from browser import PHONE
from cases import cases
from journey import REPLIES, TEXTS, first_start, follow, press, save, understand, write
from model_server import MODEL, ModelServer
from pages import choose_local

ON_AND_OFF = [("scripts",), ("none",)]


def deeper(stage, scripts):
    """The page to go deeper, with a text on it and a program that answers."""
    server = ModelServer(REPLIES["en"])
    visit = stage.visit(stage.sela(), viewport=PHONE, scripts=scripts == "scripts")
    first_start(visit)
    choose_local(visit, server)
    write(visit, TEXTS["en"]["text"])
    understand(visit)
    follow(visit, "/deeper")
    visit.page.locator('textarea[name="deeper"]').fill(TEXTS["en"]["deeper"])
    return visit, server


def arrives(visit, scripts):
    """Waits for the reply, as she would: with scripts it comes by itself, without she looks again."""
    if scripts == "scripts":
        visit.page.locator("#reply .words").wait_for()
        return
    for _ in range(200):
        if visit.page.locator("#reply .words").count():
            return
        with visit.page.expect_event("load"):
            visit.page.locator('button[name="looks"]').click()
    raise AssertionError(visit.text())


@cases(ON_AND_OFF)
def it_asks_keeps_and_saves_a_reply(stage, scripts):
    visit, server = deeper(stage, scripts)
    server.may_answer.clear()
    press(visit, "/reply")
    assert "The model is writing" in visit.text(), visit.text()
    more = TEXTS["en"]["deeper"]
    assert visit.page.locator('textarea[name="deeper"]').input_value() == more
    server.may_answer.set()
    arrives(visit, scripts)
    assert REPLIES["en"] in visit.text() and MODEL in visit.text()
    assert len(server.bodies) == 1, "looking asks nobody"
    press(visit, "/reply/keep")
    assert "It will be saved with the entry" in visit.text()
    save(visit)
    assert REPLIES["en"] in visit.text() and MODEL in visit.text() and more in visit.text()
    server.stop()


@cases(ON_AND_OFF)
def it_stops_and_loses_nothing(stage, scripts):
    visit, server = deeper(stage, scripts)
    server.may_answer.clear()
    press(visit, "/reply")
    visit.page.locator('textarea[name="deeper"]').fill("Typed while it writes.")
    press(visit, "/reply/stop")
    server.may_answer.set()
    assert "Ask for a reply" in visit.text(), visit.text()
    assert visit.page.locator('textarea[name="deeper"]').input_value() == "Typed while it writes."
    save(visit)
    assert "Typed while it writes." in visit.text() and REPLIES["en"] not in visit.text()
    server.stop()
