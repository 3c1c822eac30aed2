"""The manners of a process that runs an engine for Sela.

Sela starts it with a pipe at standard input and one at standard output. The first line it sends is a JSON object
with the order: what to serve, with which key. Standard input then stays open for as long as Sela wants the
engine. The answer is one line of JSON with the port; nothing else is ever printed, since what an engine prints
may hold what somebody wrote.
"""
import ctypes
import json
import os
import resource
import signal
import sys
import threading

# How the process ends when what it needs is not installed. Sela knows this number.
MISSING = 69

PR_SET_PDEATHSIG = 1
PR_SET_NO_NEW_PRIVS = 38

_said = None


def begin():
    """Ties this process to Sela, makes it quiet, and returns the order."""
    global _said
    os.umask(0o077)
    leave_no_dump()
    go_first()
    end_with_parent()
    order = json.loads(sys.stdin.buffer.readline(65536))
    if os.getppid() != order["parent"]:
        os._exit(0)
    limit_memory(order["memory"])
    _said = os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    os.close(nowhere)
    threading.Thread(target=end_with_input, daemon=True).start()
    return order


def leave_no_dump():
    """Sees to it that a crash shows nobody what was in memory.

    One byte and not none: where a program takes dumps, the kernel asks it whatever the limit, but for exactly
    this one (man 5 core; Linux, fs/coredump.c).
    """
    try:
        resource.setrlimit(resource.RLIMIT_CORE, (1, 1))
    except ValueError:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def go_first():
    """Tells Linux to end this process before Sela when memory runs out."""
    try:
        with open("/proc/self/oom_score_adj", "w", encoding="ascii") as score:
            score.write("500")
    except OSError:
        pass


def end_with_parent():
    """Asks Linux to kill this process when the thread that started it ends, and so when Sela does.

    Works while a library holds the interpreter for seconds, when no Python thread can look.
    """
    if sys.platform != "linux":
        return
    system = ctypes.CDLL(None)
    system.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    system.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)


def end_with_input():
    """Ends this process when nobody holds the other end of standard input any more."""
    while os.read(0, 4096):
        pass
    os._exit(0)


def limit_memory(allowed):
    """Bounds what can be asked for besides mapped files; a file that is mapped does not count.

    Twice what Sela allows: it watches what is really used and stops the engine first, unless that grows faster
    than it can look.
    """
    if sys.platform == "linux":
        _, highest = resource.getrlimit(resource.RLIMIT_DATA)
        wanted = 2 * allowed
        if highest == resource.RLIM_INFINITY or wanted < highest:
            resource.setrlimit(resource.RLIMIT_DATA, (wanted, wanted))


def say_ready(port):
    """Tells Sela the port. Nothing can be said after that."""
    os.write(_said, json.dumps({"port": port}).encode() + b"\n")
    os.close(_said)


def wait():
    """Serves until it is stopped."""
    while True:
        signal.pause()
