/** The worker that thinks: it is given what one seat knows, and says what it would answer. */

import { startPython } from "./python";
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
    const python = await startPython(message.engine, message.folder, message.parts);
    mind = python.pyimport("followsuit.site.mind") as Mind;
    tell({ kind: "ready" });
  } else if (mind) {
    const { id, level, view, seed, seconds } = message;
    const found = mind.think(level, view, seed, seconds);
    tell({ kind: "thought", id, found: found.toJs() });
    found.destroy();
  }
};
