#!/usr/bin/env python3
"""Counts a quarter of check-ins and spoken moods anew, without a line of Sela, and writes facts.json.

The records are made as `QuarterSamples` makes them; everything that is counted is counted here in another way and another
language, with whole numbers and fractions.
"""
import collections
import datetime
import fractions
import json
import pathlib

FIRST, LAST = datetime.date(2026, 3, 20), datetime.date(2026, 6, 17)
STEPS = {"schlecht": 2, "mittel": 3, "gut": 4}


def chances(state):
    while True:
        state = (state * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        yield state >> 33


def records():
    """(day, minute of the day, rating) and (day, minute of the day, mood)."""
    numbers = chances(20_260_320)

    def below(bound):
        return next(numbers) % bound

    checkins, spoken = [], []
    for index in range((LAST - FIRST).days + 1):
        day = FIRST + datetime.timedelta(days=index)
        for turn in range([0, 1, 2, 1, 3, 0, 1, 2][below(8)]):
            minute = [8, 13, 20][turn] * 60 + below(60)
            checkins.append((day, minute, 1 + below(5)))
        if below(4) == 0:
            spoken.append((day, 21 * 60 + below(60), ["schlecht", "mittel", "gut"][below(3)]))
    return checkins, spoken


def thousandths(values):
    if not values:
        return None
    return int(fractions.Fraction(sum(values) * 1000, len(values)) + fractions.Fraction(1, 2))


def tenths(values):
    """Half a tenth goes up."""
    if not values:
        return None
    return int(fractions.Fraction(sum(values) * 10, len(values)) + fractions.Fraction(1, 2))


def facts(days, slots, checkins, spoken):
    own = [one for one in checkins if days[0] <= one[0] <= days[-1]]
    said = [one for one in spoken if days[0] <= one[0] <= days[-1]]
    counts = collections.Counter(rating for _, _, rating in own)
    return {
        "checkIns": len(own), "spoken": len(said), "ratings": [counts[rating] for rating in range(1, 6)],
        "moods": [sum(1 for one in said if one[2] == mood) for mood in STEPS],
        "daysWithCheckIns": len({one[0] for one in own}), "tenths": tenths([one[2] for one in own]),
        "means": [thousandths([one[2] for one in own if one[0] in slot]) for slot in slots],
        "spokenMeans": [thousandths([STEPS[one[2]] for one in said if one[0] in slot]) for slot in slots],
    }


def span(last, count):
    return [last - datetime.timedelta(days=index) for index in reversed(range(count))]


def main():
    checkins, spoken = records()
    found = {}
    for count in [7, 30, 90]:
        days = span(LAST, count)
        found[str(count)] = facts(days, [[day] for day in days], checkins, spoken)
    year = span(LAST, 365)
    weeks = []
    for day in year:
        if day.weekday() == 0 or not weeks:
            weeks.append([])
        weeks[-1].append(day)
    found["365"] = facts(year, weeks, checkins, spoken)
    lines = [f'"{name}": {json.dumps(value)}' for name, value in found.items()]
    path = pathlib.Path(__file__).with_name("facts.json")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
