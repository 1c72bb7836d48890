/** A game bound into this very page: its states are all here, as a page opened from a disk may start no worker. */

import type { Kit, ReplayInfo, Rulebook, StateMessage } from "../lib/wire";

interface Whole {
  id: string;
  replay: ReplayInfo;
  kit: Kit;
  rules: Rulebook;
  /** By viewpoint (a seat, watch, all), one for every moment. */
  states: Record<string, StateMessage[]>;
}

const element = typeof document === "undefined" ? null : document.getElementById("game");

/** Whether the page has a game bound into it. */
export const isBook = element !== null;

async function unpack(): Promise<Whole> {
  const bytes = Uint8Array.from(atob(element?.textContent ?? ""), (letter) => letter.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(whole).text()) as Whole;
}

let opened: Promise<Whole> | null = null;

export function whole(): Promise<Whole> {
  return (opened ??= unpack());
}

/** What the service would answer about this one game; nothing about any other. */
export async function askBook(address: string): Promise<[number, string]> {
  const book = await whole();
  const { pathname, searchParams } = new URL(address, "http://book");
  const [, , kind, , what, n] = pathname.split("/");
  let found: unknown = null;
  if (what === "rules") found = book.rules;
  else if (kind === "games") found = book.kit;
  else if (what === "replay" && n === undefined) found = book.replay;
  else if (what === "replay") found = book.states[searchParams.get("seat") ?? "watch"]?.[Number(n)] ?? null;
  return found === null ? [404, ""] : [200, JSON.stringify(found)];
}
