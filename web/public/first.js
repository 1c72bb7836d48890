// Before anything is drawn: the theme and the language chosen last time, so that nothing flashes.
(function () {
  var root = document.documentElement;
  var kept = {};
  try {
    kept = { theme: localStorage.getItem("theme"), lang: localStorage.getItem("lang") };
  } catch {
    // Storage may be forbidden; the system's wishes hold then.
  }
  var dark = window.matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept.theme === "light" || kept.theme === "dark" ? kept.theme : dark ? "dark" : "light";
  root.lang = kept.lang || navigator.language.split("-")[0];

  // In a folder that is kept here the engine starts at once, beside the page; the page takes it over, see folder.svelte.ts.
  var meta = document.querySelector("meta[name=followsuit-engine]");
  var isKept = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (!meta || !isKept || typeof WebAssembly !== "object" || typeof DecompressionStream !== "function")
    return;
  var folder = new URL(".", location.href.replace(/[?#].*$/, "")).href;
  var engine = JSON.parse(meta.content);
  engine.answers = {};
  var begun = {
    worker: new Worker(new URL(engine.worker, folder), { type: "module" }),
    heard: [],
    isLost: false,
  };
  begun.worker.onmessage = function (event) {
    begun.heard.push(event.data);
  };
  begun.worker.onerror = function () {
    begun.isLost = true;
  };
  begun.worker.postMessage({ kind: "begin", engine: engine, folder: folder, lang: root.lang, isAnew: false });
  window.followsuitBegun = begun;
})();
