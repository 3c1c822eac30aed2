"""Weighs the words of `CrisisEvidence`.

    weigh.py WORDS SOURCES

WORDS is JSON Lines: `tier` of a text (0 for an ordinary diary) and `sentences`, each a list of words as the rules read
them. SOURCES is the folder `Sources/Wellbeing/Safety`; `CrisisEvidence+Words.swift` and `+Pairs.swift` are written there.
Needs scikit-learn. The same words give the same points.
"""

import json
import sys

import numpy
from sklearn.feature_extraction import DictVectorizer
from sklearn.linear_model import LogisticRegression

WIDEST, STRIDE, SENTENCES, STEM = 45, 30, 3, 5
SCALE = 20
KEPT = 5000
# Of ordinary windows, so many may be taken for a call for help.
TOLERATED = 0.0004
# On diaries that were not weighed more would be: so many points are asked for beyond.
MARGIN = 2


def windows(sentences):
    found = []
    for index, sentence in enumerate(sentences):
        if len(sentence) > WIDEST:
            for start in range(0, len(sentence), STRIDE):
                found.append([sentence[start : start + WIDEST]])
            continue
        window, words = [sentence], len(sentence)
        for other in sentences[index + 1 : index + SENTENCES]:
            if words + len(other) > WIDEST:
                break
            window.append(other)
            words += len(other)
        found.append(window)
    return found


def features(window):
    found = {}
    for words in window:
        for word in words:
            found[word] = 1
            if len(word) > STEM:
                found[word[:STEM] + "*"] = 1
        for first, second in zip(words, words[1:]):
            found[first + "+" + second] = 1
        for first, second in zip(words, words[2:]):
            found[first + "++" + second] = 1
    return found


def read(path):
    rows, marks, weights = [], [], []
    for line in open(path, encoding="utf-8"):
        row = json.loads(line)
        if row["tier"] >= 2:
            if len(row["sentences"]) <= 4 and sum(map(len, row["sentences"])) <= 60:
                rows.append(features(row["sentences"]))
                marks.append(1)
                weights.append(1.0)
        else:
            for window in windows(row["sentences"]):
                rows.append(features(window))
                marks.append(0)
                weights.append(0.5 if row.get("ordinary") else 1.0)
    return rows, numpy.array(marks), numpy.array(weights)


def table(name, entries):
    lines, line = [], "       "
    for word, points in sorted(entries):
        part = f" {word} {points}"
        if len(line) + len(part) > 118:
            lines.append(line)
            line = "       "
        line += part
    lines.append(line)
    return f'    static let {name} = """\n' + "\n".join(lines) + '\n        """\n'


def main(words, sources):
    rows, marks, weights = read(words)
    vectorizer = DictVectorizer()
    matrix = vectorizer.fit_transform(rows)
    counts = numpy.asarray((matrix > 0).sum(axis=0)).ravel()
    model = LogisticRegression(C=1, solver="liblinear", max_iter=300, intercept_scaling=10, random_state=1)
    often = counts >= 2
    model.fit(matrix[:, often], marks, sample_weight=weights)
    coefficients = model.coef_[0]
    order = numpy.argsort(-abs(coefficients) * numpy.sqrt(counts[often]), kind="stable")[:KEPT]
    points = numpy.zeros(len(coefficients), dtype=int)
    points[order] = numpy.rint(coefficients[order] * SCALE).astype(int)
    start = int(round(model.intercept_[0] * SCALE))
    names = vectorizer.get_feature_names_out()[often]
    kept = [(str(n), int(p)) for n, p in zip(names, points) if p and not any(c in n for c in '"\\ ')]
    totals = matrix[:, often] @ points + start
    threshold = int(numpy.quantile(totals[marks == 0], 1 - TOLERATED)) + 1 + MARGIN
    print("threshold", threshold, "found", (totals[marks == 1] >= threshold).mean(), "features", len(kept))
    head = "// Written by Tests/Fixtures/crisis/weigh; not to be changed by hand.\n\nextension CrisisEvidence {\n"
    with open(f"{sources}/CrisisEvidence+Words.swift", "w", encoding="utf-8") as file:
        file.write(head + "    /// From where the points of a window are counted.\n")
        file.write(f"    static let start = {start}\n")
        file.write("    /// Points from which a window calls for help.\n")
        file.write(f"    static let threshold = {threshold}\n\n")
        file.write(table("words", [e for e in kept if "+" not in e[0]]) + "}\n")
    with open(f"{sources}/CrisisEvidence+Pairs.swift", "w", encoding="utf-8") as file:
        file.write(head + table("pairs", [e for e in kept if "+" in e[0]]) + "}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
