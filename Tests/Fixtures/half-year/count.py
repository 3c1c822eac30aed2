#!/usr/bin/env python3
"""Counts the half year of the golden pages anew, without a line of Sela, and writes facts.json.

The entries are made as `HistorySamples` makes them; everything that is counted is counted here in another way
and another language. The words that a text is about were chosen by hand: the things in it, without parts of the
day and of the body.
"""
import collections
import datetime
import json
import pathlib
import re

TEXTS = [
    ("Rapat pagi tadi melelahkan, tapi kopi bersama Rani membuatku tertawa lagi.", "happy", "rapat kopi rani"),
    ("Der Garten war heute voller Licht. Ich habe mit Jonas die Tomaten gesetzt.", "love",
     "garten licht jonas tomaten"),
    ("The exam is on Thursday and my head is full of noise. I walked by the river.", "fear", "exam noise river"),
    ("Hujan sepanjang hari. Aku rindu rumah dan masakan Ibu.", "sadness", "hujan rumah masakan ibu"),
    ("Wieder Streit im Büro um den Dienstplan. Das Gespräch hat mich wütend gemacht.", "anger",
     "streit büro dienstplan gespräch"),
    ("My sister called about the garden. We laughed until the kettle whistled.", "happy", "sister garden kettle"),
    ("Naskahku akhirnya selesai. Tidur siang sebentar, lalu berjalan di pasar.", "happy", "naskah tidur pasar"),
    ("Ein ruhiger Abend mit Musik. Die Katze schlief auf meinem Schoß.", "love", "musik katze schoß"),
]
DEEPER = "Vielleicht, weil ich lange gewartet habe."
FEELINGS = ["sadness", "anger", "love", "fear", "happy"]


def chances(state):
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        yield state >> 33


def entries():
    numbers = chances(20_260_102)

    def below(bound):
        return next(numbers) % bound

    day = datetime.date(2026, 1, 2)
    while day <= datetime.date(2026, 6, 17):
        if not datetime.date(2026, 3, 9) <= day <= datetime.date(2026, 3, 15):
            for _ in range([1, 0, 1, 2, 1, 0, 1, 3][below(8)]):
                below(50)
                text, feeling, about = TEXTS[below(8)]
                verdict = "unclear" if below(6) == 0 else feeling
                is_read = below(9) != 0
                is_corrected = is_read and below(12) == 0
                mood = below(6)
                yield {"day": day, "text": text, "about": about.split(), "mood": mood or None,
                       "verdict": "sadness" if is_corrected else verdict if is_read else None,
                       "corrected": is_corrected, "deeper": DEEPER if below(10) == 0 else None}
        day += datetime.timedelta(days=1)


def last_of_most(values):
    """The most frequent value, of several the one that came last."""
    most = collections.Counter(values)
    for value in reversed(values):
        if most[value] == max(most.values()):
            return value
    return None


def words(text):
    return len(re.findall(r"\w+", text))


def facts(chosen, days):
    by_day = collections.defaultdict(list)
    for entry in chosen:
        by_day[entry["day"]].append(entry)
    moods = [entry["mood"] for entry in chosen if entry["mood"]]
    verdicts = [entry["verdict"] for entry in chosen if entry["verdict"]]
    about = collections.Counter(word for entry in chosen for word in entry["about"])
    felt = {feeling: len({entry["day"] for entry in chosen if entry["verdict"] == feeling}) for feeling in FEELINGS}
    means = []
    for day in days:
        said = [entry["mood"] for entry in by_day[day] if entry["mood"]]
        means.append(round(1000 * sum(said) / len(said)) if said else None)
    return {
        "entries": len(chosen), "daysWithEntries": sum(1 for day in days if by_day[day]),
        "moods": [moods.count(mood) for mood in range(1, 6)], "dominantMood": last_of_most(moods),
        "verdicts": [verdicts.count(verdict) for verdict in [*FEELINGS, "unclear"]],
        "dominantEmotion": last_of_most([verdict for verdict in verdicts if verdict != "unclear"]),
        "unread": len(chosen) - len(verdicts), "corrected": sum(entry["corrected"] for entry in chosen),
        "deeper": sum(1 for entry in chosen if entry["deeper"]),
        "words": sum(words(entry["text"]) + words(entry["deeper"] or "") for entry in chosen),
        "daysFelt": [felt[feeling] for feeling in FEELINGS], "meanMoods": means, "about": dict(sorted(about.items())),
    }


def main():
    every = list(entries())
    found = {}
    for number in range(24):
        first = datetime.date(2026, 1, 5) + datetime.timedelta(weeks=number)
        days = [first + datetime.timedelta(days=index) for index in range(7)]
        found[str(first)] = facts([entry for entry in every if entry["day"] in days], days)
    for month in range(1, 7):
        day, days = datetime.date(2026, month, 1), []
        while day.month == month:
            days.append(day)
            day += datetime.timedelta(days=1)
        found[f"2026-{month:02}"] = facts([entry for entry in every if entry["day"] in days], days)
    lines = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in found.items()]
    path = pathlib.Path(__file__).with_name("facts.json")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
