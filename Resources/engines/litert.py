"""Serves a LiteRT-LM file with the server behind `litert-lm serve`.

That server looks for models in a folder of its own, loads one at the first request, knows no keys and fetches
pictures that a message points to. Here it serves the one file it was given, loaded before it says that it is
ready, to whoever has the key, and fetches nothing.
"""
import hmac
import json
import os
import sys
import urllib.request

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import child  # noqa: E402

LONGEST_BODY = 4_000_000


def refuse(*_arguments, **_options):
    raise OSError("nothing is fetched")


def handler(base, order, engine):
    """The handler of litert-lm, with a lock before it and one model behind it."""

    class OneModelHandler(base):
        # A connection on which nothing comes or goes for so long is closed: there is one at a time.
        timeout = 60

        def parse_request(self):
            if not super().parse_request():
                return False
            given = self.headers.get("Authorization", "").encode()
            if not hmac.compare_digest(given, b"Bearer " + order["key"].encode()):
                self.send_error(401)
                return False
            length = self.headers.get("Content-Length", "0")
            if not length.isdigit() or int(length) > LONGEST_BODY:
                self.send_error(413)
                return False
            return True

        def do_GET(self):
            if self.path not in ("/health", "/v1/models"):
                self.send_error(404)
                return
            models = {"object": "list", "data": [{"id": order["name"], "object": "model"}]}
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(models).encode())

        def do_POST(self):
            if self.path == "/v1/chat/completions":
                super().do_POST()
            else:
                self.send_error(404)

        def do_OPTIONS(self):
            self.send_error(404)

        def parse_request_body(self):
            body = super().parse_request_body()
            if not isinstance(body, dict):
                return None
            # Two names that this server does not know for what it does know.
            if "max_tokens" in body:
                body.setdefault("max_completion_tokens", body["max_tokens"])
            if body.get("chat_template_kwargs") == {"enable_thinking": False}:
                body.setdefault("reasoning_effort", "none")
            return body

        def get_engine(self, *_arguments, **_options):
            return engine

        def log_message(self, *_arguments):
            pass

    return OneModelHandler


def main():
    order = child.begin()
    try:
        import litert_lm
        from litert_lm_cli import config
        from litert_lm_cli.commands.serve import openai_handler, util
    except (ImportError, OSError):
        os._exit(child.MISSING)
    urllib.request.urlopen = refuse
    # Settings that somebody made for the command `litert-lm` are not ours.
    config.set_config_path(os.devnull)
    litert_lm.set_min_log_severity(litert_lm.LogSeverity.SILENT)
    try:
        engine = litert_lm.Engine(
            order["file"], backend=litert_lm.Backend.CPU(thread_count=order["threads"]),
            max_num_tokens=order["context"], cache_dir=":nocache", enable_benchmark=True,
            use_ringbuffers_local_attention=True)
    except (RuntimeError, OSError, ValueError):
        os._exit(1)
    served = handler(openai_handler.OpenAIHandler, order, engine)
    with util.LiteRTLMServer(("127.0.0.1", 0), served) as server:
        child.say_ready(server.server_address[1])
        server.serve_forever()


if __name__ == "__main__":
    main()
