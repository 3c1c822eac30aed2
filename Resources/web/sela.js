// What makes Sela pleasant; every page works without it. Words come from the page (data- attributes), text
// is only ever set as text, and nothing is kept in the browser.
"use strict";

const language = document.documentElement.lang || "en";
const find = (selector, root = document) => root.querySelector(selector);
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

async function pageAt(address, headers = {}) {
  const answer = await fetch(address, { credentials: "same-origin", headers });
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

// ---- The length of a text, in the characters a reader would count ----

const segmenter = "Segmenter" in Intl ? new Intl.Segmenter(language) : null;
const plainCharacters = /^[\t\n\x20-\x7e\u00a0-\u02ff]*$/;

function lengthOf(text) {
  if (plainCharacters.test(text)) return text.length;
  if (!segmenter) return [...text].length;
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

function filled(template, values) {
  return template.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

// ---- Writing: counted, kept within two seconds of the last key, tried again when that fails ----

class Writing {
  constructor(form) {
    this.form = form;
    this.sheet = find("[data-text]", form);
    this.count = find("[data-count]", form);
    this.kept = find("[data-kept]", form);
    this.warning = find("[data-not-kept]", form);
    this.sent = this.content();
    this.timer = 0;
    this.failures = 0;
    this.isLeaving = false;
    this.turn = 0;
    // A request that was given up may still arrive after the next one: its number tells.
    form.addEventListener("formdata", (event) => {
      event.formData.set("turn", `${performance.timeOrigin}-${this.turn += 1}`);
    });
    ["input", "change"].forEach((name) => form.addEventListener(name, () => this.changed()));
    form.addEventListener("submit", () => { this.isLeaving = true; this.stopTimer(); });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.keep(true);
    });
    addEventListener("pagehide", () => this.keep(true));
    addEventListener("online", () => this.keep(false));
    // Only while words could be lost does leaving ask.
    addEventListener("beforeunload", (event) => {
      const content = this.content();
      const isAtRisk = this.failures > 0 || content.length >= 60_000;
      if (!this.isLeaving && isAtRisk && content !== this.sent) event.preventDefault();
    });
    // Coming back by the back button must not find the form asleep.
    addEventListener("pageshow", () => { this.isLeaving = false; });
    this.showCount();
  }

  content() {
    const content = new URLSearchParams(new FormData(this.form));
    content.delete("turn");
    return `${content}`;
  }

  changed() {
    // Counting 100,000 characters on every key would be felt; waiting a moment is not.
    clearTimeout(this.countTimer);
    this.countTimer = setTimeout(() => this.showCount(), this.sheet.value.length > 5000 ? 300 : 0);
    this.keepSoon(1200);
  }

  // Further keys do not put it off: whoever types without a pause is kept as well.
  keepSoon(delay) {
    this.timer ||= setTimeout(() => this.keep(false), delay);
  }

  stopTimer() {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  showCount() {
    const limit = Number(this.count.dataset.limit);
    const count = lengthOf(this.sheet.value);
    const number = new Intl.NumberFormat(language);
    this.count.textContent = filled(
      this.count.dataset.count, { count: number.format(count), limit: number.format(limit) });
    this.count.classList.toggle("over", count > limit);
  }

  async keep(isGoing) {
    this.stopTimer();
    const content = this.content();
    if (this.isLeaving || content === this.sent) return;
    // One at a time, so that an older text never comes in after a newer one.
    if (this.request && !isGoing) return this.keepSoon(300);
    this.request?.abort();
    const request = this.request = new AbortController();
    // A program that hangs must not silence the warning, nor hold up the next try.
    const deadline = setTimeout(() => request.abort(), 10_000);
    let problem = "failed";
    try {
      const answer = await fetch(this.form.action, {
        method: "POST", body: new URLSearchParams(new FormData(this.form)), credentials: "same-origin",
        headers: { Accept: "application/json" }, signal: request.signal,
        // A browser takes at most 64 KB along after the page is gone; more is refused at once.
        keepalive: isGoing && content.length < 60_000,
      });
      const said = (answer.headers.get("Content-Type") ?? "").includes("json") ? await answer.json() : {};
      if (said.kept) findAll("[data-tier]").forEach((part) => { part.hidden = +part.dataset.tier !== said.tier; });
      if (answer.ok && said.kept === true) problem = "";
      else if (answer.status === 403 && await this.takeNewToken()) problem = "again";
      else problem = said.problem ?? "failed";
    } catch {
      // The program is not there; the text is, and it is tried again.
    }
    clearTimeout(deadline);
    if (this.request !== request) return;
    this.request = null;
    if (!problem) this.didKeep(content);
    else if (problem === "again") this.keepSoon(0);
    else this.didNotKeep(problem);
  }

  // Sela was started anew and does not know this page any more: its forms get the token of a new one.
  async takeNewToken() {
    const token = find("[name=form_token]", await pageAt(this.form.dataset.writing))?.value;
    const fields = findAll("[name=form_token]");
    if (!token || fields.every((field) => field.value === token)) return false;
    for (const field of fields) field.value = token;
    return true;
  }

  didKeep(content) {
    this.sent = content;
    this.failures = 0;
    this.warning.hidden = true;
    const clock = new Intl.DateTimeFormat(
      language === "en" ? "en-GB" : language, { timeStyle: "short", timeZone: this.kept.dataset.zone });
    this.kept.textContent = filled(this.kept.dataset.kept, { time: clock.format(new Date()) });
    if (this.content() !== content) this.keepSoon(1200);
  }

  didNotKeep(problem) {
    this.failures += 1;
    const words = this.warning.dataset[problem] ?? this.warning.dataset.failed;
    // The same words again would be read out again.
    this.warning.hidden = false;
    if (this.warning.textContent !== words) this.warning.textContent = words;
    if (problem !== "tooLong") this.keepSoon(Math.min(15_000, 2000 * 2 ** Math.min(this.failures, 5)));
  }
}

findAll("[data-writing]").forEach((form) => new Writing(form));

document.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const button = event.target.closest?.("form") && find("[data-ctrl-enter]", event.target.closest("form"));
  if (!button) return;
  event.preventDefault();
  button.form.requestSubmit(button);
});

// ---- The mood can be taken back ----

findAll("[data-mood-scale]").forEach((scale) => {
  const clear = find("[data-clear]", scale);
  const show = () => { clear.hidden = !find("input:checked", scale); };
  scale.addEventListener("change", show);
  clear.addEventListener("click", () => {
    const chosen = find("input:checked", scale);
    if (!chosen) return;
    chosen.checked = false;
    chosen.focus();
    chosen.dispatchEvent(new Event("change", { bubbles: true }));
  });
  show();
});

// ---- One press sends once ----

document.addEventListener("submit", (event) => {
  if (event.target.dataset.isSending) return event.preventDefault();
  event.target.dataset.isSending = "yes";
  setTimeout(() => { delete event.target.dataset.isSending; }, 3000);
});
addEventListener("pageshow", () => findAll("form").forEach((form) => { delete form.dataset.isSending; }));

// ---- A notice goes by itself, but never one with a way back, and never under the pointer ----

findAll("[data-notice]").forEach((notice) => {
  // A status that was there from the start is not read out; one that changes is.
  const words = find("p", notice);
  const said = words.textContent;
  words.textContent = "";
  setTimeout(() => { words.textContent = said; }, 60);
  if (find("form", notice)) return;
  let timer = 0;
  const wait = () => { timer = setTimeout(() => notice.remove(), 12_000); };
  ["pointerenter", "focusin"].forEach((name) => notice.addEventListener(name, () => clearTimeout(timer)));
  ["pointerleave", "focusout"].forEach((name) => notice.addEventListener(name, wait));
  wait();
});

// ---- What cannot be undone asks in a dialog of its own ----

findAll("[data-confirm]").forEach((details) => {
  const opener = find("summary", details);
  const body = find(".confirm-body", details);
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    const [dialog, cancel] = ["dialog", "button"].map((name) => document.createElement(name));
    const question = find("p", body);
    question.id ||= `question-${findAll("[data-confirm]").indexOf(details)}`;
    dialog.setAttribute("aria-labelledby", question.id);
    Object.assign(cancel, { className: "button", type: "button", autofocus: true });
    cancel.textContent = details.dataset.confirm;
    cancel.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => { details.append(body); dialog.remove(); opener.focus(); });
    dialog.append(body, cancel);
    document.body.append(dialog);
    dialog.showModal();
  });
});

// ---- What is under way is shown anew every other second, as long as somebody looks ----

async function refresh() {
  const parts = document.hidden ? [] : findAll("[data-live]");
  const page = parts.length ? await pageAt(location.href, { "Sela-Refresh": "yes" }) : null;
  for (const part of parts) {
    const fresh = page.getElementById(part.id);
    const held = part.contains(document.activeElement) && (document.activeElement.id || part.id);
    if (fresh && !fresh.isEqualNode(part)) part.replaceWith(fresh);
    if (held) (document.getElementById(held) ?? fresh)?.focus();
  }
}
// While the program is not there, the page stays as it is.
setInterval(() => refresh().catch(() => {}), 2000);

// ---- Printing, and the shell that is there without the program ----

findAll("[data-print]").forEach((button) => {
  button.hidden = false;
  button.addEventListener("click", () => print());
});

// Without it Sela works the same while the program runs.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});
