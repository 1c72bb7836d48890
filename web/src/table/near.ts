/** How near a seat is to a win by what it plays as. */

import type { SeatStrip } from "../lib/wire";

/**
 * Whether the game is won as things stand, or with one trick more. Only where a strip counts on, trick by trick: what was
 * bid does not change.
 */
export function isNearWin({ cells, now }: SeatStrip): boolean {
  if (now === undefined) return false;
  const doesCount = cells.every(({ head }, i) => head === String(i));
  return cells[now]?.kind === "win" || (doesCount && cells[now + 1]?.kind === "win");
}
