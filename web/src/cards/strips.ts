/** What strips of a kit have in common. */

import type { Kit } from "../lib/wire";

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
