import "./styles/index.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { ready as language } from "./i18n/index.svelte";
import { isFolder } from "./lib/house";
import { update } from "./offline/install.svelte";

/** Milliseconds for which a table that is played on and on keeps the page from being kept. */
const LONGEST = 15_000;

// A page that is kept has its engine here: it starts beside the page. At a first visit what can be read comes first.
if (isFolder && navigator.serviceWorker?.controller) {
  void import("./offline/folder.svelte").then(({ house }) => house?.start());
}

const place = document.getElementById("app");
if (place) void language.then(() => mount(App, { target: place }));
if (import.meta.env.PROD) void ready().then(() => update.watch());

/** What is kept for later is fetched after what is needed now: a first table takes all that a phone has. */
async function ready(): Promise<void> {
  if (isFolder) await (await import("./offline/folder.svelte")).house?.quiet(LONGEST);
}
