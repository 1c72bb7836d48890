/** The service worker: with it the page is there offline, and comes in one version at a time. */

import { isFolder } from "../lib/house";
import { folder } from "./engine";

/** Milliseconds after which whoever comes back to a page that stayed open looks for a newer one. */
const AN_HOUR = 3_600_000;

class Update {
  isWaiting = $state(false);
  private waiting: ServiceWorker | null = null;
  private looked = Date.now();

  /** Called once, when the page is there. Where service workers are forbidden the page works without. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const container = navigator.serviceWorker;
    let isFirst = container.controller === null;
    // All windows at once: a page of the old version would ask for files of the new one.
    container.addEventListener("controllerchange", () => {
      if (!isFirst) location.reload();
      else if (isFolder) void this.compare();
      isFirst = false;
    });
    try {
      const place = isFolder ? folder : `${location.origin}/`;
      const registration = await container.register(new URL("sw.js", place), { updateViaCache: "none" });
      this.look(registration);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => this.look(registration));
      });
      document.addEventListener("visibilitychange", () => this.comeBack(registration));
    } catch {
      return;
    }
  }

  take(): void {
    this.waiting?.postMessage("take over");
  }

  private look({ waiting }: ServiceWorkerRegistration): void {
    this.waiting = waiting;
    this.isWaiting = waiting !== null && navigator.serviceWorker.controller !== null;
  }

  /** An installed page may stay open for days. */
  private comeBack(registration: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.looked < AN_HOUR) return;
    this.looked = Date.now();
    void registration.update().catch(() => {}); // offline
  }

  /** At a first visit the host may have changed between the page and what was kept of it: then it is read anew. */
  private async compare(): Promise<void> {
    const kept = await fetch(new URL("index.html", folder)).then((answer) => answer.text());
    const page = new DOMParser().parseFromString(kept, "text/html");
    if (said(page) !== said(document)) location.reload();
  }
}

/** What a page is made of: its script, and where its engine lies. */
function said(page: Document): string {
  const script = page.querySelector("script[type=module]")?.getAttribute("src") ?? "";
  const engine = page.querySelector<HTMLMetaElement>("meta[name=followsuit-engine]")?.content ?? "";
  return `${script} ${engine}`;
}

export const update = new Update();
