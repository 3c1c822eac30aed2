"""The server for LiteRT-LM files as it is, with an engine behind it that only plays one: there is no such file
that the tests could have."""
import pathlib
import runpy
import sys

import litert_lm

ROOT = pathlib.Path(__file__).resolve().parents[4]


class Chunk:
    channels = {}
    tool_calls = []

    def __init__(self, text):
        self.text = text

    def __str__(self):
        return self.text


class Conversation:
    def __enter__(self):
        return self

    def __exit__(self, *_error):
        return False

    def send_message_async(self, _prompt, max_output_tokens=None, **_options):
        yield Chunk(f"at most {max_output_tokens}")


class Engine:
    def __init__(self, *_arguments, **_options):
        pass

    def create_conversation(self, **_options):
        return Conversation()


litert_lm.Engine = Engine
sys.argv = [str(ROOT / "Resources" / "engines" / "litert.py")]
runpy.run_path(sys.argv[0], run_name="__main__")
