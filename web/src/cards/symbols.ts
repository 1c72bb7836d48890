/** Which symbols there are, and which of them a thing of the kit is drawn with. */

import type { PieceFacts } from "../lib/wire";
import sprite from "./symbols.svg?raw";

const known = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1] ?? ""));
const PREFIXES = ["", "c-", "h-", "i-", "t-", "s-", "k-", "b-"];

/** Names of the kit and of counters that are drawn with a symbol of another name. */
const DRAWN_AS: Record<string, string> = {
  crown: "t-crown",
  crowns: "t-crown",
  "black-crown": "t-bcrown",
  "black-crowns": "t-bcrown",
  "forging-crowns": "t-crown",
  "forging-black-crowns": "t-bcrown",
  "predicted-crown": "t-crown",
  "predicted-black-crown": "t-bcrown",
  "predicted-wins": "i-eye",
  wins: "i-trick",
  tricks: "i-trick",
  cards: "i-hand",
  contract: "c-devil",
  "king-number": "c-king",
  trump: "t-crown",
  "king-player": "c-king",
  "jack-spent": "c-jack",
  bid: "i-die",
  stake: "i-coins",
  chips: "i-coins",
  pool: "i-coins",
  "alchemist-deck": "i-deck",
  "item-deck": "i-deck",
  "time-tokens": "i-hourglass",
  lives: "i-life",
  torch: "i-torch",
  torches: "i-torch",
  leads: "i-torch",
  time: "i-hourglass",
  timeline: "i-hourglass",
  pattern: "i-unlike",
  leader: "i-torch",
  trickster: "i-jester",
  "next-trickster": "i-jester-next",
  "time-traveler": "c-traveler",
  "phantom-thief": "c-thief",
  sun: "s-red",
  wave: "s-blue",
  leaf: "s-green",
  moon: "s-black",
  star: "s-rare",
  pennant: "s-flag",
  flame: "s-orange",
  spark: "s-yellow",
  blossom: "s-purple",
  snow: "s-white",
  spades: "k-spade",
  hearts: "k-heart",
  diamonds: "k-diamond",
  clubs: "k-club",
};

/** The id of a symbol for this name, or nothing where none is drawn yet. */
export function symbolOf(name: string | null | undefined): string | null {
  if (!name) return null;
  const plain = name.toLowerCase().replace(/[ _]/g, "-");
  const other = DRAWN_AS[plain];
  if (other) return other;
  for (const prefix of PREFIXES) if (known.has(prefix + plain)) return prefix + plain;
  return null;
}

/** A piece with a symbol of its own is drawn with that, others with the one of their kind. */
export function symbolOfPiece(id: string, piece: PieceFacts | undefined): string {
  return symbolOf(id) ?? symbolOf(piece?.symbol) ?? symbolOfKind(piece?.kind);
}

/** What stands for a kind of piece that has no symbol of its own. */
export function symbolOfKind(kind: string | null | undefined): string {
  if (kind === "task") return "i-task";
  if (kind === "item") return "i-item";
  if (kind === "exchange") return "i-shift";
  return "i-token";
}

/** How the power of a King or of a Queen is drawn: as the piece that lies on the card. */
export function courtSeal(id: string | null | undefined, piece: PieceFacts | undefined): Sealed | null {
  if (!id || !piece || (piece.kind !== "king" && piece.kind !== "set")) return null;
  return { symbol: piece.kind === "king" ? "king" : "queen", ground: piece.ground ?? 0 };
}

export interface Sealed {
  symbol: string;
  ground: number;
}

/** The emblem of a suit. */
export function emblemOf(suit: string | null | undefined): string | null {
  if (!suit) return null;
  return symbolOf(suit);
}

/** "spades" and "spade" are one suit to the eye. */
export function inkOf(suit: string): string {
  return suit.replace(/(spade|heart|diamond|club)s$/, "$1");
}
