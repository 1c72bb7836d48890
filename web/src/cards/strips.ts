/** What strips of a kit have in common. */

import type { Kit, ShownStrip } from "../lib/wire";

/** Letters of a head beyond which cells are laid in several rows. */
const LONG_HEAD = 7;
/** Kanji and kana are as wide as two letters. */
const WIDE = /[\u2e80-\uffef]/g;

/** Whether its cells are headed by words and not by numbers. */
export function isWordy(strip: ShownStrip): boolean {
  return strip.cells.some(({ head }) => head.length + (head.match(WIDE)?.length ?? 0) > LONG_HEAD);
}

const known = new WeakMap<Kit, number>();

/** The largest amount that a cell of this game has: as high as a bar gets. */
export function mostOf(kit: Kit): number {
  const found = known.get(kit);
  if (found !== undefined) return found;
  const amounts = Object.values(kit.pieces).flatMap((piece) =>
    (piece.strips ?? []).flatMap((strip) => strip.cells.map((cell) => cell.value ?? 0)),
  );
  const most = Math.max(1, ...amounts);
  known.set(kit, most);
  return most;
}
