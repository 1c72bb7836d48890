/** Where the engine lies, as the folder's index.html says it; a page of a server says nothing of the kind. */

/** A file that was compressed when the folder was written: whatever a host does, it is not sent larger. */
export interface Packed {
  path: string;
  /** Bytes over the wire. */
  size: number;
}

export interface Engine {
  /** The folder of Pyodide's own files. */
  pyodide: string;
  /** The script of the worker with the tables. */
  worker: string;
  wasm: Packed;
  library: Packed;
  packages: Packed;
  /** Puzzles and worked examples: fetched when somebody asks for one. */
  learning: Packed;
  /** Changes with any of these: what was made of other files is of no use. */
  image: string;
  /** What can be answered before there is an engine: the file of each question. */
  answers: Record<string, string>;
}

function written(): Engine | null {
  const content = document.querySelector<HTMLMetaElement>("meta[name=followsuit-engine]")?.content;
  return content ? (JSON.parse(content) as Engine) : null;
}

/** null where a server is behind the page. */
export const engine: Engine | null = written();

/** The address of the folder, however deep it lies. */
export const folder = new URL(".", location.href.replace(/[?#].*$/, "")).href;
