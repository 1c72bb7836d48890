/** How far this browser has come in each lesson. */

import { keep, kept } from "../keep";
import type { GameLessons, LessonFacts } from "../lib/wire";

const KEY = "lessons";
/** The lesson every game begins with. */
export const FIRST = "first-game";
/** A lesson that was finished. */
export const DONE = -1;

/** By "game/lesson": the moment that comes next, or DONE. */
type Progress = Record<string, number>;

export function progress(): Progress {
  try {
    const found: unknown = JSON.parse(kept(KEY) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).filter((each): each is [string, number] => Number.isInteger(each[1])),
    );
  } catch {
    return {};
  }
}

export function key(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

/** The first lesson of a game that is not done. */
export function nextOf(games: GameLessons[], game: string, far: Progress): LessonFacts | undefined {
  const of = games.find((each) => each.game === game);
  return of?.lessons.find((each) => far[key(game, each.id)] !== DONE);
}

/** Once finished, a lesson stays so, however often it is taken again. */
export function reach(game: string, lesson: string, moment: number): void {
  const all = progress();
  const before = all[key(game, lesson)];
  if (before === DONE) return;
  keep(KEY, JSON.stringify({ ...all, [key(game, lesson)]: moment }));
}

export function forget(game: string): void {
  const left = Object.entries(progress()).filter(([each]) => !each.startsWith(`${game}/`));
  keep(KEY, JSON.stringify(Object.fromEntries(left)));
}

/** An address that carries what was finished to another browser. */
export function carrying(origin: string): string {
  const done = Object.entries(progress())
    .filter(([, at]) => at === DONE)
    .map(([each]) => each);
  return `${origin}/learn?done=${encodeURIComponent(done.join(","))}`;
}

/** Take over what such an address says; whatever is no lesson does no harm. */
export function takeOver(address: URL): void {
  const done = (address.searchParams.get("done") ?? "")
    .split(",")
    .filter((each) => /^[\w-]+\/[\w-]+$/.test(each));
  if (done.length === 0) return;
  const all = progress();
  for (const each of done.slice(0, 500)) all[each] = DONE;
  keep(KEY, JSON.stringify(all));
}
