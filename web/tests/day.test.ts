import { describe, expect, it } from "vitest";

import { dayName, dayNumber, puzzleOf, weekOf } from "../src/puzzles/day";

describe("the puzzle of the day", () => {
  it("counts days as the terminal does, by the date of whoever looks", () => {
    expect(dayNumber(new Date(2026, 10, 16, 0, 0, 1))).toBe(739936);
    expect(dayNumber(new Date(2026, 10, 16, 23, 59, 59))).toBe(739936);
    expect(dayNumber(new Date(2026, 10, 17))).toBe(739937);
  });

  it("goes through all of them, and begins again", () => {
    const days = ["a/1", "b/1", "c/1"];
    const three = [16, 17, 18].map((day) => puzzleOf(new Date(2026, 10, day), days));
    expect(new Set(three)).toEqual(new Set(days));
    expect(puzzleOf(new Date(2026, 10, 19), days)).toBe(three[0]);
    expect(puzzleOf(new Date(), [])).toBeUndefined();
  });

  it("has weeks that begin on Monday", () => {
    const week = weekOf(new Date(2026, 10, 22)).map(dayName); // a Sunday
    expect(week).toEqual([16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`));
  });
});
