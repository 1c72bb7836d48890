/** The worker that thinks: it is given what one seat knows, and says what it would answer. */

import { fetchLoader, imported, startPython } from "./python";
import type { FromMind, ToMind } from "./talk";

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

onmessage = async (event: MessageEvent<ToMind>) => {
  const message = event.data;
  if (message.kind === "begin") {
    const { engine, folder, parts } = message;
    const python = await startPython(engine, folder, await fetchLoader(engine, folder), parts);
    mind = python.pyimport("followsuit.site.mind") as Mind;
    imported(python);
    tell({ kind: "ready" });
  } else if (mind) {
    const { id, level, view, seed, seconds } = message;
    const found = mind.think(level, view, seed, seconds);
    tell({ kind: "thought", id, found: found.toJs() });
    found.destroy();
  }
};
