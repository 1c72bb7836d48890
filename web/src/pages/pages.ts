/** Every page, fetched when it is first shown, so that the first screen waits for no other. */

import type { Route } from "../router.svelte";

export const pages = {
  home: () => import("./Home.svelte"),
  table: () => import("./Table.svelte"),
  join: () => import("./Join.svelte"),
  sheets: () => import("./Sheets.svelte"),
  rules: () => import("./Rules.svelte"),
  replay: () => import("./Replay.svelte"),
  review: () => import("../review/Review.svelte"),
  lessons: () => import("../lessons/Shelf.svelte"),
  lesson: () => import("../lessons/Lesson.svelte"),
  primer: () => import("../lessons/Primer.svelte"),
  puzzles: () => import("../puzzles/Shelf.svelte"),
  puzzle: () => import("../puzzles/Puzzle.svelte"),
  today: () => import("../puzzles/Today.svelte"),
  none: () => import("./NotFound.svelte"),
} satisfies Record<Route["page"], () => Promise<unknown>>;
