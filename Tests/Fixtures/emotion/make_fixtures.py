#!/usr/bin/env python3
"""Makes the small models, tokenizers and answers in this folder. See README.md.

Needs the packages onnx, numpy, tokenizers and onnxruntime 1.32.0; none of them is needed to run the tests.
usage: make_fixtures.py [answers]     "answers" also computes testvectors-vnni.json, on a processor with VNNI
"""
import json
import sys
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

HERE = Path(__file__).parent
SHIPPED = HERE.parents[2] / "Resources" / "emotion"

# Pieces of the vocabulary named in spec/reflect.md 2.2 and 13.1, with their ids there.
PIECES = {
    "[PAD]": 0, "[UNK]": 1, "[CLS]": 2, "[SEP]": 3, "##al": 20, "yang": 34, "##et": 84, "ini": 92, "2": 109,
    "sudah": 259, "aku": 304, "“": 345, "hari": 406, "sekali": 684, "teman": 1614, "100": 1763, "”": 2045,
    "banget": 2174, "katanya": 2374, "nyaman": 2382, "takut": 2790, "##kes": 3131, "gagal": 3588,
    "bahagia": 4771, "sedih": 5990, "##bang": 8415, "cafe": 8855, "kesal": 10531, "capek": 11682,
    "##x": 29866, "!": 29935, "%": 29939, ",": 29946, "-": 29947, ".": 29948,
}


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def classifier(path, weights, *, types=True, fixed=None, tail=None, output=TensorProto.FLOAT, shape=None,
               extra=False):
    """Sums one row of `weights` for each piece that the mask lets through: input_ids -> logits.

    tail: nodes from "sums" to "logits"; without, the sums are the logits.
    """
    length = fixed or "length"
    batch = 1 if fixed else "batch"
    integers = lambda name: helper.make_tensor_value_info(name, TensorProto.INT64, [batch, length])
    inputs = [integers("input_ids"), integers("attention_mask")]
    nodes = [
        helper.make_node("Gather", ["weights", "input_ids"], ["rows"]),
        helper.make_node("Cast", ["attention_mask"], ["mask"], to=TensorProto.FLOAT),
        helper.make_node("Unsqueeze", ["mask", "last"], ["column"]),
        helper.make_node("Mul", ["rows", "column"], ["seen"]),
    ]
    if types:
        inputs.append(integers("token_type_ids"))
        nodes += [
            helper.make_node("Cast", ["token_type_ids"], ["types"], to=TensorProto.FLOAT),
            helper.make_node("Unsqueeze", ["types", "last"], ["second"]),
            helper.make_node("Sub", ["seen", "second"], ["first"]),
        ]
    if extra:
        inputs.append(integers("position_ids"))
    summed = "sums" if tail else "logits"
    nodes.append(helper.make_node("ReduceSum", ["first" if types else "seen", "along"], [summed], keepdims=0))
    nodes += tail or []
    initializers = [
        numpy_helper.from_array(np.asarray(weights, np.float32), "weights"),
        numpy_helper.from_array(np.array([-1], np.int64), "last"),
        numpy_helper.from_array(np.array([1], np.int64), "along"),
        numpy_helper.from_array(np.array(-1, np.float32), "minus"),
    ]
    result = helper.make_tensor_value_info("logits", output, shape or [batch, len(weights[0])])
    graph = helper.make_graph(nodes, "classifier", inputs, [result], initializers)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, path)


def configuration(labels, **more):
    return json.dumps({"id2label": {str(i): label for i, label in enumerate(labels)}, **more},
                      ensure_ascii=False, indent=1) + "\n"


def word_piece_file(pieces):
    return {
        "normalizer": {"type": "BertNormalizer", "clean_text": True, "handle_chinese_chars": True,
                       "strip_accents": None, "lowercase": True},
        "pre_tokenizer": {"type": "BertPreTokenizer"},
        "post_processor": {"type": "BertProcessing", "sep": ["[SEP]", 3], "cls": ["[CLS]", 2]},
        "model": {"type": "WordPiece", "unk_token": "[UNK]", "continuing_subword_prefix": "##",
                  "max_input_chars_per_word": 100, "vocab": pieces},
    }


def weights_for(vocabulary, labels, meaning):
    """4 for the label that a piece means, 0 elsewhere."""
    return [[4.0 if meaning.get(piece) == label else 0.0 for label in labels] for piece in vocabulary]


LABELS = ["bahagia", "sedih", "marah", "takut", "cinta"]
MEANING = {"bahagia": "bahagia", "nyaman": "bahagia", "sedih": "sedih", "kesal": "marah", "takut": "takut",
           "teman": "cinta"}


def make_word_piece():
    folder = HERE / "wordpiece"
    vocabulary = list(PIECES)
    weights = weights_for(vocabulary, LABELS, MEANING)
    write(folder / "vocab.txt", "\n".join(vocabulary) + "\n")
    write(folder / "tokenizer_config.json", json.dumps({"do_lower_case": True, "strip_accents": None}) + "\n")
    write(folder / "config.json", configuration(
        LABELS, _name_or_path="made-up/tiny-wordpiece", model_type="bert", max_position_embeddings=32,
        vocab_size=len(vocabulary)))
    classifier(folder / "model.onnx", weights)
    write(HERE / "tokenizers" / "wordpiece.json",
          json.dumps(word_piece_file(PIECES), ensure_ascii=False, indent=1) + "\n")


SCORED = [("<s>", 0.0), ("<pad>", 0.0), ("</s>", 0.0), ("<unk>", 0.0), ("▁", -3.0), ("▁senang", -6.0),
          ("▁sedih", -6.5), ("▁ber", -5.0), ("sama", -5.5), ("▁bersama", -10.75), ("a", -4.0), ("s", -4.5),
          ("▁rapat", -7.0), (".", -3.5), ("▁aku", -5.0)]


def make_sentence_piece():
    folder = HERE / "sentencepiece"
    labels = ["neutral", "joy", "sadness", "anger", "fear"]
    meaning = {"▁senang": "joy", "▁sedih": "sadness", "▁rapat": "neutral"}
    special = [{"id": i, "content": SCORED[i][0], "special": True} for i in range(4)]
    file = {
        "added_tokens": special,
        "normalizer": {"type": "Sequence", "normalizers": [{"type": "NFKC"}]},
        "pre_tokenizer": {"type": "Sequence", "pretokenizers": [
            {"type": "WhitespaceSplit"}, {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True}]},
        "post_processor": {"type": "TemplateProcessing", "single": [
            {"SpecialToken": {"id": "<s>", "type_id": 0}}, {"Sequence": {"id": "A", "type_id": 0}},
            {"SpecialToken": {"id": "</s>", "type_id": 0}}],
            "pair": [], "special_tokens": {}},
        "model": {"type": "Unigram", "unk_id": 3, "vocab": [list(entry) for entry in SCORED]},
    }
    write(folder / "tokenizer.json", json.dumps(file, ensure_ascii=False, indent=1) + "\n")
    write(folder / "config.json", configuration(
        labels, model_type="xlm-roberta", max_position_embeddings=18, vocab_size=len(SCORED)))
    classifier(folder / "model.onnx", weights_for([piece for piece, _ in SCORED], labels, meaning),
               types=False, fixed=16)


def make_unfit():
    """Models beside which the files of wordpiece/ are put by the tests."""
    folder = HERE / "unfit"
    vocabulary = list(PIECES)
    weights = weights_for(vocabulary, LABELS, MEANING)
    node = helper.make_node
    classifier(folder / "half-precision.onnx", weights, output=TensorProto.FLOAT16,
               tail=[node("Cast", ["sums"], ["logits"], to=TensorProto.FLOAT16)])
    classifier(folder / "rank-three.onnx", weights, shape=["batch", 1, 5],
               tail=[node("Unsqueeze", ["sums", "along"], ["logits"])])
    classifier(folder / "six-wide.onnx", [row + [0.0] for row in weights])
    # Declared as any width, so that only a run can tell.
    classifier(folder / "six-wide-undeclared.onnx", [row + [0.0] for row in weights], shape=["batch", "any"])
    classifier(folder / "not-a-number.onnx", weights,
               tail=[node("Sub", ["sums", "sums"], ["zero"]), node("Add", ["zero", "minus"], ["negative"]),
                     node("Log", ["negative"], ["logits"])])
    classifier(folder / "extra-input.onnx", weights, extra=True)


def check_against_tokenizers():
    """Computes expected ids with the tokenizers library, for the tables in the tests."""
    from tokenizers import Tokenizer
    texts = {
        "tokenizers/wordpiece.json": [
            "Aku sedih sekali hari ini.", "Hari ini aku bahagia banget!", "aku capek\nbanget hari ini",
            "Aku\tkesal", "Café yang nyaman", "capek—banget", "teman-teman", "aku takut gagal 😢",
            "aku 2x gagal, 100%", "“Sudah,” katanya.", "a" * 150, "aku漢字aku", "\u0000aku\u200b sedih\ufffd",
            "", "[CLS] aku"],
        "sentencepiece/tokenizer.json": [
            "senang", "bersama", "aku sedih.", "x", "xy sedih", "ｓｅｎａｎｇ", "", "sama sama", "sas"],
    }
    for name, rows in texts.items():
        data = json.loads((HERE / name).read_text(encoding="utf-8"))
        data.update({"version": "1.0", "truncation": None, "padding": None, "decoder": None,
                     "added_tokens": data.get("added_tokens", [])})
        for token in data["added_tokens"]:
            token.update({"single_word": False, "lstrip": False, "rstrip": False, "normalized": False})
        if "special_tokens" in data["post_processor"]:
            data["post_processor"]["special_tokens"] = {
                "<s>": {"id": "<s>", "ids": [0], "tokens": ["<s>"]},
                "</s>": {"id": "</s>", "ids": [2], "tokens": ["</s>"]}}
            data["post_processor"]["pair"] = data["post_processor"]["single"]
        tokenizer = Tokenizer.from_str(json.dumps(data))
        for text in rows:
            print(name, ascii(text[:40]), tokenizer.encode(text).ids)


def make_answers_of_this_processor():
    """The known answers again, by ONNX Runtime in Python, one thread, on the processor that runs this.

    Prints how far the reference evaluator of the onnx package, which adds integers exactly, is from them.
    """
    import onnxruntime
    from onnx.reference import ReferenceEvaluator
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(str(SHIPPED / "model.onnx"), options)
    evaluator = ReferenceEvaluator(onnx.load(SHIPPED / "model.onnx"))
    answers = json.loads((HERE / "testvectors.json").read_text(encoding="utf-8"))
    for answer in answers:
        ids = np.array([answer["ids"]], np.int64)
        inputs = {"input_ids": ids, "attention_mask": np.ones_like(ids)}
        logits = session.run(None, inputs)[0][0]
        exact = evaluator.run(None, inputs)[0][0]
        print(ascii(answer["text"][:30]), "%.4f" % np.abs(softmax(logits) - softmax(exact)).max())
        answer["logits"] = [round(float(value), 4) for value in logits]
    write(HERE / "testvectors-vnni.json", json.dumps(answers, ensure_ascii=False, indent=1) + "\n")


def softmax(logits):
    powers = np.exp(np.asarray(logits, float) / 0.968)
    return powers / powers.sum()


if __name__ == "__main__":
    make_word_piece()
    make_sentence_piece()
    make_unfit()
    check_against_tokenizers()
    if sys.argv[1:] == ["answers"]:
        make_answers_of_this_processor()
