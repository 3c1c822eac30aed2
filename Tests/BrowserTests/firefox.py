"""Firefox without a window, spoken to as WebDriver BiDi says, for what browsers do differently: recording."""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from websockets.sync.client import connect

FIREFOX = "/usr/bin/firefox-esr"
# Nobody is asked about the microphone, which is a machine's: a tone of 1,000 Hz. Nothing is fetched from elsewhere.
SETTINGS = {
    "media.navigator.streams.fake": True, "media.navigator.permission.disabled": True,
    "media.navigator.audio.fake_frequency": 1_000, "media.autoplay.default": 0, "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "browser.safebrowsing.downloads.remote.enabled": False,
    "extensions.update.enabled": False, "app.normandy.enabled": False, "services.settings.server": "data:,",
    "intl.accept_languages": "en-GB",
}


class Firefox:
    """One window with one page, of a profile that goes at the end."""

    def __init__(self, has_sound=True):
        """`has_sound`: whether the machine can play anything; Firefox records only then."""
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sela-firefox-"))
        self.sound = self.sound_server() if has_sound else None
        (self.folder / "user.js").write_text(
            "".join(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in SETTINGS.items()))
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--profile", self.folder, "--no-remote", "--remote-debugging-port", "0", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "PULSE_SERVER": f"unix:{self.folder}/sound"})
        self.number = 0
        self.socket = connect(self.listening() + "/session", max_size=None, open_timeout=30)
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def sound_server(self):
        """A sound server that plays into nothing."""
        server = subprocess.Popen(
            ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
             "--load=module-null-sink", f"--load=module-native-protocol-unix socket={self.folder}/sound auth-anonymous=1"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)})
        end = time.monotonic() + 20
        while not (self.folder / "sound").exists():
            assert server.poll() is None and time.monotonic() < end, "pulseaudio did not start"
            time.sleep(0.05)
        return server

    def listening(self):
        for line in self.process.stderr:
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
            if found:
                return found.group(1)
        raise AssertionError("Firefox did not start")

    def ask(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv(timeout=60))
            if answer.get("id") == self.number:
                assert answer["type"] == "success", f"{method}: {answer.get('error')}: {answer.get('message')}"
                return answer["result"]

    def go(self, address):
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def run(self, script):
        """What an expression comes to, by way of JSON; as if a person had just pressed something."""
        answer = self.ask(
            "script.evaluate", expression=f"(async () => JSON.stringify(await ({script}) ?? null))()",
            target={"context": self.context}, awaitPromise=True, userActivation=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def wait(self, script, seconds=30):
        """Until an expression is true; a page that is just being left is asked again."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if self.run(script):
                    return
            except AssertionError as problem:
                if "discarded" not in str(problem) and "no such frame" not in str(problem):
                    raise
            time.sleep(0.1)
        raise AssertionError(f"not within {seconds} s: {script}")

    def press(self, selector):
        """Clicks, and waits for the page that comes of it."""
        self.run("window.isOld = true")
        self.run(f"document.querySelector({json.dumps(selector)}).click()")
        self.wait("!window.isOld && document.readyState === 'complete'")

    def close(self):
        for process in filter(None, (self.process, self.sound)):
            process.terminate()
            process.wait(timeout=20)
        self.process.stderr.close()
        shutil.rmtree(self.folder, ignore_errors=True)
