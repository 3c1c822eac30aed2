"""Nothing leaves this machine, nothing is kept where it does not belong, and nothing strange is let in."""
import json
import pathlib
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request

from journey import TEXTS, first_start, press, save, set_passphrase, understand, write
from pages import furnish

MARKER = "Kanarienvogel7391"


def sockets(process):
    """(local, remote, state) of every internet socket of a process, from /proc."""
    inodes = set()
    for link in pathlib.Path(f"/proc/{process}/fd").iterdir():
        try:
            found = re.match(r"socket:\[(\d+)\]", str(link.readlink()))
        except OSError:
            continue
        if found:
            inodes.add(found.group(1))
    seen = []
    for table in ("tcp", "tcp6", "udp", "udp6"):
        path = pathlib.Path(f"/proc/{process}/net/{table}")
        if not path.exists():
            continue
        for line in path.read_text().splitlines()[1:]:
            parts = line.split()
            if parts[9] in inodes:
                seen.append((table, parts[1], parts[2], parts[3]))
    return seen


def is_loopback(hexadecimal):
    address = hexadecimal.split(":")[0]
    if len(address) == 8:
        return address.endswith("7F")
    return address == "00000000000000000000000001000000" or address.startswith("0000000000000000FFFF0000") \
        and address.endswith("7F")


def is_nobody(hexadecimal):
    return set(hexadecimal.split(":")[0]) == {"0"}


def it_listens_on_loopback_and_connects_to_nobody(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    understand(visit)
    save(visit)
    seen = sockets(sela.process.pid)
    assert any(is_nobody(remote) for _, _, remote, _ in seen), "the listening socket is seen"
    for table, local, remote, _ in seen:
        assert table.startswith("tcp"), f"{table}: only the server's own TCP sockets"
        assert is_loopback(local), f"listens on {local}"
        assert is_nobody(remote) or is_loopback(remote), f"speaks with {remote}"
        assert int(local.split(":")[1], 16) == sela.port, f"another port: {local}"


class Tracer:
    """Notes every connection that a process and its threads ask the system for."""

    def __init__(self, process, file):
        self.file = file
        self.strace = subprocess.Popen(
            ["strace", "-f", "-qq", "-e", "trace=connect,sendto,sendmsg", "-o", file, "-p", str(process)],
            stdin=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(0.7)
        assert self.strace.poll() is None, f"strace cannot watch here: {self.strace.stderr.read()}"

    def connections(self):
        self.strace.terminate()
        self.strace.wait()
        lines = self.file.read_text(errors="replace").splitlines()
        return [line for line in lines if "AF_INET" in line]


def it_asks_the_system_for_no_connection_at_all(stage):
    """Watched from outside: not one connection to an internet address in the whole journey."""
    sela = stage.sela()
    # First the proof that this would be seen: a process that does connect.
    guilty = subprocess.Popen(
        [sys.executable, "-c", f"import time, socket; time.sleep(2); socket.create_connection(('127.0.0.1', {sela.port}))"],
        stdin=subprocess.DEVNULL)
    tracer = Tracer(guilty.pid, sela.folder / "guilty-trace")
    guilty.wait()
    assert tracer.connections(), "a connection would be seen"

    tracer = Tracer(sela.process.pid, sela.folder / "trace")
    visit = stage.visit(sela)
    first_start(visit)
    write(visit, TEXTS["en"]["text"])
    understand(visit)
    save(visit)
    visit.go("/settings")
    press(visit, "/settings/backup")
    assert tracer.connections() == []


def it_writes_her_words_into_no_file_and_no_log(stage):
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)
    write(visit, f"Nobody may find {MARKER} outside the diary.")
    understand(visit)
    save(visit)
    write(visit, f"A draft with {MARKER} in it.")
    visit.page.wait_for_timeout(2_500)
    visit.go("/journal")
    visit.page.locator('input[name="words"]').fill(MARKER)
    press(visit, "/journal/search")
    assert MARKER in visit.text()
    visit.go("/settings")
    press(visit, "/settings/backup")
    sela.stop()
    found = []
    files = [path for path in sela.folder.rglob("*") if path.is_file()]
    for path in files:
        if MARKER.encode() in path.read_bytes() or MARKER.encode("utf-16-le") in path.read_bytes():
            found.append(str(path))
    assert len(files) >= 3, files
    assert not found, found


def it_offers_itself_as_an_app_that_keeps_assets_only(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    write(visit, f"A sentence with {MARKER}.")
    press(visit, "/save")
    entry = visit.path.split("?")[0]
    visit.go("/")
    link = visit.page.locator('link[rel="manifest"]').get_attribute("href")
    manifest = json.loads(visit.context.request.get(visit.sela.address + link).text())
    assert manifest["name"] and manifest["short_name"] and manifest["start_url"] == "/", manifest
    assert manifest["display"] in ("standalone", "minimal-ui"), manifest
    assert len(manifest["shortcuts"]) >= 2
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes, sizes
    assert any("maskable" in icon.get("purpose", "") for icon in manifest["icons"])
    for place in [icon["src"] for icon in manifest["icons"]] + [s["url"] for s in manifest["shortcuts"]]:
        assert visit.context.request.get(visit.sela.address + place).ok, place

    ready = "navigator.serviceWorker ? navigator.serviceWorker.ready.then(() => true) : false"
    assert visit.page.evaluate(ready), "there is a service worker"
    for path in ("/", "/journal", entry, "/write"):
        visit.go(path)
    visit.page.wait_for_timeout(500)
    kept = visit.page.evaluate("""async () => {
        const found = [];
        for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) {
                const answer = await (await caches.open(name)).match(request);
                found.push([new URL(request.url).pathname, await answer.text()]);
            }
        return found;
    }""")
    assert kept, "the shell is kept for the next start"
    for path, body in kept:
        assert path.startswith("/assets/") or path in ("/manifest.webmanifest", "/offline"), path
        assert MARKER not in body, path


def it_answers_a_stranger_with_a_refusal(stage):
    """A page of another site cannot read or change anything, whatever name it gives the server."""
    sela = stage.sela()
    visit = stage.visit(sela)
    first_start(visit)

    def status(method="GET", path="/", **headers):
        request = urllib.request.Request(sela.address + path, method=method,
                                         data=b"text=x" if method == "POST" else None)
        for name, value in headers.items():
            request.add_header(name.replace("_", "-"), value)
        try:
            return urllib.request.urlopen(request, timeout=10).status
        except urllib.error.HTTPError as refusal:
            return refusal.code

    assert status(Host="evil.example") in (400, 403, 421)
    assert status("POST", "/lock", Origin="http://evil.example") in (400, 403)
    assert status("POST", "/lock", Origin=sela.address, Sec_Fetch_Site="cross-site") in (400, 403)
    assert status("POST", "/lock") in (400, 403)
    page = visit.context.new_page()
    visit.watch.expect("ERR_")
    visit.watch.expect("evil")
    visit.watch.expect("frame")
    visit.watch.expect("403")
    page.set_content(f'<iframe src="{sela.address}/journal"></iframe>')
    page.wait_for_timeout(800)
    framed = [frame for frame in page.frames if frame.url.startswith(sela.address)]
    assert all("Journal" not in frame.content() for frame in framed), "no page of ours in another's frame"


def it_has_a_strict_policy_on_every_page_and_keeps_nothing_in_the_browser(stage):
    visit = stage.visit(stage.sela())
    visit.watch.expect("400")
    visit.watch.expect("404")
    for name, path in furnish(visit).items():
        answer = visit.go(path)
        headers = answer.headers
        policy = headers.get("content-security-policy", "")
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy, f"{name}: {policy}"
        assert "unsafe" not in policy and "*" not in policy, f"{name}: {policy}"
        assert "no-store" in headers.get("cache-control", ""), name
        assert headers.get("x-content-type-options") == "nosniff", name
        assert headers.get("referrer-policy") in ("no-referrer", "same-origin"), name
        assert "access-control-allow-origin" not in headers, name
        kept = visit.page.evaluate("localStorage.length + sessionStorage.length")
        assert kept == 0, name
    for cookie in visit.context.cookies():
        assert cookie["httpOnly"] and cookie["sameSite"] == "Strict", cookie


def it_shows_what_she_wrote_as_text_and_never_runs_it(stage):
    visit = stage.visit(stage.sela())
    first_start(visit)
    hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>{{7*7}}'
    alerts = []
    visit.page.on("dialog", lambda dialog: (alerts.append(dialog.message), dialog.dismiss()))
    write(visit, hostile)
    understand(visit)
    save(visit)
    assert hostile in visit.text()
    for path in ("/", "/journal"):
        visit.go(path)
        assert visit.page.locator("main img, main script, svg[onload]").count() == 0, path
    visit.go("/journal")
    visit.page.locator('input[name="words"]').fill(hostile)
    press(visit, "/journal/search")
    assert visit.page.locator('input[name="words"]').input_value() == hostile
    set_passphrase(visit)
    assert not alerts, alerts
