import "./styles/index.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { ready as language } from "./i18n/index.svelte";
import { isFolder } from "./lib/house";
import { update } from "./offline/install.svelte";

// A page that is kept has its engine here: it starts beside the page. At a first visit what can be read comes first.
if (isFolder && navigator.serviceWorker?.controller) {
  void import("./offline/folder.svelte").then(({ house }) => house?.start());
}

const place = document.getElementById("app");
if (place) void language.then(() => mount(App, { target: place }));
if (import.meta.env.PROD) void ready().then(() => update.watch());

/** What is kept for later is fetched after what is needed now. */
async function ready(): Promise<void> {
  if (isFolder) await (await import("./offline/folder.svelte")).house?.started;
}
