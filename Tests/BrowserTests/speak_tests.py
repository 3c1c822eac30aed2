"""Speaking: from a microphone, or a file, to words."""
import json
import re
import struct

import numpy
import openpyxl
from cases import cases
from journey import PASSPHRASE, button, choose, first_start, follow, press, set_passphrase
from voices import GERMAN, GERMAN_WITH_A_SONG, MODEL, german, made, sample, tones

READY = "Ready. Ten minutes at most."


def house(stage, **how):
    sela = stage.sela(SELA_SPEECH_MODEL=MODEL)
    return sela, sela.folder


def speaking(stage, sela, voice=None, **how):
    """Somebody on the page to speak."""
    visit = stage.speaker(sela, voice, **how)
    first_start(visit)
    visit.go("/speak")
    return visit


def control(visit, name):
    return visit.page.locator(f"[data-recorder] button[data-{name}]")


def seconds(visit):
    minutes, rest = visit.page.locator("[data-time]").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def record(visit, until):
    """Starts, and waits until so many seconds are recorded."""
    control(visit, "start").click()
    wait_for(visit, until)


def wait_for(visit, until):
    visit.page.wait_for_function(
        "until => { const [m, s] = document.querySelector('[data-time]').textContent.split(':');"
        " return m * 60 + Number(s) >= until; }", arg=until, timeout=90_000)


def words_of(visit, sela):
    """What is kept of the recording once it was heard."""
    visit.page.wait_for_url(re.compile(r"/speak/[0-9a-f-]{36}/review$"), timeout=120_000)
    return visit.page.content()


def captured(visit):
    """The WAV file that the page sends; it gets an answer that nothing can be done with."""
    sent = []

    def take(route):
        if route.request.method != "POST":
            return route.continue_()
        sent.append(route.request.post_data_buffer)
        route.fulfill(status=503, content_type="text/plain", body="no")

    visit.watch.expect("503")
    visit.page.route("**/speak", take)
    control(visit, "finish").click()
    control(visit, "retry").wait_for()
    body = sent[0]
    start = body.index(b"RIFF")
    size, = struct.unpack("<I", body[start + 40:start + 44])
    assert body[start + 20:start + 36] == struct.pack("<HHIIHH", 1, 1, 16_000, 32_000, 2, 16)
    return numpy.frombuffer(body[start + 44:start + 44 + size], dtype="<i2").astype(float)


def strength(samples, hertz):
    """How strong a tone is in the samples, 0…1."""
    turns = 2j * numpy.pi * hertz * numpy.arange(len(samples)) / 16_000
    return 2 * abs(numpy.mean(samples * numpy.exp(-turns))) / 32_767


def it_records_pauses_and_hears(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, sample(folder))
    visit.page.evaluate(
        "() => { window.said = []; new MutationObserver(() => said.push(document.querySelector('[data-state]')"
        ".textContent)).observe(document.querySelector('[data-state]'), { childList: true }); }")
    visit.page.locator("select").select_option("en")
    control(visit, "start").focus()
    visit.page.keyboard.press("Enter")
    wait_for(visit, 3)
    assert visit.page.locator("[data-level]").evaluate("bar => bar.value") > 0
    control(visit, "pause").click()
    visit.page.get_by_text("Paused.").wait_for()
    paused = seconds(visit)
    visit.page.wait_for_timeout(1_500)
    assert seconds(visit) == paused, "time stands still"
    visit.page.keyboard.press("Enter")
    visit.page.locator("[data-state]").get_by_text("Recording.").wait_for()
    wait_for(visit, 13)
    assert visit.page.evaluate("said.length") <= 5, visit.page.evaluate("said")
    control(visit, "finish").focus()
    visit.page.keyboard.press("Enter")
    assert "country" in words_of(visit, sela)


def it_hears_German(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, german(folder), language="de")
    record(visit, 13)
    control(visit, "finish").click()
    page = words_of(visit, sela).lower()
    found = [word for word in ("heute", "vormittag", "kopf", "mittags", "spazieren") if word in page]
    assert len(found) >= 3, (found, GERMAN)


def it_goes_from_a_voice_to_the_chart_and_the_workbook(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, german(folder, GERMAN_WITH_A_SONG), language="de")
    page = visit.page
    record(visit, 13)
    control(visit, "finish").click()
    words_of(visit, sela)
    heard = page.locator("#transcript").input_value()
    assert "heute" in heard.lower() and "im kopf" in heard.lower(), heard
    read = {field.get_attribute("name"): field.get_attribute("value") for field in page.locator("input:checked").all()}
    assert read.get("spoken_mood") == "gut" and read.get("music_in_head") == "true", (read, heard)
    page.locator("#song_name").fill("Wonderwall")
    press(visit, "/save")
    assert re.match(r"/spoken/[0-9a-f-]{36}$", visit.path), visit.path
    assert "Wonderwall" in visit.text() and heard.split()[0] in visit.text()
    assert not page.locator("audio").count(), "the recording is gone unless it was to be kept"
    follow(visit, "/history/check-ins")
    assert page.locator("svg .spoken-point").count() == 1
    page.locator(".entries a.entry", has_text=heard.split()[0]).wait_for()
    follow(visit, "/export")
    book = exported(visit, folder)
    rows = list(book["Tagebuch"].iter_rows(values_only=True))
    assert len(rows) == 2, rows
    row = dict(zip(rows[0], rows[1]))
    assert heard in row.values() and "Wonderwall" in row.values() and "gut" in row.values(), row


def exported(visit, folder):
    """Everything as a workbook, downloaded and opened by another program than Sela."""
    visit.page.locator('input[name="range"][value="all"]').check()
    with visit.page.expect_download() as waiting:
        button(visit, "/export").click()
    assert waiting.value.suggested_filename.endswith(".xlsx"), waiting.value.suggested_filename
    path = f"{folder}/export.xlsx"
    waiting.value.save_as(path)
    return openpyxl.load_workbook(path)


def it_asks_before_it_throws_a_recording_away(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, tones(folder, 440))
    record(visit, 1)
    control(visit, "cancel").click()
    visit.page.get_by_text(READY).wait_for()
    assert seconds(visit) == 0, "a moment's recording goes without a word"
    record(visit, 4)
    control(visit, "cancel").click()
    visit.page.locator("dialog button[value=no]").click()
    visit.page.get_by_text("Paused.").wait_for()
    assert seconds(visit) >= 4
    control(visit, "cancel").click()
    visit.page.locator("dialog button[value=yes]").click()
    visit.page.get_by_text(READY).wait_for()
    assert json.loads(sela.command("doctor", "--json"))["healthy"]


@cases([("refused",), ("missing",), ("insecure",)])
def it_says_why_it_cannot_record(stage, why):
    sela, folder = house(stage)
    voice = tones(folder, 440) if why == "refused" else None
    visit = stage.speaker(sela, voice, grants=why != "refused")
    if why == "insecure":
        visit.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    first_start(visit)
    visit.go("/speak")
    if why != "insecure":
        control(visit, "start").click()
    words = {
        "refused": "does not allow the microphone", "missing": "no microphone", "insecure": "cannot record here",
    }[why]
    alert = visit.page.locator("[data-problem]")
    visit.page.get_by_text(words).wait_for()
    assert words in alert.inner_text()
    assert visit.page.locator('a[href="/speak/write"]').is_visible()


@cases([("own",), ("given",)])
def it_records_16_kHz_whatever_the_microphone_has(stage, rate):
    """12 kHz cannot be in it: what is above 8 kHz must not come back as 4 kHz."""
    sela, folder = house(stage)
    visit = stage.speaker(sela, tones(folder, 1_000, 12_000))
    if rate == "own":
        visit.context.add_init_script(
            "const Usual = AudioContext; window.AudioContext = class extends Usual { constructor(how) {"
            " if (how) throw new DOMException('no such rate', 'NotSupportedError'); super(); } };")
    first_start(visit)
    visit.go("/speak")
    record(visit, 3)
    samples = captured(visit)
    assert 3 * 16_000 <= len(samples) < 60 * 16_000
    middle = samples[8_000:40_000]
    wanted = strength(middle, 1_000)
    assert wanted > 0.02, wanted
    assert strength(middle, 4_000) < wanted / 100, (wanted, strength(middle, 4_000))


def it_loses_nothing_when_Sela_is_not_there(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, sample(folder))
    visit.watch.expect("ERR_CONNECTION")
    visit.watch.expect("403")
    record(visit, 4)
    sela.kill()
    control(visit, "finish").click()
    visit.page.get_by_text("still on this page").wait_for()
    with visit.page.expect_download() as waiting:
        control(visit, "save").click()
    saved = waiting.value.path().read_bytes()
    assert saved[:4] == b"RIFF" and len(saved) > 4 * 32_000
    sela.restart()
    control(visit, "retry").click()
    words_of(visit, sela)


def it_keeps_the_recording_while_the_diary_is_locked(stage):
    sela, folder = house(stage)
    visit = speaking(stage, sela, sample(folder))
    visit.watch.expect("423")
    visit.watch.expect("403")
    set_passphrase(visit)
    visit.go("/speak")
    record(visit, 4)
    other = visit.context.new_page()
    other.goto(sela.address + "/")
    other.locator('form[action="/lock"] button').click()
    other.wait_for_url("**/unlock")
    control(visit, "finish").click()
    visit.page.get_by_text("Your diary is locked.").wait_for()
    assert visit.page.locator('a[href="/unlock"]').is_visible()
    other.locator('input[name="passphrase"]').fill(PASSPHRASE)
    other.locator('form[action="/unlock"] button').first.click()
    other.wait_for_url(re.compile(r"/(speak)?$"))
    control(visit, "retry").click()
    words_of(visit, sela)


@cases([("scripts",), ("none",)])
def it_takes_a_file_of_another_kind(stage, scripts):
    sela, folder = house(stage)
    visit = stage.visit(sela, scripts=scripts == "scripts")
    first_start(visit)
    visit.go("/speak")
    assert visit.page.locator("[data-recorder]").is_visible() == (scripts == "scripts")
    voice = made(folder, "voice.m4a", "-i", str(sample(folder)), "-c:a", "aac")
    visit.page.locator('details:has(input[type="file"]) > summary').click()
    visit.page.locator('input[type="file"]').set_input_files(str(voice))
    visit.page.locator("select").select_option("en")
    visit.page.locator('form[action="/speak"] button[type="submit"]:visible').click()
    assert "country" in words_of(visit, sela)


def it_says_that_nothing_was_heard(stage):
    sela, folder = house(stage)
    visit = stage.visit(sela)
    first_start(visit)
    visit.go("/speak")
    quiet = made(folder, "quiet.wav", "-f", "lavfi", "-i", "anoisesrc=amplitude=0.01:duration=3", "-ar", "16000")
    visit.page.locator('details:has(input[type="file"]) > summary').click()
    visit.page.locator('input[type="file"]').set_input_files(str(quiet))
    visit.page.locator('form[action="/speak"] button[type="submit"]:visible').click()
    visit.page.get_by_text("No speech heard.").wait_for(timeout=60_000)
    assert visit.page.locator('a[href$="/review"]').is_visible()
