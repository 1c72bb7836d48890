/** Python in a worker: fetched from the folder in parts and started from them, or gone on with from an image. */

import type { Engine, Packed } from "./engine";
import { restore, type Image, type Innards } from "./image";
import type { Parts } from "./talk";

/** As much of Pyodide as is used here. */
export interface Python {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
  };
  pyimport(name: string): unknown;
  _module: Innards;
  _api: { serializeHiwireState(): unknown };
}

interface Settings {
  dynamicLibraries?: string[];
  API: { restoreSnapshot?: () => unknown };
}

type Create = (settings: Settings) => Promise<Innards>;

export interface Loader {
  loadPyodide(config: Record<string, unknown>): Promise<Python>;
  create: Create;
}

const WASM = "pyodide.asm.wasm";
/** As public/sw.js keeps it. */
const UNPACKED = "application/wasm";
const LIBRARY = "library.zip";
const LIBRARY_PLACE = "/lib/python314.zip";
const PLACE = "/lib/python3.14/site-packages/";
const IN_C = ".so";

/** A file of the folder as it was before it was compressed; what comes in is counted, and `arrived` when it is all. */
async function unpacked(
  folder: string,
  file: Packed,
  count: (bytes: number) => void,
  arrived: () => void = () => {},
): Promise<Response> {
  const answer = await fetch(new URL(file.path, folder));
  if (!answer.ok || !answer.body) throw new Error(`${file.path}: ${answer.status}`);
  if (answer.headers.get("Content-Type") === UNPACKED) {
    count(file.size);
    arrived();
    return answer;
  }
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        count(part.byteLength);
        out.enqueue(part);
      },
      flush: arrived,
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": UNPACKED },
  });
}

async function bytes(answer: Promise<Response>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answer).arrayBuffer());
}

/** What Python is made of, each part as it comes. */
interface Coming {
  module: Promise<WebAssembly.Module>;
  library: Promise<Uint8Array<ArrayBuffer>>;
  packages: Promise<Uint8Array<ArrayBuffer>>;
}

export function fetchModule(
  engine: Engine,
  folder: string,
  count: (bytes: number) => void,
): { module: Promise<WebAssembly.Module>; arrived: Promise<void> } {
  let tell = () => {};
  const arrived = new Promise<void>((resolve) => (tell = resolve));
  const answer = unpacked(folder, engine.wasm, count, tell);
  return { module: answer.then((came) => WebAssembly.compileStreaming(came)), arrived };
}

/** The library, with which Python is started, and after whatever else it takes what is imported then. */
export function fetchFiles(
  engine: Engine,
  folder: string,
  count: (bytes: number) => void = () => {},
  before: Promise<void> = Promise.resolve(),
): Pick<Coming, "library" | "packages"> {
  const library = bytes(unpacked(folder, engine.library, count));
  const packages = Promise.all([library, before]).then(() => bytes(unpacked(folder, engine.packages, count)));
  packages.catch(() => {}); // whoever waits for it is told
  return { library, packages };
}

/** Puzzles and worked examples, to be laid beside the packages. */
export function fetchLearning(engine: Engine, folder: string): Promise<Uint8Array<ArrayBuffer>> {
  return bytes(unpacked(folder, engine.learning, () => {}));
}

/** Those that are there. */
export function come(parts: Parts): Coming {
  const { module, library, packages } = parts;
  return {
    module: Promise.resolve(module),
    library: Promise.resolve(library),
    packages: Promise.resolve(packages),
  };
}

/** Modules in C, by where Python finds them. */
type Compiled = Map<string, Uint8Array<ArrayBuffer>>;

/** Pyodide fetches its parts itself; here it is given those that are there already. */
function lend(parts: Pick<Coming, "module" | "library">, compiled: Compiled, place: string): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, init) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    if (address === place + WASM)
      return new Response(null, { headers: { "Content-Type": "application/wasm" } });
    if (address === place + LIBRARY) return new Response(await parts.library);
    const inC = compiled.get(address.slice(place.length));
    return inC ? new Response(inC) : fetch(asked, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await parts.module;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
}

/** File after file, behind a list of their names and sizes. */
function* filesIn(packages: Uint8Array<ArrayBuffer>): Generator<[string, Uint8Array<ArrayBuffer>]> {
  const length = new DataView(packages.buffer, packages.byteOffset).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(packages.subarray(4, 4 + length))) as [string, number][];
  let at = 4 + length;
  for (const [name, size] of head) {
    yield [PLACE + name, packages.subarray(at, at + size)];
    at += size;
  }
}

/** Where Python finds it. */
export function lay(
  python: Python,
  { library, packages }: Partial<Pick<Parts, "library" | "packages">>,
): void {
  if (library) python.FS.writeFile(LIBRARY_PLACE, library, { canOwn: true });
  const folders = new Set<string>();
  for (const [path, data] of packages ? filesIn(packages) : []) {
    const inside = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(inside)) python.FS.mkdirTree(inside);
    folders.add(inside);
    python.FS.writeFile(path, data, { canOwn: true });
  }
}

export function compiledIn(packages: Uint8Array<ArrayBuffer>): Compiled {
  return new Map([...filesIn(packages)].filter(([path]) => path.endsWith(IN_C)));
}

/** Pyodide's own scripts, to be read while its parts are on their way. */
export async function fetchLoader(engine: Engine, folder: string): Promise<Loader> {
  const place = new URL(engine.pyodide, folder).href;
  const [loader, { default: create }] = await Promise.all([
    import(/* @vite-ignore */ `${place}pyodide.mjs`) as Promise<Pick<Loader, "loadPyodide">>,
    import(/* @vite-ignore */ `${place}pyodide.asm.mjs`) as Promise<{ default: Create }>,
  ]);
  return { loadPyodide: loader.loadPyodide, create };
}

function load(place: string, loader: Loader, more: Record<string, unknown>): Promise<Python> {
  return loader.loadPyodide({
    indexURL: place,
    stdLibURL: place + LIBRARY,
    packageBaseUrl: place,
    lockFileContents: JSON.stringify({
      info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
      packages: {},
    }),
    checkAPIVersion: false,
    createPyodideModule: loader.create,
    ...more,
  });
}

/** Python with nothing imported. */
export async function startPython(
  engine: Engine,
  folder: string,
  loader: Loader,
  parts: Coming,
): Promise<Python> {
  const place = new URL(engine.pyodide, folder).href;
  lend(parts, new Map(), place);
  const python = await load(place, loader, {});
  lay(python, { packages: await parts.packages });
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

/** As `create`, with modules in C loaded before Python is started: so they lie at the same place in every memory. */
function withCompiled(create: Create, compiled: Compiled): Create {
  return (settings) => create(Object.assign(settings, { dynamicLibraries: [...compiled.keys()] }));
}

/** One whose memory is to be kept. */
export async function startToKeep(
  engine: Engine,
  folder: string,
  loader: Loader,
  parts: Parts,
): Promise<Python> {
  const place = new URL(engine.pyodide, folder).href;
  const compiled = compiledIn(parts.packages);
  lend(come(parts), compiled, place);
  const python = await load(place, loader, {
    _makeSnapshot: true,
    createPyodideModule: withCompiled(loader.create, compiled),
  });
  lay(python, { packages: parts.packages });
  (python.pyimport("gc") as { disable(): void }).disable();
  return python;
}

/** One whose memory was kept. It has no files yet, save those it remembers. */
export async function goOn(
  engine: Engine,
  folder: string,
  loader: Loader,
  module: Promise<WebAssembly.Module>,
  image: Image,
): Promise<Python> {
  const place = new URL(engine.pyodide, folder).href;
  lend({ module, library: Promise.resolve(new Uint8Array()) }, image.compiled, place);
  const create = withCompiled(loader.create, image.compiled);
  const python = await load(place, loader, {
    _loadSnapshot: new Uint8Array(1), // that there is one; what it is, is said below
    createPyodideModule: async (settings: Settings) => {
      const inside = await create(settings);
      settings.API.restoreSnapshot = () => {
        restore(image, inside);
        return image.lent;
      };
      return inside;
    },
  });
  (python.pyimport("followsuit.site.image") as { wake(): void }).wake();
  return python;
}
