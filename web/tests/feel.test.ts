import { expect, test } from "vitest";
import type { News } from "../src/lib/wire";
import { forcedOf, LONGEST, pauseOf, REMEMBERED, remembered, SHORTEST, soundOf } from "../src/table/feel";
import { area, option, question, view } from "./things";

const TABLE = view({ areas: [area({ name: "pot", shape: "trick" })] });

function news(about: Partial<News>): News {
  return {
    kind: "x",
    seat: 0,
    other: null,
    cards: [],
    number: 0,
    parts: [],
    text: "",
    because: [],
    ...about,
  };
}

test("a card that is laid is heard by its seat, a trick and a Crown before it", () => {
  const laid = news({ to: "pot", cards: ["r3"], seat: 2 });
  expect(soundOf([laid], TABLE)).toEqual({ sound: "felt", seat: 2 });
  expect(soundOf([laid, news({ sheet: "win" })], TABLE)?.sound).toBe("cloth");
  expect(soundOf([laid, news({ sheet: "win" }), news({ sheet: "award" })], TABLE)?.sound).toBe("brass");
});

test("nothing is heard of what is not laid into the trick", () => {
  expect(soundOf([news({ to: "hand", cards: ["?"] }), news({})], TABLE)).toBeNull();
});

test("a card is forced where nothing else can be answered", () => {
  expect(forcedOf(question({ options: [option("r3")] }))?.pick).toBe("r3");
  expect(forcedOf(question({ options: [option("r3"), option("power-0", "power")] }))).toBeNull();
  expect(forcedOf(question({ options: [option("yes", "word")] }))).toBeNull();
  expect(forcedOf(question({ options: [option("r3")], set: { least: 1, most: 1 } }))).toBeNull();
  expect(forcedOf(null)).toBeNull();
});

test("its pause is one of the last choices, so it tells nothing", () => {
  const times = [1000, 2000, 3000, 4000];
  expect([0, 0.3, 0.6, 0.99].map((at) => pauseOf(times, () => at))).toEqual(times);
  expect(pauseOf([10, 10, 10, 10], () => 0)).toBe(SHORTEST);
  expect(pauseOf([90_000, 90_000, 90_000, 90_000], () => 0)).toBe(LONGEST);
  expect(pauseOf([], () => 0.5)).toBeGreaterThanOrEqual(SHORTEST);
});

test("only the last choices are remembered", () => {
  let times: number[] = [];
  for (let i = 0; i < REMEMBERED + 3; i++) times = remembered(times, i);
  expect(times).toHaveLength(REMEMBERED);
  expect(times.at(-1)).toBe(REMEMBERED + 2);
});
