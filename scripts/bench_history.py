"""The part of scripts/bench that looks back: ten years of entries, and all pages of weeks, months and days."""
import csv
import datetime
import json
import pathlib
import random
import subprocess
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
TEXTS = ROOT / "Tests" / "Fixtures" / "bench" / "texts.jsonl"
YEARS = 10
DAYS = 365 * YEARS + 2


def sentences():
    """What people write, by language: ordinary sentences, and hard ones, which sound like a call for help and are none."""
    found = {language: ([], []) for language in ["id", "de", "en"]}
    fixtures = ROOT / "Tests/Fixtures"
    sources = [TEXTS, fixtures / "evaluation/diary_extraction.jsonl", fixtures / "evaluation/food.jsonl"]
    for path in [*sources, *sorted((fixtures / "crisis").glob("own-??.jsonl"))]:
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            text = " ".join((row.get("text") or row.get("transcript") or "").split())
            if text and row.get("tier", 0) == 0 and row.get("lang") in found:
                found[row["lang"]]["tier" in row].append(text if text[-1] in ".!?" else text + ".")
    return found


def written(chance, pools, length):
    """About `length` characters; one sentence of thirty is a hard one."""
    parts = []
    while sum(map(len, parts)) + len(parts) < length:
        parts.append(chance.choice(pools[chance.random() < 1 / 30]))
    return " ".join(parts)


def ten_years(path):
    """A text a line, of 200 to 1,500 characters, for one to three entries on each day up to today."""
    chance, pools = random.Random(2026), sentences()
    count = sum(chance.choice([1, 1, 1, 2, 3]) for _ in range(DAYS))
    path.write_text("\n".join(
        written(chance, pools[chance.choice(["id", "id", "de", "en"])], chance.randrange(200, 1500))
        for _ in range(count)), encoding="utf-8")
    return count


def check_ins(path, today):
    """Three check-ins on each of those days, as `sela export` writes them; every fourth has a note."""
    chance, count = random.Random(7), 0
    with path.open("w", encoding="utf-8-sig", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["Day", "Date and time", "Rating (1–5)", "Rating", "Context", "Source", "Nothing to add",
                       "Time zone", "Instant (UTC)", "ID"])
        for number in range(1, DAYS):
            day = today - datetime.timedelta(days=number)
            for hour in (8, 13, 21):
                rating = chance.randrange(1, 6)
                note = "A long day, and then rain." if chance.random() < 0.25 else ""
                words = ["Very bad", "Bad", "Medium", "Good", "Very good"][rating - 1]
                rows.writerow([day, f"{day} {hour:02}:00:00", rating, words, note, "by hand", "no", "Etc/UTC",
                               f"{day}T{hour:02}:00:00.000Z", uuid.UUID(int=chance.getrandbits(128), version=4)])
                count += 1
    return count


def take_in(data, file, today):
    """Reads the file into the diary; how many there are, and the seconds that it takes."""
    count = check_ins(file, today)
    began = time.perf_counter()
    subprocess.run([ROOT / ".build/release/sela", "import", file, "--data", data, "--language", "en"], check=True,
                   stdout=subprocess.DEVNULL)
    return count, time.perf_counter() - began


def measure(folder, make_server, begin, rounds):
    """The pages of looking back, all over the years: a different one each time, so that nothing is at hand."""
    data, file = folder / "years", folder / "years.txt"
    entries, today = ten_years(file), datetime.date.today()
    first = (today - datetime.date(1970, 1, 1)).days - DAYS + 1
    subprocess.run([ROOT / ".build/release/store-victim", "fill", data, str(first), str(DAYS), file], check=True)
    taps, taken = take_in(data, folder / "check-ins.csv", today)
    server = make_server(data, folder)
    client = server.client
    begin(client)
    sunday = today - datetime.timedelta(days=(today.weekday() + 1) % 7)
    months = [(today.year - number // 12, number % 12 + 1) for number in range(YEARS * 12 - 12)]
    weeks = [sunday - datetime.timedelta(weeks=number) for number in range(YEARS * 52)]
    days = [today - datetime.timedelta(days=7 * number) for number in range(YEARS * 52)]
    chance = random.Random(1)

    def each(paths):
        chosen = [chance.choice(paths) for _ in range(rounds)]
        times = []
        for path in ["/history", *chosen]:
            began = time.perf_counter()
            code, _, page = client.ask("GET", path)
            times.append(time.perf_counter() - began)
            assert code == 200 and "<h1" in page, f"{path}: {code}"
        return times[1:]

    rows = [
        ("Overview", each(["/history"])), ("Overview, older", each([f"/history?before={week}" for week in weeks])),
        ("Week", each([f"/history/weeks/{week}" for week in weeks])),
        ("Week as cards", each([f"/history/weeks/{week}/story" for week in weeks])),
        ("Report of a week", each([f"/history/weeks/{week}/report" for week in weeks])),
        ("Month", each([f"/history/months/{year}-{month:02}" for year, month in months])),
        ("Report of a month", each([f"/history/months/{year}-{month:02}/report" for year, month in months])),
        ("Day", each([f"/history/days/{day}" for day in days])),
    ]
    checked = [
        ("Today", each(["/"])), ("Check-ins of 30 days", each(["/history/check-ins"])),
        ("Check-ins of a year", each(["/history/check-ins?range=365"])),
        ("Check-ins of all years", each(["/history/check-ins?range=all"])),
        ("Check-ins of days of one's own", each(
            [f"/history/check-ins?from={day - datetime.timedelta(days=45)}&through={day}" for day in days[:500]])),
    ]
    server.stop()
    chance, pools = random.Random(3), sentences()
    texts = folder / "month.txt"
    texts.write_text("\n".join(written(chance, pools[chance.choice(["id", "de", "en"])], 2000) for _ in range(300)),
                     encoding="utf-8")
    done = subprocess.run([ROOT / ".build/release/store-victim", "count", texts, "50"], check=True,
                          capture_output=True, text=True).stdout.split()
    return entries, rows, (taps, taken, checked), (float(done[1]) / 1000, float(done[2]) / 1000)
