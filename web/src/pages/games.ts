/** GET /api/games: what can be played, and against which bots. */

import { get } from "../api";
import { keep, kept } from "../keep";
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
/** For who has never sat at a table of this game. */
const GENTLE = "thumb";

export function usualLevel(bots: BotLevel[], isFirst = false): string {
  const usual = isFirst ? GENTLE : STRONGEST;
  const wished = [askedFor, usual, STRONGEST].find((id) => bots.some((each) => each.id === id));
  return wished ?? bots.at(-1)?.id ?? "random";
}

/** Whether this browser has never laid a table of this game; who asks for bots by the address is no newcomer. */
export function isNewcomer(game: string): boolean {
  return askedFor === null && kept(`first-${game}`) === null;
}

/** The first table of a game has hints of what matters, until they are silenced. */
export function meet(game: string, table: string): void {
  if (isNewcomer(game)) keep(`first-${game}`, table);
}

export function isFirstTable(game: string, table: string): boolean {
  return kept(`first-${game}`) === table;
}

export function silence(game: string): void {
  keep(`first-${game}`, "");
}
