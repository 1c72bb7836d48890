/** The service worker: with it the page is there offline, and comes in one version at a time. */

import { isFolder } from "../lib/house";
import { folder } from "./engine";

class Update {
  isWaiting = $state(false);
  private waiting: ServiceWorker | null = null;

  /** Called once, when the page is there. Where service workers are forbidden the page works without. */
  async watch(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const container = navigator.serviceWorker;
    const hadOne = container.controller !== null;
    try {
      const place = isFolder ? folder : `${location.origin}/`;
      const registration = await container.register(new URL("sw.js", place), { updateViaCache: "none" });
      this.look(registration);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => this.look(registration));
      });
    } catch {
      return;
    }
    // All windows at once: a page of the old version would ask for files of the new one.
    container.addEventListener("controllerchange", () => {
      if (hadOne) location.reload();
    });
  }

  take(): void {
    this.waiting?.postMessage("take over");
  }

  private look({ waiting }: ServiceWorkerRegistration): void {
    this.waiting = waiting;
    this.isWaiting = waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const update = new Update();
