/** The worker that thinks: it is given what one seat knows, and says what it would answer. */

import type { Engine } from "./engine";
import { keepImage, keptImage } from "./image";
import { compiledIn, fetchLoader, goOn, imported, lay, startToKeep, type Python } from "./python";
import type { FromMind, Parts, ToMind } from "./talk";

/** followsuit.site.mind */
interface Mind {
  think(
    level: string,
    view: Uint8Array,
    seed: string,
    seconds: number,
  ): { toJs(): Uint8Array; destroy(): void };
}

let mind: Mind | null = null;

function tell(message: FromMind): void {
  postMessage(message);
}

/** From what was kept; or from the start, and then it is kept for the next visit. */
async function begin({ engine, folder, lang, parts }: ToMind & { kind: "begin" }): Promise<Python> {
  const loader = await fetchLoader(engine, folder);
  const image = await keptImage(engine, folder).catch(() => null);
  if (image) {
    const python = await goOn(engine, folder, loader, Promise.resolve(parts.module), image);
    lay(python, parts);
    return python;
  }
  const python = await startToKeep(engine, folder, loader, parts);
  const making = python.pyimport("followsuit.site.image") as { prepare(lang: string): string };
  imported(python);
  // Where there is no room for it, every visit starts anew.
  await keep(engine, folder, making.prepare(lang), parts, python).catch(console.warn);
  return python;
}

function keep(engine: Engine, folder: string, lang: string, parts: Parts, python: Python): Promise<void> {
  const lent = python._api.serializeHiwireState();
  return keepImage(engine, folder, { lang, lent, compiled: compiledIn(parts.packages) }, python._module);
}

onmessage = async (event: MessageEvent<ToMind>) => {
  const message = event.data;
  if (message.kind === "begin") {
    const python = await begin(message);
    mind = python.pyimport("followsuit.site.mind") as Mind;
    tell({ kind: "ready" });
  } else if (mind) {
    const { id, level, view, seed, seconds } = message;
    const found = mind.think(level, view, seed, seconds);
    tell({ kind: "thought", id, found: found.toJs() });
    found.destroy();
  }
};
