/** The house in a folder: a worker with the tables stands where otherwise a server would. */

import { engine, folder, type Engine } from "./engine";
import type { FromTable, ToTable } from "./talk";

type Trouble = "no-wasm" | "too-old" | "store" | "engine";

/** How far the engine is; read by whoever shows it. */
class Loading {
  done = $state(0);
  isReady = $state(false);
  trouble = $state<Trouble | null>(null);
}

export const loading = new Loading();

/** A worker that public/first.js has started, and what it has said since. */
interface Begun {
  worker: Worker;
  heard: FromTable[];
  isLost: boolean;
}

declare global {
  interface Window {
    followsuitBegun?: Begun;
  }
}

/** Taken over once. */
function begun(): Begun | null {
  const found = window.followsuitBegun;
  delete window.followsuitBegun;
  if (!found?.isLost) return found ?? null;
  found.worker.terminate();
  return null;
}

/** What is asked like a socket; see lib/connection.ts. */
class FolderSocket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(
    private readonly house: Folder,
    readonly line: number,
  ) {}

  opened(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.house.say(this.line, text);
  }

  close(): void {
    this.house.leave(this.line);
    this.ended(1000);
  }
}

/** Milliseconds after which a worker that was asked and says nothing is given up; not while it is loading. */
const SILENCE = 20_000;
/** And between two looks whether the page has come to rest. */
const LOOK = 30;
/** So long nobody has asked for anything: somebody reads, or thinks. */
const QUIET = 2_000;
const LOST = 1006;
/** So many within a minute are too many. */
const MOST_LOSSES = 12;
const A_MINUTE = 60_000;

/** What keeps this browser from running Python at all. */
function lacking(): Trouble | null {
  if (typeof WebAssembly !== "object") return "no-wasm";
  return typeof DecompressionStream === "function" && typeof Worker === "function" ? null : "too-old";
}

class Folder {
  private worker: Worker | null = null;
  private ready: Promise<boolean> = Promise.resolve(false);
  private arrived: ((isThere: boolean) => void) | null = null;
  private last = 0;
  private asked = new Map<number, { at: number; resolve: (answer: [number, string]) => void }>();
  /** Answers that are being fetched, and all that ever were. */
  private reading = 0;
  private reads = 0;
  private losses: number[] = [];
  /** One that was lost before it was there may have been lost by what was kept. */
  private isAnew = false;
  private lines = new Map<number, FolderSocket>();
  /** When something was asked or told last. */
  private busyAt = 0;

  /** When it is there for the first time. */
  readonly started: Promise<void>;
  private isStarted: () => void = () => {};

  constructor(private readonly engine: Engine) {
    this.started = new Promise((resolve) => (this.isStarted = resolve));
    setInterval(() => this.look(), SILENCE / 4);
  }

  /** When what the page asked for first is there: the engine would take its share of the line and of the processor. */
  async resting(within: number): Promise<void> {
    const end = Date.now() + within;
    const look = () => new Promise<void>((again) => setTimeout(again, LOOK));
    while ((this.reads === 0 || this.reading > 0) && Date.now() < end) await look();
  }

  /** When the engine was there and has stood still for a while; a table on which bots play on is not waited for long. */
  async quiet(within: number): Promise<void> {
    await this.started;
    const end = Date.now() + within;
    while (Date.now() < end) {
      const left = this.asked.size > 0 ? QUIET : this.busyAt + QUIET - Date.now();
      if (left <= 0) return;
      await new Promise<void>((again) => setTimeout(again, left));
    }
  }

  /** The engine, from now on: whether it came to be there. A browser that cannot have it is told why. */
  start(): Promise<boolean> {
    if (this.worker) return this.ready;
    loading.trouble ??= lacking();
    if (loading.trouble) return Promise.resolve(false);
    // Whoever waits for a worker that was lost before it was there waits for the next.
    if (!this.arrived) this.ready = new Promise((resolve) => (this.arrived = resolve));
    loading.isReady = false;
    const early = begun();
    const worker =
      early?.worker ?? new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromTable>) => this.hear(worker, event.data);
    worker.onerror = () => {
      if (this.worker !== worker) return;
      this.lose();
      this.startAgain();
    };
    const { lang } = document.documentElement;
    const engine = { ...this.engine, answers: {} };
    if (!early) this.post({ kind: "begin", engine, folder, lang, isAnew: this.isAnew });
    for (const message of early?.heard ?? []) this.hear(worker, message);
    return this.ready;
  }

  /** It is there, or there will be none. */
  private arrive(isThere: boolean): void {
    this.arrived?.(isThere);
    this.arrived = null;
  }

  private fail(why: Trouble): void {
    loading.trouble ??= why;
    this.arrive(false);
    for (const { resolve } of this.asked.values()) resolve([0, ""]);
    this.asked.clear();
  }

  private post(message: ToTable): void {
    this.busyAt = Date.now();
    this.worker?.postMessage(message);
  }

  private hear(worker: Worker, message: FromTable): void {
    if (this.worker !== worker) return;
    this.busyAt = Date.now();
    if (message.kind === "ready") {
      loading.isReady = true;
      this.arrive(true);
      this.isStarted();
      this.mourn(worker, message.lock);
    } else if (message.kind === "progress") loading.done = message.done / message.all;
    else if (message.kind === "failed") {
      console.warn(message.what);
      this.fail(message.why);
    } else if (message.kind === "answer") {
      this.asked.get(message.id)?.resolve([message.status, message.text]);
      this.asked.delete(message.id);
    } else if (message.kind === "heard") this.lines.get(message.line)?.onmessage?.({ data: message.text });
    else if (message.kind === "closed") {
      this.lines.get(message.line)?.ended(message.code);
      this.lines.delete(message.line);
    }
  }

  /** A worker that is ended says nothing; but what it held is free then. */
  private mourn(worker: Worker, lock: string): void {
    void navigator.locks?.request(lock, () => {
      if (this.worker !== worker) return;
      this.lose();
      this.startAgain();
    });
  }

  /** One that is lost again and again is a fault that starting it once more does not mend. */
  private startAgain(): void {
    this.losses = [...this.losses, Date.now()].slice(-MOST_LOSSES);
    const first = this.losses[MOST_LOSSES - 1] === undefined ? -Infinity : (this.losses[0] ?? 0);
    if (Date.now() - first < A_MINUTE) this.fail("engine");
    else void this.start();
  }

  /** The worker was ended, or does not answer: another takes its place, and the tables are read again. */
  private lose(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isAnew ||= !loading.isReady;
    for (const { resolve } of this.asked.values()) resolve([0, ""]);
    this.asked.clear();
    const lost = [...this.lines.values()];
    this.lines.clear();
    for (const line of lost) line.ended(LOST);
  }

  private look(): void {
    if (!loading.isReady || !this.worker || document.hidden) return;
    const now = Date.now();
    if ([...this.asked.values()].some(({ at }) => now - at > SILENCE)) {
      this.lose();
      this.startAgain();
    } else if (this.lines.size > 0) void this.put((id) => ({ kind: "alive", id }));
  }

  private put(message: (id: number) => ToTable): Promise<[number, string]> {
    const id = ++this.last;
    return new Promise((resolve) => {
      this.asked.set(id, { at: Date.now(), resolve });
      this.post(message(id));
    });
  }

  private async read(file: string): Promise<string | null> {
    this.reading++;
    this.reads++;
    try {
      const answer = await fetch(new URL(file, folder));
      return answer.ok ? await answer.text() : null;
    } catch {
      return null;
    } finally {
      this.reading--;
    }
  }

  /** The status and the text of an answer; the status is 0 where there was none. */
  async ask(method: string, address: string, body: string): Promise<[number, string]> {
    const file = this.engine.answers[`${method} ${address}${body && ` ${body}`}`];
    if (file) {
      const text = await this.read(file);
      if (text !== null) return [200, text];
    }
    if (!(await this.start())) return [0, ""];
    return this.put((id) => ({ kind: "ask", id, method, address, body }));
  }

  open(table: string): FolderSocket {
    const socket = new FolderSocket(this, ++this.last);
    this.lines.set(socket.line, socket);
    void this.start().then((isThere) => {
      if (!isThere || !this.lines.has(socket.line)) return;
      this.post({ kind: "open", line: socket.line, table });
      socket.opened();
    });
    return socket;
  }

  say(line: number, text: string): void {
    if (this.lines.has(line)) this.post({ kind: "say", line, text });
  }

  leave(line: number): void {
    if (this.lines.delete(line)) this.post({ kind: "leave", line });
  }
}

export const house: Folder | null = engine ? new Folder(engine) : null;
