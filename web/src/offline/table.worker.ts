/** The worker with the tables: Python plays there, and what it needs of the browser it is lent here. */

import { fetchLoader, fetchParts, imported, startPython } from "./python";
import { Shelf } from "./shelf";
import type { Engine } from "./engine";
import type { FromMind, FromTable, Parts, ToMind, ToTable } from "./talk";

/** followsuit.site.inside.Inside */
interface Inside {
  ask(method: string, address: string, body: string): Promise<string>;
  open(line: number, table: string): void;
  hear(line: number, text: string): Promise<void>;
  leave(line: number): void;
  told(message: string): void;
}

/** Milliseconds after which a thought is not waited for any more. */
const LONGEST_THOUGHT = 15_000;
/** And after which whoever thinks is loaded, once a table was shown. */
const AFTER_A_TABLE = 1_000;
/** How often it is looked whether other windows are open. */
const LOOK = 2_000;
const LOCK = "followsuit-window-";

function tell(message: FromTable): void {
  postMessage(message);
}

/** Whoever thinks, in a worker of its own; one that dies or hangs is replaced. */
class Mind {
  isReady = false;
  private worker: Worker | null = null;
  private soon: ReturnType<typeof setTimeout> | null = null;
  private last = 0;
  private readonly waiting = new Map<number, (found: Uint8Array | null) => void>();
  private readonly atReady: (() => void)[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly folder: string,
    private readonly parts: Parts,
  ) {}

  /** When there is a table, and it has been drawn: the first cards do not wait for whoever thinks. */
  startSoon(): void {
    this.soon ??= setTimeout(() => this.start(), AFTER_A_TABLE);
  }

  start(): void {
    if (this.worker) return;
    const worker = new Worker(new URL("./mind.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromMind>) => {
      if (event.data.kind === "ready") {
        this.isReady = true;
        for (const go of this.atReady.splice(0)) go();
      } else this.found(event.data.id, event.data.found);
    };
    worker.onerror = () => this.lose();
    const { engine, folder, parts } = this;
    worker.postMessage({ kind: "begin", engine, folder, parts } satisfies ToMind);
  }

  async think(level: string, view: Uint8Array, seed: string, seconds: number): Promise<Uint8Array | null> {
    this.start();
    if (!this.isReady) await new Promise<void>((go) => this.atReady.push(go));
    const id = ++this.last;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.lose(), LONGEST_THOUGHT);
      this.waiting.set(id, (found) => {
        clearTimeout(late);
        resolve(found);
      });
      this.worker?.postMessage({ kind: "think", id, level, view, seed, seconds } satisfies ToMind);
    });
  }

  private found(id: number, found: Uint8Array | null): void {
    this.waiting.get(id)?.(found);
    this.waiting.delete(id);
  }

  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isReady = false;
    for (const id of [...this.waiting.keys()]) this.found(id, null);
    this.start();
  }
}

/** The other windows of this browser: told what was stored, as workers of a server tell each other. */
class Windows {
  isAnyOther = false;
  private readonly channel = new BroadcastChannel("followsuit");
  readonly isHeld: Promise<void>;
  readonly own = LOCK + crypto.randomUUID();

  constructor(heard: (message: string) => void) {
    // Held as long as this worker lives, however it ends.
    this.isHeld = new Promise((resolve) => {
      if (!navigator.locks) resolve();
      void navigator.locks?.request(this.own, () => {
        resolve();
        return new Promise(() => {});
      });
    });
    this.channel.onmessage = (event: MessageEvent<string>) => {
      void this.look();
      if (event.data) heard(event.data);
    };
    this.channel.postMessage("");
    void this.look();
    setInterval(() => void this.look(), LOOK);
  }

  tell(message: string): void {
    this.channel.postMessage(message);
  }

  private async look(): Promise<void> {
    const held = (await navigator.locks?.query())?.held ?? [];
    this.isAnyOther = held.some(({ name = "" }) => name.startsWith(LOCK) && name !== this.own);
  }
}

async function begin(engine: Engine, folder: string): Promise<Inside> {
  const opening = Shelf.open().catch((error: unknown) => {
    tell({ kind: "failed", why: "store", what: String(error) });
    throw error;
  });
  const [shelf, loader, parts] = await Promise.all([
    opening,
    fetchLoader(engine, folder),
    fetchParts(engine, folder, (done, all) => tell({ kind: "progress", done, all })),
  ]);
  const python = await startPython(engine, folder, loader, parts);
  const mind = new Mind(engine, folder, parts);
  let inside: Inside | null = null;
  const windows = new Windows((message) => inside?.told(message));
  const module = python.pyimport("followsuit.site.inside") as { begin(browser: object): Inside };
  inside = module.begin({
    keep: (what: never, values: string) => shelf.keep(what, values),
    tell: (message: string) => windows.tell(message),
    is_shared: () => windows.isAnyOther,
    think: (level: string, view: { toJs(): Uint8Array }, seed: string, seconds: number) =>
      mind.think(level, view.toJs(), seed, seconds),
    is_thinking: () => mind.isReady,
    send: (line: number, text: string) => {
      tell({ kind: "heard", line, text });
      mind.startSoon();
    },
    close: (line: number, code: number) => tell({ kind: "closed", line, code }),
  });
  imported(python);
  await windows.isHeld;
  tell({ kind: "ready", lock: windows.own });
  return inside;
}

let house: Promise<Inside> | null = null;

async function answer(inside: Inside, message: ToTable & { kind: "ask" }): Promise<void> {
  const { id, method, address, body } = message;
  try {
    const [status, text] = JSON.parse(await inside.ask(method, address, body)) as [number, string];
    tell({ kind: "answer", id, status, text });
  } catch (error) {
    console.error(error);
    tell({ kind: "answer", id, status: 500, text: "" });
  }
}

onmessage = async (event: MessageEvent<ToTable>) => {
  const message = event.data;
  if (message.kind === "begin") {
    house = begin(message.engine, message.folder);
    house.catch((error: unknown) => {
      // It was unpacked without a fault: it is right, and this browser does not know all that is in it.
      const why = error instanceof WebAssembly.CompileError ? "too-old" : "engine";
      tell({ kind: "failed", why, what: String(error) });
    });
    return;
  }
  const inside = await house?.catch(() => null); // it has been said
  if (!inside) return;
  if (message.kind === "ask") await answer(inside, message);
  else if (message.kind === "open") inside.open(message.line, message.table);
  else if (message.kind === "say") inside.hear(message.line, message.text).catch(console.error);
  else if (message.kind === "leave") inside.leave(message.line);
  else tell({ kind: "answer", id: message.id, status: 200, text: "" });
};
