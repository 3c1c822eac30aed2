"""Serves a GGUF file with the server of llama.cpp, as the package xllamacpp brings it."""
import os
import sys
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import child  # noqa: E402


def parameters(engine, order):
    chosen = engine.CommonParams()
    chosen.model.path = order["file"]
    chosen.model_alias = {order["name"]}
    chosen.hostnames = ["127.0.0.1"]
    chosen.port = 0  # the system chooses
    chosen.api_keys = [order["key"]]
    chosen.n_ctx = order["context"]
    chosen.n_parallel = 1
    for threads in (chosen.cpuparams, chosen.cpuparams_batch):
        threads.n_threads = order["threads"]
        threads.poll = 0  # a thread with nothing to do sleeps
    # Nothing is fetched, shown, kept or told.
    chosen.offline = True
    chosen.ui = False
    chosen.endpoint_slots = False
    chosen.endpoint_props = False
    chosen.endpoint_metrics = False
    chosen.cache_ram_mib = 0
    chosen.n_ctx_checkpoints = 0
    chosen.cors_origins = ""
    chosen.verbosity = -1
    return chosen


def main():
    order = child.begin()
    try:
        import xllamacpp
    except (ImportError, OSError):
        os._exit(child.MISSING)
    try:
        server = xllamacpp.Server(parameters(xllamacpp, order))
    except RuntimeError:
        os._exit(1)
    child.say_ready(urllib.parse.urlsplit(server.listening_address).port)
    child.wait()


if __name__ == "__main__":
    main()
