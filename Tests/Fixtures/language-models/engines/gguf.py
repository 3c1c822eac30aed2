"""An engine that only plays one. What it does stands in the file that it is to serve.

ready      serves                     unhealthy  listens, but is never ready
empty      serves, and says nothing   silent     never says that it listens
ends       ends at once               nonsense   says something else than its port
missing    finds nothing installed    deaf       serves, and does not listen when it is asked to end
asks       asks for more memory than it may have, and serves if it gets none
parent     serves, and has a child of its own
stuck      is deaf as well, and gives no answer
unbound    serves, and the system does not end it with the program that started it

Beside that file it writes what it saw of its surroundings, with the ending .seen.
"""
import ctypes
import http.server
import json
import mmap
import os
import pathlib
import resource
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[4]
sys.path.insert(0, str(ROOT / "Resources" / "engines"))
import child  # noqa: E402


def seen(order, behaviour, **more):
    mask = os.umask(0o077)
    part = os.open(order["file"] + ".seen.part", os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    found = {
        "pid": os.getpid(), "group": os.getpgrp(), "umask": mask, "folder": os.getcwd(),
        "environment": dict(os.environ), "arguments": sys.argv, "order": order, "behaviour": behaviour,
        "core": resource.getrlimit(resource.RLIMIT_CORE)[0],
        "goesFirst": int(pathlib.Path("/proc/self/oom_score_adj").read_text()), **more,
    }
    os.write(part, json.dumps(found).encode())
    os.close(part)
    os.rename(order["file"] + ".seen.part", order["file"] + ".seen")


class Handler(http.server.BaseHTTPRequestHandler):
    def answer(self, body):
        if self.headers.get("Authorization") != "Bearer " + self.server.order["key"]:
            self.send_error(401)
        elif self.server.behaviour == "unhealthy":
            self.send_error(503)
        else:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

    def do_GET(self):
        self.answer({"data": []})

    def do_POST(self):
        if self.server.behaviour == "stuck":
            pathlib.Path(self.server.order["file"] + ".asked").touch()
            time.sleep(120)
        content = "" if self.server.behaviour == "empty" else "ok"
        self.answer({"choices": [{"message": {"content": content}}]})

    def log_message(self, *_arguments):
        pass


def main():
    descriptors = sorted(int(name) for name in os.listdir("/proc/self/fd"))
    known, listens, listen = threading.Event(), [True], child.end_with_input

    def listen_unless_deaf():
        known.wait()
        if listens[0]:
            listen()

    child.end_with_input = listen_unless_deaf
    order = child.begin()
    behaviour = pathlib.Path(order["file"]).read_text().strip()
    listens[0] = behaviour not in ("deaf", "stuck")
    known.set()
    more = {"inherited": descriptors}
    if behaviour == "asks":
        try:
            mmap.mmap(-1, 4 << 30, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            more["got"] = True
        except OSError:
            more["got"] = False
    if behaviour == "parent":
        more["child"] = subprocess.Popen(["/bin/sleep", "120"]).pid
    if behaviour == "unbound":
        ctypes.CDLL(None).prctl(child.PR_SET_PDEATHSIG, 0, 0, 0, 0)
    if behaviour in ("deaf", "stuck"):
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    seen(order, behaviour, **more)
    if behaviour == "ends":
        os._exit(1)
    if behaviour == "missing":
        os._exit(child.MISSING)
    if behaviour == "silent":
        time.sleep(120)
    if behaviour == "nonsense":
        os.write(child._said, b"port 8080\n")
        time.sleep(120)
    server = http.server.HTTPServer(("127.0.0.1", 0), Handler)
    server.order, server.behaviour = order, behaviour
    child.say_ready(server.server_address[1])
    server.serve_forever()


main()
