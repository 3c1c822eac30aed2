// Keeps the shell (looks, script, icons) at hand and nothing else: no page, no word of the diary.
"use strict";

const shell = "sela-shell-1";
const files = ["tokens.css", "sela.css", "sela.js", "icon.svg", "icon-192.png"].map((name) => `/assets/${name}`);

addEventListener("install", (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll(files)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const forget = (names) => Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(forget).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (files.includes(address.pathname)) event.respondWith(fresh(request));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(offline));
});

// The program's own file if it answers, so that an update shows at once; the kept one if it does not.
async function fresh(request) {
  const cache = await caches.open(shell);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

const words = { id: "Sela sedang tidak berjalan. Jalankan program Sela, lalu muat ulang halaman ini.", de: "Sela läuft gerade nicht. Starte das Programm und lade diese Seite neu.", en: "Sela is not running. Start the program, then reload this page." };

function offline() {
  const code = (navigator.language || "en").slice(0, 2);
  const lang = words[code] ? code : "en";
  const page = `<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sela</title><link rel="stylesheet" href="/assets/tokens.css"><link rel="stylesheet" href="/assets/sela.css"><main class="door narrow stack"><h1>Sela</h1><p class="lead">${words[lang]}</p></main></html>`;
  return new Response(page, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
