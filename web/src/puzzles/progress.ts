/** Which puzzles this browser has solved, and on which days that of the day. */

import { keep, kept } from "../keep";

const KEY = "puzzles";
const DAYS_KEY = "puzzle-days";
const MOST_DAYS = 400;

/** At the first press, or after a wrong one. */
type Solved = "first" | "later";

function read(key: string): Record<string, Solved> {
  try {
    const found: unknown = JSON.parse(kept(key) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        (each): each is [string, Solved] => each[1] === "first" || each[1] === "later",
      ),
    );
  } catch {
    return {};
  }
}

/** By "game/puzzle". */
export function solvedPuzzles(): Record<string, Solved> {
  return read(KEY);
}

/** By date, "2026-11-16". */
export function solvedDays(): Record<string, Solved> {
  return read(DAYS_KEY);
}

/** The first time counts: solving it once more changes nothing. */
export function solve(puzzle: string, how: Solved, day: string | null): void {
  const all = solvedPuzzles();
  if (!all[puzzle]) keep(KEY, JSON.stringify({ ...all, [puzzle]: how }));
  if (day === null) return;
  const days = solvedDays();
  if (days[day]) return;
  const kept = Object.entries({ ...days, [day]: how }).toSorted();
  keep(DAYS_KEY, JSON.stringify(Object.fromEntries(kept.slice(-MOST_DAYS))));
}
