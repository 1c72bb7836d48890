/** The worker with the tables: Python plays there, and what it needs of the browser it is lent here. */

import { dropImage, keptImage, type Image } from "./image";
import {
  fetchFiles,
  fetchLearning,
  fetchLoader,
  fetchModule,
  goOn,
  imported,
  lay,
  startPython,
  type Loader,
  type Python,
} from "./python";
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
/** And after which whoever thinks is loaded, once a table was shown and has stood still, or plays on and on. */
const AFTER_A_TABLE = 1_000;
const LONG_AFTER = 8_000;
/** How often it is looked whether other windows are open. */
const LOOK = 2_000;
const LOCK = "followsuit-window-";
/** Asked for one table, or for a new one; not what was played there. */
const AT_HAND = /^\/api\/tables(\/[^/]+)?\?/;
/** Asked for a puzzle or a worked example, whose files come when they are asked for. */
const LEARNING = /^\/api\/(puzzles|lessons)\//;

function tell(message: FromTable): void {
  postMessage(message);
}

/** Whoever thinks, in a worker of its own; one that dies or hangs is replaced. */
class Mind {
  isReady = false;
  private worker: Worker | null = null;
  private soon: ReturnType<typeof setTimeout> | null = null;
  private shown = 0;
  private last = 0;
  private readonly waiting = new Map<number, (found: Uint8Array | null) => void>();
  private readonly atReady: (() => void)[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly folder: string,
    private readonly lang: string,
    private readonly parts: () => Promise<Parts>,
  ) {}

  /** When there is a table, and it waits for somebody: the first cards do not wait for whoever thinks. */
  startSoon(): void {
    if (this.worker) return;
    this.shown ||= Date.now();
    if (this.soon) clearTimeout(this.soon);
    const left = this.shown + LONG_AFTER - Date.now();
    this.soon = setTimeout(() => this.start(), Math.max(0, Math.min(AFTER_A_TABLE, left)));
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
    const { engine, folder, lang } = this;
    this.parts().then(
      (parts) => worker.postMessage({ kind: "begin", engine, folder, lang, parts } satisfies ToMind),
      () => {
        worker.terminate();
        if (this.worker === worker) this.worker = null; // the next thought tries again
      },
    );
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

/** Python, and its files once somebody needs them. */
interface Begun {
  python: Python;
  parts: () => Promise<Parts>;
  /** The language of which all that the first cards take is in memory; none where the files are there at once. */
  lang: string | null;
}

async function started(engine: Engine, folder: string, isAnew: boolean): Promise<Begun> {
  const all = engine.wasm.size + engine.library.size + engine.packages.size;
  let done = 0;
  const count = (more: number) => tell({ kind: "progress", done: (done += more), all });
  const loader = fetchLoader(engine, folder);
  const { module, arrived } = fetchModule(engine, folder, count);
  loader.catch(() => {}); // whoever waits for it is told
  const image = isAnew ? null : await keptImage(engine, folder).catch(() => null);
  const gone = image && (await goneOn(engine, folder, await loader, module, image));
  if (gone) return gone;
  const files = fetchFiles(engine, folder, count, arrived);
  const python = await startPython(engine, folder, await loader, { module, ...files });
  const parts = { module: await module, library: await files.library, packages: await files.packages };
  return { python, parts: () => Promise.resolve(parts), lang: null };
}

/** Fetched for whoever needs it first. Where it could not be had, whoever needs it next asks again. */
function once<Kind>(fetched: () => Promise<Kind>): () => Promise<Kind> {
  let coming: Promise<Kind> | null = null;
  return () =>
    (coming ??= fetched().catch((error: unknown) => {
      coming = null;
      throw error;
    }));
}

/** From what was kept; nothing where that is of no use. */
async function goneOn(
  engine: Engine,
  folder: string,
  loader: Loader,
  module: Promise<WebAssembly.Module>,
  image: Image,
): Promise<Begun | null> {
  try {
    const python = await goOn(engine, folder, loader, module, image);
    const parts = once(async (): Promise<Parts> => {
      const { library, packages } = fetchFiles(engine, folder);
      const came = { module: await module, library: await library, packages: await packages };
      lay(python, came);
      return came;
    });
    return { python, parts, lang: image.lang };
  } catch (error) {
    console.warn(error);
    await dropImage(engine);
    return null;
  }
}

async function begin({ engine, folder, lang, isAnew }: ToTable & { kind: "begin" }): Promise<House> {
  if (isAnew) await dropImage(engine).catch(() => {});
  const opening = Shelf.open().catch((error: unknown) => {
    tell({ kind: "failed", why: "store", what: String(error) });
    throw error;
  });
  const [shelf, begun] = await Promise.all([opening, started(engine, folder, isAnew)]);
  const { python, parts } = begun;
  const mind = new Mind(engine, folder, lang, parts);
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
  if (begun.lang === null) imported(python);
  await windows.isHeld;
  tell({ kind: "ready", lock: windows.own });
  const learning = once(async () => {
    const files = await fetchLearning(engine, folder);
    await parts(); // whose folders these lie in
    lay(python, { packages: files });
  });
  const needs = (message: ToTable) => {
    if (message.kind === "ask" && LEARNING.test(message.address)) return learning();
    return isAtHand(message, begun.lang) ? null : parts();
  };
  return { inside, needs };
}

interface House {
  inside: Inside;
  /** What has to be there before this can be answered. */
  needs: (message: ToTable) => Promise<unknown> | null;
}

/** Whether all that it takes is in memory: tables and what is said at them, in the language of the image. */
function isAtHand(message: ToTable, lang: string | null): boolean {
  if (lang === null) return true;
  if (message.kind === "ask")
    return AT_HAND.test(message.address) && message.address.endsWith(`lang=${lang}`);
  if (message.kind !== "say") return true;
  return !message.text.includes('"hello"') || message.text.includes(`"lang":"${lang}"`);
}

let house: Promise<House> | null = null;

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

function warned(error: unknown): boolean {
  console.warn(error);
  return false;
}

onmessage = async (event: MessageEvent<ToTable>) => {
  const message = event.data;
  if (message.kind === "begin") {
    house = begin(message);
    house.catch((error: unknown) => {
      // It was unpacked without a fault: it is right, and this browser does not know all that is in it.
      const why = error instanceof WebAssembly.CompileError ? "too-old" : "engine";
      tell({ kind: "failed", why, what: String(error) });
    });
    return;
  }
  const there = await house?.catch(() => null); // it has been said
  if (!there) return;
  const { inside, needs } = there;
  const files = needs(message);
  const areThere = (await files?.then(() => true, warned)) ?? true;
  // What needs none of them is answered all the same.
  if (message.kind === "ask" && !areThere && LEARNING.test(message.address))
    tell({ kind: "answer", id: message.id, status: 500, text: "" });
  else if (message.kind === "ask") await answer(inside, message);
  else if (message.kind === "open") inside.open(message.line, message.table);
  else if (message.kind === "say") inside.hear(message.line, message.text).catch(console.error);
  else if (message.kind === "leave") inside.leave(message.line);
  else tell({ kind: "answer", id: message.id, status: 200, text: "" });
};
