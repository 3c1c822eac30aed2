// Records a voice on the page to speak, and shows what is heard of it. Words come from the page (data- attributes);
// what is recorded is in memory only, until it is sent to this machine's own Sela.
"use strict";

(() => {
  const find = (selector, root = document) => root.querySelector(selector);
  const RATE = 16_000;
  const LONGEST = 600 * RATE; // samples
  const WARNED = 540 * RATE;
  const SHORT = 3 * RATE; // thrown away without asking

  class Recorder {
    constructor(part) {
      this.part = part;
      this.form = part.closest("form");
      this.words = part.dataset;
      for (const name of ["state", "time", "level", "problem", "start", "pause", "finish", "cancel", "retry", "save", "unlock"]) {
        this[name] = find(`[data-${name}]`, part);
      }
      this.question = find("dialog", part);
      const acts = { start: "begin", pause: "pauseOrGoOn", finish: "send", cancel: "ask", retry: "send", save: "saveFile" };
      for (const [button, act] of Object.entries(acts)) this[button].addEventListener("click", () => this[act]());
      this.question.addEventListener("click", ({ target }) => { if (target.value) this.question.close(target.value); });
      this.question.addEventListener("close", () => {
        if (this.question.returnValue === "yes") this.throwAway();
      });
      // Only while a recording could be lost does leaving ask.
      addEventListener("beforeunload", (event) => { if (this.pieces.length && !this.isLeaving) event.preventDefault(); });
      this.pieces = [];
      part.hidden = false;
      const canRecord = window.isSecureContext && navigator.mediaDevices?.getUserMedia && window.AudioWorkletNode;
      if (canRecord) this.show("ready", "start");
      else this.fail("unsupported");
    }

    // The state in words, read out when it changes, and the buttons that do something now.
    show(state, ...buttons) {
      this.mode = state;
      const held = this.part.contains(document.activeElement);
      this.state.textContent = this.words[state] ?? "";
      for (const name of ["start", "pause", "finish", "cancel", "retry", "save"]) this[name].hidden = !buttons.includes(name);
      this.pause.textContent = state === "paused" ? this.words.goOn : this.words.pause;
      this.part.dataset.mode = state;
      this.unlock.hidden = true;
      this.problem.hidden = true;
      if (held && document.activeElement?.hidden) this[buttons[0]]?.focus();
    }

    // What went wrong, read out at once, and what can be done.
    fail(problem, ...buttons) {
      this.show("", ...buttons);
      this.problem.textContent = this.words[problem] ?? this.words.failed;
      this.problem.hidden = false;
      this.unlock.hidden = problem !== "locked";
    }

    async begin() {
      this.show("asking");
      [this.pieces, this.count, this.isLeaving, this.isWarned, this.loudest] = [[], 0, false, false, 0];
      try {
        this.stream = await navigator.mediaDevices.getUserMedia({
          audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: true },
        });
        await this.listen();
      } catch (error) {
        await this.release();
        const problems = {
          NotAllowedError: "refused", SecurityError: "refused", NotFoundError: "noMicrophone",
          OverconstrainedError: "noMicrophone", NotReadableError: "inUse", AbortError: "inUse",
        };
        return this.fail(problems[error.name] ?? "unsupported", "start");
      }
      // Unplugged, or taken away: what is there is not lost.
      this.stream.getAudioTracks()[0].addEventListener("ended", () => this.end("taken"));
      this.show("recording", "finish", "pause", "cancel");
      this.finish.focus();
    }

    async listen() {
      try {
        await this.connect(new AudioContext({ sampleRate: RATE }));
      } catch {
        // Some browsers do not change the rate of a microphone: then the worklet does.
        await this.context?.close();
        await this.connect(new AudioContext());
      }
    }

    async connect(context) {
      this.context = context;
      const source = context.createMediaStreamSource(this.stream);
      await context.audioWorklet.addModule(this.words.worklet);
      this.node = new AudioWorkletNode(context, "sela-recorder", { numberOfOutputs: 0 });
      this.node.port.onmessage = ({ data }) => this.take(data);
      source.connect(this.node);
      // Without any device for sound some browsers never begin, and never say so.
      await Promise.race([context.resume(), new Promise((_, refuse) => { setTimeout(refuse, 5000, new Error("asleep")); })]);
    }

    take({ samples, peak }) {
      const room = LONGEST - this.count;
      this.pieces.push(samples.subarray(0, room));
      this.count += Math.min(samples.length, room);
      if (this.mode !== "recording") return;
      const seconds = Math.floor(this.count / RATE);
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      if (this.time.textContent !== time) this.time.textContent = time;
      // Of 60 decibels.
      this.level.value = Math.max(0, 1 + Math.log10(Math.max(peak, 1e-6)) / 3);
      this.loudest = Math.max(this.loudest, peak);
      // Said once each, where a screen reader reads it out.
      const isSilent = seconds >= 4 && this.loudest < 0.004;
      const words = isSilent ? this.words.silent : this.isWarned ? this.words.soon : this.words.recording;
      this.isWarned ||= this.count >= WARNED;
      if (this.state.textContent !== words) this.state.textContent = words;
      if (this.count >= LONGEST) this.end("full");
    }

    async pauseOrGoOn() {
      const isPaused = this.mode === "paused";
      await (isPaused ? this.context.resume() : this.context.suspend());
      this.show(isPaused ? "recording" : "paused", ...(isPaused ? ["finish", "pause", "cancel"] : ["pause", "finish", "cancel"]));
      this.level.value = 0;
    }

    // Nothing more is recorded; what is there waits for a word.
    async end(state) {
      if (!["recording", "paused"].includes(this.mode)) return;
      this.mode = state;
      await this.release();
      this.show(state, "finish", "cancel");
    }

    // The microphone is free again once all is in.
    async release() {
      if (this.context?.state === "running") {
        this.node?.port.postMessage("end");
        await new Promise((done) => setTimeout(done, 150));
      }
      this.stream?.getTracks().forEach((track) => track.stop());
      if (this.context && this.context.state !== "closed") await this.context.close();
      this.level.value = 0;
    }

    ask() {
      if (this.count < SHORT) return this.throwAway();
      if (this.mode === "recording") this.pauseOrGoOn();
      this.question.returnValue = "";
      this.question.showModal();
    }

    async throwAway() {
      this.mode = "";
      await this.release();
      this.pieces = [];
      this.time.textContent = "0:00";
      this.show("ready", "start");
      this.start.focus();
    }

    // A WAV file: its head, and the samples as they are.
    file() {
      const bytes = this.count * 2;
      const head = new DataView(new ArrayBuffer(44));
      const put = (place, text) => [...text].forEach((letter, index) => head.setUint8(place + index, letter.charCodeAt(0)));
      [[0, "RIFF"], [8, "WAVEfmt "], [36, "data"]].forEach(([place, text]) => put(place, text));
      [[4, 36 + bytes], [16, 16], [24, RATE], [28, RATE * 2], [40, bytes]].forEach(([place, value]) => head.setUint32(place, value, true));
      [[20, 1], [22, 1], [32, 2], [34, 16]].forEach(([place, value]) => head.setUint16(place, value, true));
      return new Blob([head, ...this.pieces], { type: "audio/wav" });
    }

    async send(isAgain = false) {
      this.mode = "sending";
      await this.release();
      this.show("sending");
      const data = new FormData(this.form);
      data.set("recording", this.file(), "recording.wav");
      let problem = "failed";
      try {
        const answer = await fetch(this.form.action, {
          method: "POST", body: data, credentials: "same-origin", headers: { Accept: "application/json" },
        });
        const said = (answer.headers.get("Content-Type") ?? "").includes("json") ? await answer.json() : {};
        if (answer.ok && said.next) {
          this.isLeaving = true;
          return location.assign(said.next);
        }
        if (answer.status === 403 && !isAgain && await this.takeNewToken()) return this.send(true);
        problem = said.problem ?? "failed";
      } catch {
        // The program is not there; the recording is.
      }
      this.fail(problem, "retry", "save", "cancel");
      this.retry.focus();
    }

    // Sela was started anew, or the diary opened again: this page gets the token of a new one.
    async takeNewToken() {
      const answer = await fetch(location.href, { credentials: "same-origin" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const token = find("form [name=form_token]", page)?.value;
      if (token) this.form.elements.form_token.value = token;
      return Boolean(token);
    }

    saveFile() {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(this.file());
      link.download = "sela-recording.wav";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }
  }

  // What is heard comes as it is heard; at the end the page is asked for anew and leads on.
  function hear(part) {
    const [bar, words] = [find("progress", part), find("[data-heard]", part)];
    const source = new EventSource(part.dataset.hearing);
    const goOn = () => { source.close(); location.reload(); };
    source.addEventListener("progress", (event) => { bar.value = Number(event.data); });
    source.addEventListener("heard", (event) => {
      words.textContent = event.data;
      words.hidden = false;
    });
    source.addEventListener("tier", (event) => {
      document.querySelectorAll("[data-tier]").forEach((help) => { help.hidden = help.dataset.tier !== event.data; });
    });
    source.addEventListener("end", goOn);
    // Only what cannot be had any more: a connection that broke is made again by the browser.
    source.addEventListener("error", () => { if (source.readyState === EventSource.CLOSED) setTimeout(goOn, 3000); });
  }

  document.querySelectorAll("[data-recorder]").forEach((part) => new Recorder(part));
  document.querySelectorAll("[data-hearing]").forEach(hear);
})();
