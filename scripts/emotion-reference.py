#!/usr/bin/env python3
"""Reads emotions with plain Python, numpy and onnxruntime: what `make bench` compares Sela with.

Written from Resources/emotion/README.md alone; shares nothing with the Swift adapter. A text is read as the
README says, cut at max_tokens, so give it texts of one window to compare like with like.

usage: emotion-reference.py [--model DIR] [--threads N] [--rounds N] [--readings] FILE

FILE holds JSON lines with "id" and "text". Prints one JSON object: load time, the time for a text (the
tokenizer and the model together, and the model alone) as p50 and p99 in milliseconds, and texts a second.
With --readings, prints one line {"id", "label", "probabilities", "ids"} for each text instead.
"""
import argparse
import json
import re
import sys
import time
import unicodedata
from pathlib import Path

import numpy as np
import onnxruntime

MARKUP = re.compile(r"\[(?:USERNAME|URL|HASHTAG|SENSITIVE|SENSITIVE-NO)\]|https?://\S+|@\w+")
REPEATED = re.compile(r"(.)\1{2,}", re.DOTALL)


def cleaned(text):
    for entity, character in (("&amp;", "&"), ("&amp", "&"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(entity, character)
    text = unicodedata.normalize("NFKC", MARKUP.sub(" ", text)).replace("\ufe0f", "")
    return " ".join(REPEATED.sub(r"\1\1", text).split())


class Tokenizer:
    def __init__(self, folder, configuration):
        lines = (folder / configuration["vocab"]).read_text(encoding="utf-8").split("\n")
        pairs = [line.rsplit("\t", 1) for line in lines if line]
        self.pieces = {piece: (index, float(score)) for index, (piece, score) in enumerate(pairs) if index > 3}
        self.longest = max(map(len, self.pieces))
        self.cost = min(score for _, score in self.pieces.values()) - 10
        self.configuration = configuration

    def segmented(self, word):
        best = [(0.0, 0, 0)] + [(-float("inf"), 0, 0)] * len(word)
        for start in range(len(word)):
            here = best[start][0]
            if here + self.cost > best[start + 1][0]:
                best[start + 1] = (here + self.cost, start, self.configuration["unk"])
            for end in range(start + 1, min(start + self.longest, len(word)) + 1):
                piece = self.pieces.get(word[start:end])
                if piece and here + piece[1] > best[end][0]:
                    best[end] = (here + piece[1], start, piece[0])
        ids, position = [], len(word)
        while position:
            ids.append(best[position][2])
            position = best[position][1]
        return ids[::-1]

    def ids(self, text):
        settings = self.configuration
        words = (settings["prefix"] + cleaned(text)).split()
        pieces = [piece for word in words for piece in self.segmented(settings["metaspace"] + word)]
        return [settings["bos"]] + pieces[:settings["max_tokens"] - 2] + [settings["eos"]]


def probabilities(logits, temperature):
    scaled = logits.astype(np.float64) / temperature
    powers = np.exp(scaled - scaled.max())
    return powers / powers.sum()


def share(times, part):
    """The time that `part` of all times do not exceed, in milliseconds."""
    return round(1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))], 3)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--model", type=Path, default=Path(__file__).parents[1] / "Resources" / "emotion")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--readings", action="store_true")
    parser.add_argument("file", type=Path)
    arguments = parser.parse_args()

    started = time.perf_counter()
    configuration = json.loads((arguments.model / "config.json").read_text(encoding="utf-8"))
    tokenizer = Tokenizer(arguments.model, configuration)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = arguments.threads
    options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(
        str(arguments.model / "model.onnx"), options, providers=["CPUExecutionProvider"])
    loaded = time.perf_counter() - started

    rows = [json.loads(line) for line in arguments.file.read_text(encoding="utf-8").splitlines() if line]
    whole, inference, readings = [], [], []
    for _ in range(1 if arguments.readings else arguments.rounds):
        for row in rows:
            begun = time.perf_counter()
            ids = np.array([tokenizer.ids(row["text"])], dtype=np.int64)
            ready = time.perf_counter()
            logits = session.run(["logits"], {"input_ids": ids, "attention_mask": np.ones_like(ids)})[0][0]
            read = time.perf_counter()
            result = probabilities(logits, configuration["temperature"])
            whole.append(time.perf_counter() - begun)
            inference.append(read - ready)
            if arguments.readings:
                readings.append((row["id"], result, ids[0].tolist()))

    if arguments.readings:
        for identifier, result, ids in readings:
            largest = int(result[:5].argmax())
            unclear = result[5] > result[largest] or result[largest] < configuration["threshold"]
            label = "unclear" if unclear else configuration["id2label"][str(largest)]
            print(json.dumps({"id": identifier, "label": label, "ids": ids,
                              "probabilities": [round(float(value), 4) for value in result]}))
        return
    json.dump({
        "onnxruntime": onnxruntime.__version__, "threads": arguments.threads, "texts": len(rows),
        "loadMilliseconds": round(1000 * loaded, 1),
        "wholeMilliseconds": {"p50": share(whole, 0.5), "p99": share(whole, 0.99)},
        "inferenceMilliseconds": {"p50": share(inference, 0.5), "p99": share(inference, 0.99)},
        "textsPerSecond": round(len(whole) / sum(whole), 1),
    }, sys.stdout)
    print()


if __name__ == "__main__":
    main()
