/** Which pictures there are, and which of them a thing of the kit is drawn with. A game names them. */

import type { ShownCounter, CounterRole, Kit, PieceFacts } from "../lib/wire";
import sprite from "./symbols.svg?raw";

const known = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ""));
const PREFIXES = ["", "c-", "h-", "i-", "t-", "s-", "k-", "b-"];

/** What a counter is drawn with that names no picture of its own. */
const OF_ROLE: Partial<Record<CounterRole, string>> = {
  lives: "i-life",
  wins: "i-trick",
  bid: "i-die",
  stake: "i-coins",
  deck: "i-deck",
  trump: "t-crown",
  leader: "i-torch",
  out: "i-out",
};

/** The id of a picture of this name, or nothing where none is drawn yet. */
export function symbolOf(name: string | null | undefined): string | null {
  if (!name) return null;
  for (const prefix of PREFIXES) if (known.has(prefix + name)) return prefix + name;
  return null;
}

/** What a counter is drawn with; nothing where it is told in words. */
export function signOf(counter: Pick<ShownCounter, "icon" | "role">): string | null {
  return symbolOf(counter.icon) ?? OF_ROLE[counter.role] ?? null;
}

export function symbolOfPiece(piece: PieceFacts | undefined): string {
  return symbolOf(piece?.symbol) ?? "i-token";
}

/** What lies on a seal. */
export interface Sealed {
  symbol: string;
  ground: number;
}

/** The emblem of a suit. */
export function emblemOf(kit: Kit, suit: string | null | undefined): string | null {
  return suit ? symbolOf(kit.suits[suit]?.symbol) : null;
}

/** What a suit is coloured with, for classes: "red". */
export function inkOf(kit: Kit, suit: string | null | undefined): string {
  return (suit ? kit.suits[suit]?.ink : "") || "none";
}
