#!/usr/bin/env python3
"""Stands in for the Python that runs engines: ties itself to Sela as the real ones do, and answers in an instant.

Writes its process id beside itself. With a file `hang` beside it, it takes questions and never answers.
"""
import http.server
import json
import os
import pathlib
import sys
import time

HERE = pathlib.Path(sys.argv[0]).parent
sys.path.insert(0, str(pathlib.Path(sys.argv[-1]).parent))
import child  # noqa: E402

order = child.begin()


class Engine(http.server.BaseHTTPRequestHandler):
    def answer(self, kind, text):
        if self.headers.get("Authorization") != "Bearer " + order["key"]:
            return self.send_error(401)
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def do_GET(self):
        self.answer("application/json", json.dumps({"data": [{"id": order["name"]}]}))

    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        (HERE / "asked").touch()
        while (HERE / "hang").exists():
            time.sleep(0.05)
        part = {"choices": [{"index": 0, "delta": {"content": '{"ok":true}'}, "finish_reason": "stop"}]}
        self.answer("text/event-stream", f"data: {json.dumps(part)}\n\ndata: [DONE]\n\n")

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Engine)
(HERE / "pid").write_text(str(os.getpid()), encoding="utf-8")
child.say_ready(server.server_port)
server.serve_forever()
