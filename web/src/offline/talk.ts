/** What the page and the worker with the tables say to each other. */

import type { Engine } from "./engine";

export type ToTable =
  | { kind: "begin"; engine: Engine; folder: string; lang: string; isAnew: boolean } // without what was kept
  | { kind: "ask"; id: number; method: string; address: string; body: string }
  | { kind: "open"; line: number; table: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number }
  | { kind: "alive"; id: number };

export type FromTable =
  | { kind: "progress"; done: number; all: number }
  | { kind: "ready"; lock: string } // held as long as the worker lives
  | { kind: "failed"; why: "store" | "engine" | "too-old"; what: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; line: number; text: string }
  | { kind: "closed"; line: number; code: number };

/** And the worker with the tables to the one that thinks. */
export type ToMind =
  | { kind: "begin"; engine: Engine; folder: string; lang: string; parts: Parts }
  | { kind: "think"; id: number; level: string; view: Uint8Array; seed: string; seconds: number };

export type FromMind = { kind: "ready" } | { kind: "thought"; id: number; found: Uint8Array };

/** What Python is made of; fetched once, for both workers. */
export interface Parts {
  module: WebAssembly.Module;
  library: Uint8Array<ArrayBuffer>;
  packages: Uint8Array<ArrayBuffer>;
}
