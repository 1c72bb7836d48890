/** What a table sounds like, and how long one waits before a card that is forced is played. */

import type { Sound } from "../lib/sounds";
import type { News, Option, ShownQuestion, ShownView } from "../lib/wire";

/** Milliseconds: as short as a pause is at least, and as long as it ever gets. */
export const SHORTEST = 900;
export const LONGEST = 5000;
/** So many of one's own last choices are remembered. */
export const REMEMBERED = 8;
/** Before there are any. */
const USUAL = [1200, 1600, 2100, 2800];

/** The one sound of what has happened: the most telling one. */
export function soundOf(news: readonly News[], view: ShownView): { sound: Sound; seat: number } | null {
  const trick = view.areas.find((area) => area.shape === "trick")?.name;
  const found = (is: (line: News) => boolean): News | undefined => news.find(is);
  const bell = found(({ sheet }) => sheet === "award" || sheet === "end");
  if (bell) return { sound: "brass", seat: bell.seat ?? 0 };
  const won = found(({ sheet }) => sheet === "win");
  if (won) return { sound: "cloth", seat: won.seat ?? 0 };
  const laid = found(({ to, cards }) => to !== undefined && to === trick && cards.length > 0);
  return laid ? { sound: "felt", seat: laid.seat ?? 0 } : null;
}

/** The only thing that can be answered, where it is a card to be played: nothing is left to decide. */
export function forcedOf(question: ShownQuestion | null): Option | null {
  const [only, ...others] = question?.options ?? [];
  return only && others.length === 0 && only.verb === "card" && !question?.set ? only : null;
}

/** As long as one of one's own last choices took, so that nobody can tell a card that was forced by its pause. */
export function pauseOf(times: readonly number[], random: () => number = Math.random): number {
  const among = times.length >= REMEMBERED / 2 ? times : USUAL;
  const time = among[Math.floor(random() * among.length)] ?? SHORTEST;
  return Math.min(LONGEST, Math.max(SHORTEST, time));
}

/** With one more choice, of which the oldest is forgotten. */
export function remembered(times: readonly number[], took: number): number[] {
  return [...times, took].slice(-REMEMBERED);
}
