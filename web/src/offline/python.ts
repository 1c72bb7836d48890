/** Python in a worker: fetched from the folder in three parts, and started from them. */

import type { Engine, Packed } from "./engine";
import type { Parts } from "./talk";

/** As much of Pyodide as is used here. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  pyimport(name: string): unknown;
}

export interface Loader {
  loadPyodide(config: Record<string, unknown>): Promise<Python>;
}

const WASM = "pyodide.asm.wasm";
const LIBRARY = "library.zip";
const PLACE = "/lib/python3.14/site-packages/";

/** A file of the folder as it was before it was compressed; what comes in is counted. */
async function unpacked(folder: string, file: Packed, count: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(new URL(file.path, folder));
  if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        count(part.byteLength);
        out.enqueue(part);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": "application/wasm" },
  });
}

async function bytes(answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answer).arrayBuffer());
}

export async function fetchParts(
  engine: Engine,
  folder: string,
  tell: (done: number, all: number) => void,
): Promise<Parts> {
  const all = engine.wasm.size + engine.library.size + engine.packages.size;
  let done = 0;
  const count = (more: number) => tell((done += more), all);
  const [module, library, packages] = await Promise.all([
    unpacked(folder, engine.wasm, count).then((answer) => WebAssembly.compileStreaming(answer)),
    bytes(unpacked(folder, engine.library, count)),
    bytes(unpacked(folder, engine.packages, count)),
  ]);
  return { module, library, packages };
}

/** Pyodide fetches its parts itself; here it is given those that are there already. */
function lend(parts: Parts, place: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, init) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    if (address === place + WASM)
      return new Response(null, { headers: { "Content-Type": "application/wasm" } });
    if (address === place + LIBRARY) return new Response(parts.library);
    return fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const instance = await WebAssembly.instantiate(parts.module, imports);
    return { module: parts.module, instance };
  };
}

/** File after file, behind a list of their names and sizes. */
function lay(python: Python, packages: Uint8Array<ArrayBuffer>): void {
  const length = new DataView(packages.buffer, packages.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(packages.subarray(4, 4 + length))) as [string, number][];
  const folders = new Set<string>();
  let at = 4 + length;
  for (const [name, size] of head) {
    const path = PLACE + name;
    const inside = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(inside)) python.FS.mkdirTree(inside);
    folders.add(inside);
    python.FS.writeFile(path, packages.subarray(at, at + size), { canOwn: true });
    at += size;
  }
}

/** Pyodide's own scripts, to be read while its parts are on their way; it asks for the second by itself later. */
export async function fetchLoader(engine: Engine, folder: string): Promise<Loader> {
  const place = new URL(engine.pyodide, folder).href;
  const [loader] = await Promise.all([
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<Loader>,
    import(/* @vite-ignore */ `${place}pyodide.asm.mjs`),
  ]);
  return loader;
}

export async function startPython(
  engine: Engine,
  folder: string,
  loader: Loader,
  parts: Parts,
): Promise<Python> {
  const place = new URL(engine.pyodide, folder).href;
  lend(parts, place);
  const python = await loader.loadPyodide({
    indexURL: place,
    stdLibURL: place + LIBRARY,
    packageBaseUrl: place,
    lockFileContents: JSON.stringify({
      info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
      packages: {},
    }),
    checkAPIVersion: false,
  });
  lay(python, parts.packages);
  // Modules are no garbage: looking for some while they are imported takes a tenth of the time.
  (python.pyimport("gc") as { disable(): void }).disable();
  return python;
}

/** When all that is needed has been imported. */
export function imported(python: Python): void {
  const gc = python.pyimport("gc") as { freeze(): void; enable(): void };
  gc.freeze();
  gc.enable();
}
