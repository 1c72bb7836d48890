import { describe, expect, test } from "vitest";
import { withLastTrick } from "../src/lessons/last";
import { area, view } from "./things";

describe("a lesson", () => {
  test("lays the last trick on the cloth again, and takes nothing from the hands", () => {
    const trick = { cards: ["r3", "r9"], by: [1, 0], winner: 0, because: [] };
    const hand = area({ shape: "hand", seat: 1, cards: ["?", "?"] });
    const seen = withLastTrick(
      view({ areas: [area({ shape: "trick" }), hand], to_act: [0] }),
      trick,
      "wins",
      "red",
    );
    expect(seen.areas[0]).toMatchObject({ cards: ["r3", "r9"], by: [1, 0], notes: ["", "wins"] });
    expect(seen.areas[1]).toBe(hand);
    expect(seen.trick).toMatchObject({ leader: 1, best: 0, led: "red", order: [1, 0] });
    expect(seen.to_act).toEqual([]);
  });
});
