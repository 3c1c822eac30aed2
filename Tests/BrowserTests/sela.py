"""The program under test: a server of its own, with a diary of its own, for each test."""
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = pathlib.Path(os.environ.get("SELA_BINARY", ROOT / ".build" / "release" / "sela"))


class Sela:
    """A running server. Its diary, its home and its temporary files are in a folder that goes at the end."""

    def __init__(self, **environment):
        self.more = environment
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sela-browser-"))
        self.data = self.folder / "diary"
        self.process = None
        self.port = 0
        self.address = ""
        self.start()

    def environment(self):
        """No variable of the person who runs the tests reaches the program."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        temporary = self.folder / "temporary"
        temporary.mkdir(exist_ok=True)
        return {
            "PATH": "/usr/bin:/bin", "HOME": str(home), "TMPDIR": str(temporary), "LC_ALL": "C.UTF-8",
            "TZ": "Europe/Berlin", **self.more,
        }

    def command(self, *arguments, text=None):
        """Runs one command against the same diary and gives what it printed."""
        done = subprocess.run(
            [BINARY, *arguments, "--data", self.data], input=text, capture_output=True, text=True,
            env=self.environment(), timeout=60)
        assert done.returncode == 0, f"sela {arguments[0]}: {done.returncode}: {done.stderr}"
        return done.stdout

    def start(self):
        """Starts the server; after the first time on the same port, so that an open page finds it again."""
        self.log = open(self.folder / "log", "ab")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--data", self.data, "--port", str(self.port), "--json"],
            stdout=subprocess.PIPE, stderr=self.log, stdin=subprocess.DEVNULL, env=self.environment())
        line = self.process.stdout.readline()
        assert line, f"the server did not start: {(self.folder / 'log').read_text()}"
        self.address = json.loads(line)["address"].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])
        self.wait_until_it_answers()

    def wait_until_it_answers(self):
        last = None
        for _ in range(100):
            try:
                return urllib.request.urlopen(self.address + "/health", timeout=5).read()
            except OSError as problem:
                last = problem
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {last}")

    def kill(self):
        """Ends it the hard way, like a power cut of the process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def freeze(self):
        """The process is there and answers nobody, as on a machine that is out of breath."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self):
        self.process.send_signal(signal.SIGCONT)

    def restart(self):
        self.start()

    def stop(self):
        """Ends it the kind way; returns its exit code."""
        if self.process.poll() is None:
            self.process.terminate()
        try:
            code = self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            code = -9
        self.log.close()
        return code

    def log_text(self):
        return (self.folder / "log").read_text(errors="replace")

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)
