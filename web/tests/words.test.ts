import { describe, expect, test } from "vitest";
import { closed } from "../src/lessons/words";
import { linesOf, wordsOf } from "../src/lib/ems";

describe("words of the coach", () => {
  test("a sign behind a card stays with it", () => {
    expect(closed(["You hold ", { card: "r3" }, ". Play ", { card: "b1" }, "。"])).toEqual([
      { part: "You hold ", end: "" },
      { part: { card: "r3" }, end: "." },
      { part: " Play ", end: "" },
      { part: { card: "b1" }, end: "。" },
      { part: "", end: "" },
    ]);
  });

  test("a word, a name and another card are not taken along", () => {
    expect(closed([{ card: "r3" }, { card: "b1" }, " wins", { seat: 1 }, ", so"])).toEqual([
      { part: { card: "r3" }, end: "" },
      { part: { card: "b1" }, end: "" },
      { part: " wins", end: "" },
      { part: { seat: 1 }, end: "" },
      { part: ", so", end: "" },
    ]);
  });
});

test("a line is broken between words, and in Japanese between letters", () => {
  expect(wordsOf("wins so far")).toEqual(["wins", "so", "far"]);
  expect(wordsOf("いまは勝ち").filter(Boolean)).toEqual(["い", "ま", "は", "勝", "ち"]);
  expect(wordsOf("赤12")).toEqual(["赤", "12"]);
});

test("a text that does not fit into one line takes one more in Japanese", () => {
  expect(linesOf("手番", 5)).toBe(1);
  expect(linesOf("いまのところ勝ち", 5)).toBe(3);
  expect(linesOf("winning so far", 5)).toBe(2);
  expect(linesOf("", 5)).toBe(0);
});
