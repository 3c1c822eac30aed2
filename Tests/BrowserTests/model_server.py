"""A program on this machine that speaks chat completions, for the tests: it answers as told and keeps what came."""
import json
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MODEL = "tiny-for-tests"


class QuietServer(ThreadingHTTPServer):
    """Somebody who stops a request hangs up: that is no trouble."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class ModelServer:
    """Listens on a loopback port of its own until it is stopped."""

    def __init__(self, content='{"ok":true}'):
        self.content = content
        self.paths = []
        self.bodies = []
        self.may_answer = threading.Event()
        self.may_answer.set()
        server = self

        class Handler(BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                server.paths.append(self.path)
                if self.path == "/v1/models":
                    self.answer({"object": "list", "data": [{"id": MODEL, "object": "model"}]})
                else:
                    self.answer({}, status=404)

            def do_POST(self):
                server.paths.append(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                server.bodies.append(json.loads(body))
                server.may_answer.wait()
                if server.bodies[-1].get("stream"):
                    self.stream()
                else:
                    self.answer({"model": MODEL, "choices": [
                        {"index": 0, "message": {"role": "assistant", "content": server.content},
                         "finish_reason": "stop"}]})

            def answer(self, value, status=200):
                body = json.dumps(value).encode()
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def stream(self):
                self.send_response(200)
                self.send_header("Content-Type", "text/event-stream")
                self.end_headers()
                for delta, end in (({"role": "assistant", "content": server.content}, None), ({}, "stop")):
                    piece = {"model": MODEL, "choices": [{"index": 0, "delta": delta, "finish_reason": end}]}
                    self.wfile.write(f"data: {json.dumps(piece)}\n\n".encode())
                self.wfile.write(b"data: [DONE]\n\n")

        self.server = QuietServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def port(self):
        return self.server.server_address[1]

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/v1"

    def stop(self):
        self.may_answer.set()
        self.server.shutdown()
        self.server.server_close()
