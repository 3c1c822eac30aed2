"""A server that speaks chat completions and answers as it is told, for tests of the command line.

server.py FOLDER ANSWER-FILE [CERTIFICATE]: listens on a free port of 127.0.0.1, writes its address to
FOLDER/server and each request, headers and all, to FOLDER/requests. Answers every question with the file's text.
With a certificate (a PEM file that holds the key too) it speaks TLS.
"""
import http.server
import json
import os
import pathlib
import ssl
import sys

FOLDER = pathlib.Path(sys.argv[1])
ANSWER = pathlib.Path(sys.argv[2]).read_text(encoding="utf-8")


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def note(self, body):
        with open(FOLDER / "requests", "a", encoding="utf-8") as log:
            log.write(f"{self.command} {self.path}\n{self.headers}{body}\n")

    def answer(self, status, kind, text):
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        self.note("")
        if self.path == "/v1/models":
            self.answer(200, "application/json", json.dumps({"data": [{"id": "small"}, {"id": "large"}]}))
        else:
            self.answer(404, "text/plain", "no")

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0))).decode()
        self.note(body)
        if json.loads(body)["model"] == "missing":
            return self.answer(404, "application/json", '{"error":{"message":"no such model"}}')
        parts = [{"choices": [{"index": 0, "delta": {"content": ANSWER}}]},
                 {"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}]
        events = "".join(f"data: {json.dumps(part)}\n\n" for part in parts) + "data: [DONE]\n\n"
        self.answer(200, "text/event-stream", events)

    def log_message(self, *words):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering)
scheme = "http"
if len(sys.argv) > 3:
    scheme = "https"
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(sys.argv[3])
    server.socket = context.wrap_socket(server.socket, server_side=True)
# In one step: whoever waits for the file must not read half of it.
(FOLDER / "server.new").write_text(f"{scheme}://127.0.0.1:{server.server_port}", encoding="utf-8")
os.rename(FOLDER / "server.new", FOLDER / "server")
server.serve_forever()
