"""Voices for a browser's microphone, and a visit of somebody who speaks."""
import os
import pathlib
import subprocess

from browser import Visit
from sela import ROOT

CACHES = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
MODEL = os.environ.get("SELA_TEST_SPEECH_MODEL") or str(CACHES / "sela" / "whisper-base.bin")
SAMPLE = ROOT / ".deps" / "whisper" / "jfk.wav"
GERMAN = (
    "Heute war eigentlich ganz gut. Ich hatte den ganzen Vormittag Wonderwall im Kopf, ziemlich stark. "
    "Mittags war ich mit Lena spazieren.")
# Nothing but German words, so that a small model hears them.
GERMAN_WITH_A_SONG = (
    "Heute war ganz gut. Ich hatte den ganzen Tag ein Lied im Kopf. Das Lied war ziemlich stark. "
    "Am Abend habe ich meine Schwester getroffen.")


def made(folder, name, *arguments):
    """A file that ffmpeg makes."""
    path = pathlib.Path(folder) / name
    subprocess.run(["ffmpeg", "-v", "error", "-y", *arguments, str(path)], check=True, timeout=60)
    return path


def sample(folder):
    """The spoken sample of whisper.cpp, as a microphone gives it."""
    return made(folder, "sample.wav", "-i", str(SAMPLE), "-ar", "48000", "-ac", "1")


def german(folder, words=GERMAN):
    """A German day, spoken by a machine."""
    spoken = pathlib.Path(folder) / "espeak.wav"
    subprocess.run(["espeak-ng", "-v", "de", "-s", "140", "-w", str(spoken), words], check=True, timeout=60)
    return made(folder, "german.wav", "-i", str(spoken), "-ar", "48000", "-ac", "1")


def tones(folder, *frequencies):
    """Sounds of these frequencies at once, over and over."""
    sounds = [part for hertz in frequencies for part in ("-f", "lavfi", "-i", f"sine=frequency={hertz}:duration=6")]
    mix = f"amix=inputs={len(frequencies)}:normalize=0"
    return made(folder, "tones.wav", *sounds, "-filter_complex", mix, "-ar", "48000", "-ac", "1")


class SpokenVisit(Visit):
    """A visit in a browser of its own, whose microphone hears `voice`; `None` = it has none.

    `grants`: whether the person lets the page use it.
    """

    def __init__(self, browser, sela, voice=None, grants=True, **how):
        arguments = ["--use-fake-ui-for-media-stream"] if grants else []
        if voice:
            arguments += ["--use-fake-device-for-media-stream", f"--use-file-for-fake-audio-capture={voice}"]
        self.chromium = browser.launch(*arguments)
        super().__init__(self, sela, **how)

    def close(self):
        try:
            super().close()
        finally:
            self.chromium.close()
