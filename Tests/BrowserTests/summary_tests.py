"""A model's words about a week: asked for, shown, gone with a change, by real clicks."""
import json

from browser import PHONE, WIDE
from cases import cases
from care_tests import look
from history_tests import WEEK, looking_back
from journey import follow, press, save, understand
from model_server import MODEL, ModelServer
from pages import choose_local

GOOD = "You wrote about the letter and your sister. The river and the stairs were there each day."
MOMENT = "The letter came, and your sister laughed."
ON_AND_OFF = [("scripts",), ("none",)]


def answer(summary):
    return json.dumps({"summary": summary, "moments": [{"entry": "e1", "text": MOMENT}]})


def a_week(stage, scripts, summary=GOOD, viewport=PHONE):
    """The page of a week with five entries, and a program that writes about it."""
    visit = looking_back(stage, scripts, viewport)
    server = ModelServer(answer(summary))
    choose_local(visit, server)
    visit.go(WEEK)
    return visit, server


def comes(visit, scripts, words):
    """Waits for the words, as she would: with scripts they come by themselves, without she looks again."""
    if scripts == "scripts":
        visit.page.get_by_text(words).wait_for()
        return
    for _ in range(200):
        if words in visit.text():
            return
        follow(visit, WEEK)
    raise AssertionError(visit.text())


@cases(ON_AND_OFF)
def it_lets_a_model_write_and_takes_its_words_away(stage, scripts):
    visit, server = a_week(stage, scripts)
    server.may_answer.clear()
    press(visit, "/summary")
    assert "The model is writing" in visit.text(), visit.text()
    server.may_answer.set()
    comes(visit, scripts, GOOD)
    assert MODEL in visit.text() and "You wrote on 5 of 7 days" in visit.text(), "ours stays"
    assert len(server.bodies) == 1, "looking asks nobody"
    follow_moment = visit.page.locator("#summary a.entry")
    assert follow_moment.inner_text() == MOMENT
    assert follow_moment.get_attribute("href").startswith("/reflections/")
    press(visit, "/summary/drop")
    assert GOOD not in visit.text() and "Let the model write" in visit.text()
    server.stop()


@cases(ON_AND_OFF)
def it_lets_go_of_a_models_words_when_an_entry_changes(stage, scripts):
    visit, server = a_week(stage, scripts)
    press(visit, "/summary")
    comes(visit, scripts, GOOD)
    visit.page.locator("#summary a.entry").click()
    follow(visit, "/edit")
    visit.page.locator('textarea[name="text"]').fill("Only the river today.")
    understand(visit)
    save(visit)
    visit.go(WEEK)
    assert GOOD not in visit.text(), visit.text()
    server.stop()


@cases(ON_AND_OFF)
def it_shows_no_number_of_a_model(stage, scripts):
    visit, server = a_week(stage, scripts, "You wrote 12 times about the letter and your sister.")
    press(visit, "/summary")
    comes(visit, scripts, "The model gave numbers of its own")
    assert "12 times" not in visit.text()
    assert visit.page.locator("#summary").get_by_role("button", name="Try again").is_visible()
    server.stop()


@cases([("phone",), ("wide",)])
def it_can_be_read_by_everybody_with_a_models_words(stage, size):
    visit, server = a_week(stage, "scripts", viewport=PHONE if size == "phone" else WIDE)
    look(visit, "week-ask")
    press(visit, "/summary")
    comes(visit, "scripts", GOOD)
    look(visit, "week-written")
    server.stop()
