/**
 * Python's memory, kept from one visit to the next: with all imported, it goes on where it was.
 *
 * It is that of a Python which has done nothing else yet, made while nobody waits. It fits the very files it was made
 * from and the browser that made it, and is of no use to any other: then it is made anew.
 */

import type { Engine } from "./engine";

export interface Image {
  /** The language in which every game has said something. */
  lang: string;
  /** Bytes of memory, all in all. */
  size: number;
  /** What Pyodide has lent to Python of JavaScript's objects, as it writes that down. */
  lent: unknown;
  /** Modules in C, by where Python finds them. */
  compiled: Map<string, Uint8Array<ArrayBuffer>>;
  /** Where something lies in memory, and how many bytes of it; all else is empty. */
  runs: [number, number][];
  /** Run after run. */
  data: Uint8Array<ArrayBuffer>;
}

interface Head extends Omit<Image, "data" | "compiled"> {
  browser: string;
  /** The modules in C with their sizes; they come before the memory. */
  compiled: [string, number][];
}

/** As much of Pyodide's inside as is needed to look into its memory. */
export interface Innards {
  HEAPU8: Uint8Array<ArrayBuffer>;
  growMemory(bytes: number): unknown;
  _sbrk(more: number): number;
}

const NAME = "followsuit image ";
const BLOCK = 4096;

/** The address under which it is kept; nothing is ever fetched from there. */
function address(folder: string): string {
  return new URL("engine/image", folder).href;
}

function isEmpty(words: Uint32Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (words[at] !== 0) return false;
  return true;
}

/** Blocks in which there is something, as runs. */
export function filled(memory: Uint8Array<ArrayBuffer>, end: number): [number, number][] {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength / 4);
  const runs: [number, number][] = [];
  for (let at = 0; at < end; at += BLOCK) {
    const length = Math.min(BLOCK, memory.byteLength - at);
    if (isEmpty(words, at / 4, (at + length) / 4)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === at) last[1] += length;
    else runs.push([at, length]);
  }
  return runs;
}

/** Lay an image over the memory of a Python that was not started. */
export function restore(image: Image, inside: Innards): void {
  const before = inside._sbrk(0);
  if (inside.HEAPU8.length < image.size) inside.growMemory(image.size);
  const memory = inside.HEAPU8;
  memory.fill(0, 0, before);
  let at = 0;
  for (const [place, length] of image.runs) {
    memory.set(image.data.subarray(at, at + length), place);
    at += length;
  }
}

/** What is in memory now. */
export async function keepImage(
  engine: Engine,
  folder: string,
  { lang, lent, compiled }: Pick<Image, "lang" | "lent" | "compiled">,
  inside: Innards,
): Promise<void> {
  const memory = inside.HEAPU8;
  const runs = filled(memory, inside._sbrk(0));
  const head: Head = {
    browser: navigator.userAgent,
    lang,
    size: memory.length,
    lent,
    compiled: [...compiled].map(([path, { length }]) => [path, length]),
    runs,
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const length = new Uint32Array([text.length]);
  const parts = runs.map(([at, size]) => memory.slice(at, at + size));
  const kept = new Blob([length, text, ...compiled.values(), ...parts], { type: "application/octet-stream" });
  const cache = await caches.open(NAME + engine.image);
  await cache.put(address(folder), new Response(kept));
}

export async function keptImage(engine: Engine, folder: string): Promise<Image | null> {
  const kept = await caches.match(address(folder), { cacheName: NAME + engine.image });
  if (!kept) return null;
  const whole = await kept.arrayBuffer();
  let at = 4 + (new Uint32Array(whole, 0, 1)[0] ?? 0);
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, at - 4))) as Head;
  if (head.browser !== navigator.userAgent) return null;
  const compiled: Image["compiled"] = new Map();
  for (const [path, length] of head.compiled) {
    compiled.set(path, new Uint8Array(whole.slice(at, at + length)));
    at += length;
  }
  const isWhole = at + head.runs.reduce((sum, [, length]) => sum + length, 0) === whole.byteLength;
  return isWhole ? { ...head, compiled, data: new Uint8Array(whole, at) } : null;
}

/** One that is of no use. */
export async function dropImage(engine: Engine): Promise<void> {
  await caches.delete(NAME + engine.image);
}
