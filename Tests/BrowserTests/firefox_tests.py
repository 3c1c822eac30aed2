"""Recording in Firefox, whose audio context keeps the rate of the microphone."""
from firefox import Firefox
from voices import MODEL

# The samples of the recording that is sent: how many, and the share of 1,000 Hz in each tenth of its second second.
SENT = """(async () => {
    const file = [...window.sent.values()].find((part) => part instanceof Blob);
    const samples = new Int16Array((await file.arrayBuffer()).slice(44));
    const shares = [];
    for (let start = 16000; start < 32000; start += 1600) {
        let [real, imaginary, power] = [0, 0, 0];
        samples.slice(start, start + 1600).forEach((sample, index) => {
            const turn = 2 * Math.PI * 1000 * index / 16000;
            real += sample * Math.cos(turn); imaginary += sample * Math.sin(turn); power += sample * sample;
        });
        shares.push(2 * (real * real + imaginary * imaginary) / (1600 * power));
    }
    return { count: samples.length, shares };
})()"""


def speaking(sela, **how):
    """Somebody on the page to speak, in Firefox."""
    firefox = Firefox(**how)
    firefox.go(sela.address + "/")
    firefox.press('[name="language"][value="en"]')
    firefox.press('form[action="/welcome/set-up"] button:not([type="button"])')
    firefox.go(sela.address + "/speak")
    return firefox


def press(firefox, name):
    firefox.run(f"document.querySelector('[data-recorder] [data-{name}]').click()")


def it_records_16_kHz_in_Firefox_too(stage):
    firefox = speaking(stage.sela(SELA_SPEECH_MODEL=MODEL))
    try:
        press(firefox, "start")
        firefox.wait("document.querySelector('[data-time]').textContent >= '0:03'")
        assert firefox.run("document.querySelector('[data-level]').value") > 0
        press(firefox, "pause")
        firefox.wait("document.querySelector('[data-state]').textContent === 'Paused.'")
        paused = firefox.run("document.querySelector('[data-time]').textContent")
        firefox.run("new Promise((done) => { setTimeout(done, 1500); })")
        assert firefox.run("document.querySelector('[data-time]').textContent") == paused
        firefox.run("(() => { window.fetch = (_, how) => { window.sent = how.body; return Promise.reject(); }; })()")
        press(firefox, "finish")
        firefox.wait("window.sent instanceof FormData")
        sent = firefox.run(SENT)
        assert 3 * 16_000 <= sent["count"] < 10 * 16_000, sent
        assert min(sent["shares"]) > 0.9, sent
    finally:
        firefox.close()


def it_says_so_where_Firefox_cannot_begin(stage):
    firefox = speaking(stage.sela(SELA_SPEECH_MODEL=MODEL), has_sound=False)
    try:
        press(firefox, "start")
        firefox.wait("!document.querySelector('[data-problem]').hidden", seconds=30)
        assert firefox.run("document.querySelector('a[href=\"/speak/write\"]').checkVisibility()")
    finally:
        firefox.close()
