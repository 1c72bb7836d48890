/** GET /api/games: what can be played, and against which bots. */

import { get } from "../api";
import type { BotLevel, Games } from "../lib/wire";

/** As they stand on the shelf. */
export async function allGames(): Promise<Games> {
  return get<Games>("/api/games");
}

/** "2–5", or "2, 4" where there is a gap. */
export function countText(counts: number[]): string {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  if (least === most) return `${least}`;
  return most - least === counts.length - 1 ? `${least}–${most}` : counts.join(", ");
}

/** `/?bots=random` seats bots of that level for this visit; tests ask for it. */
const askedFor = new URLSearchParams(location.search).get("bots");

/** The strongest of the house, unless the address asks for others; those of other packages are for who wants them. */
const STRONGEST = "search";

export function usualLevel(bots: BotLevel[]): string {
  const wished = [askedFor, STRONGEST].find((id) => bots.some((each) => each.id === id));
  return wished ?? bots.at(-1)?.id ?? "random";
}
