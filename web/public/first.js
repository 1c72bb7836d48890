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
})();
