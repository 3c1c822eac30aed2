#!/usr/bin/env python3
"""Runs the browser tests, two at a time, and ends with "N passed, N failed".

    run.py            all of them
    run.py WORD…      those whose name holds one of the words

A test is a function whose name begins with `it_` in a file `*_tests.py`. It gets a `Stage`: a browser, and
servers on demand. A picture of what was seen when a test failed is left in .build/browser-failures.
"""
import importlib
import inspect
import multiprocessing
import pathlib
import sys
import time
import traceback

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from browser import Browser, Visit  # noqa: E402
from sela import BINARY, ROOT, Sela  # noqa: E402
from voices import SpokenVisit  # noqa: E402

FAILURES = ROOT / ".build" / "browser-failures"
WORKERS = 2
browser = None


class Stage:
    """What a test plays on. Everything opened through it is checked and closed at its end."""

    def __init__(self):
        self.servers = []
        self.visits = []

    def sela(self, **environment):
        self.servers.append(Sela(**environment))
        return self.servers[-1]

    def visit(self, sela, **how):
        self.visits.append(Visit(browser, sela, **how))
        return self.visits[-1]

    def speaker(self, sela, voice=None, **how):
        self.visits.append(SpokenVisit(browser, sela, voice, **how))
        return self.visits[-1]

    def picture(self, name):
        FAILURES.mkdir(parents=True, exist_ok=True)
        for number, visit in enumerate(self.visits):
            try:
                visit.page.screenshot(path=FAILURES / f"{name}-{number}.png", full_page=True, timeout=5_000)
                (FAILURES / f"{name}-{number}.html").write_text(visit.page.content())
            except Exception:  # the page may be gone; the failure itself is told elsewhere
                pass

    def end(self):
        problems = []
        for visit in self.visits:
            try:
                visit.close()
            except Exception as problem:
                problems.append(str(problem))
        for sela in self.servers:
            code = sela.stop()
            if code not in (0, None):
                problems.append(f"the server ended with {code}: {sela.log_text()[-2000:]}")
            sela.remove()
        assert not problems, "; ".join(problems)


def find_tests():
    found = []
    for path in sorted(HERE.glob("*_tests.py")):
        module = importlib.import_module(path.stem)
        for name, function in inspect.getmembers(module, inspect.isfunction):
            if not name.startswith("it_"):
                continue
            cases = getattr(function, "cases", [()])
            found += [(path.stem, name, case) for case in cases]
    return found


def title(module, name, case):
    return f"{module.removesuffix('_tests')}: {name.replace('_', ' ')}" + (f" ({', '.join(case)})" if case else "")


def prepare():
    global browser
    browser = Browser()


def run(test):
    module, name, case = test
    stage = Stage()
    began = time.monotonic()
    failure = None
    try:
        getattr(importlib.import_module(module), name)(stage, *case)
    except BaseException:  # an assertion or anything else: both are a failed test
        failure = traceback.format_exc()
        stage.picture("-".join([module, name, *case]))
    try:
        stage.end()
    except BaseException as problem:
        failure = (failure or "") + f"\n{problem}"
    return title(*test), failure, time.monotonic() - began


def main():
    if not BINARY.exists():
        sys.exit(f"browser tests: error: {BINARY} is not built\nbrowser tests: hint: make build")
    words = sys.argv[1:]
    tests = [test for test in find_tests() if not words or any(word in title(*test) for word in words)]
    passed = failed = 0
    with multiprocessing.get_context("spawn").Pool(WORKERS, initializer=prepare) as pool:
        for name, failure, seconds in pool.imap_unordered(run, tests):
            if failure is None:
                passed += 1
                print(f"ok {name} ({seconds:.1f} s)", flush=True)
            else:
                failed += 1
                print(f"FAILED {name} ({seconds:.1f} s)\n{failure}", flush=True)
    print(f"{passed} passed, {failed} failed")
    sys.exit(0 if passed and not failed else 1)


if __name__ == "__main__":
    main()
