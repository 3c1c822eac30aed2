#!/usr/bin/env python3
"""Holds the program that ships to its own description of /api/v1, and ends with "N passed, N failed".

A new diary is served, schemathesis reads the description from it and asks for everything in it, with values that fit
and values that do not. The seed is fixed: a failure is the same the next time.
"""
import json
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from sela import BINARY, Sela  # noqa: E402

SCOPES = ["entries:read", "entries:write", "checkins:read", "checkins:write", "summaries:read", "safety:scan"]
EXAMPLES = 25
SECONDS = 35
# What holds for answers to what fits, to what does not, and to requests without a token.
CHECKS = ",".join([
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "negative_data_rejection", "missing_required_header", "unsupported_method",
    "use_after_free", "ensure_resource_availability", "ignored_auth",
])


def main():
    if not BINARY.exists():
        sys.exit(f"contract: error: {BINARY} is not built\ncontract: hint: make build")
    sela = Sela()
    try:
        for number in range(3):
            sela.command("write", "--mood", str(number + 2), text=f"Ein Tag im Mai, der {number + 1}.")
        sela.command("checkin", "2")
        token = json.loads(sela.command("token", "make", "contract", *SCOPES, "--json"))["token"]
        # The token is for this diary only, which goes at the end.
        # One worker: in two threads at once, Python 3.11 may fail to build syntax trees, which is how hypothesis
        # describes its strategies (python/cpython#106905).
        done = subprocess.run(
            [pathlib.Path(sys.executable).parent / "schemathesis", "run", sela.address + "/api/v1/openapi.json",
             "-H", f"Authorization: Bearer {token}", "--checks", CHECKS, "-n", str(EXAMPLES), "--seed", "20261130",
             "--phases", "examples,coverage,fuzzing", "--max-time", str(SECONDS), "--workers", "1",
             "--suppress-health-check", "all", "--no-color", "--continue-on-failure"],
            cwd=sela.folder, capture_output=True, text=True, timeout=3 * SECONDS)
    finally:
        code = sela.stop()
        trouble = sela.log_text()
        sela.remove()
    print(done.stdout + done.stderr)
    is_whole = done.returncode == 0 and code == 0
    if code != 0:
        print(f"the server ended with {code}: {trouble[-2000:]}")
    print("1 passed, 0 failed" if is_whole else "0 passed, 1 failed")
    sys.exit(0 if is_whole else 1)


if __name__ == "__main__":
    main()
