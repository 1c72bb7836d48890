import { describe, expect, test } from "vitest";
import type { ShownArea, Trick } from "../src/lib/wire";
import { playsOf } from "../src/table/trick";
import { area, view } from "./things";

const trick = (facts: Partial<Trick>): Trick => ({ leader: 0, best: null, led: null, order: [], ...facts });

function plays(lie: Partial<ShownArea>, now: Partial<Trick>, to_act: number[] = []) {
  return playsOf(view({ areas: [area({ shape: "trick", ...lie })], trick: trick(now), to_act }));
}

describe("the trick", () => {
  test("has a place for every turn, and says whose it is", () => {
    const [first, second, third] = plays({ cards: ["r3"], by: [1] }, { order: [1, 2, 0] }, [2]);
    expect(first).toMatchObject({ seat: 1, order: 1, cards: [{ id: "r3" }], isTurn: false });
    expect(second).toMatchObject({ seat: 2, order: 2, cards: [], isTurn: true });
    expect(third).toMatchObject({ seat: 0, order: 3, cards: [], isTurn: false });
  });

  test("is known by its shape, whatever it is called", () => {
    expect(plays({ name: "pot", cards: ["r3"], by: [0] }, { order: [0] })).toHaveLength(1);
    expect(playsOf(view({ areas: [area({ name: "trick", cards: ["r3"], by: [0] })] }))).toEqual([]);
  });

  test("shows who would win, once cards lie", () => {
    const best = plays({ cards: ["r3", "r9"], by: [0, 1] }, { order: [0, 1, 2], best: 1 });
    expect(best.map((play) => play.isBest)).toEqual([false, true, false]);
    expect(plays({}, { order: [0, 1], best: 0 }).some((play) => play.isBest)).toBe(false);
  });

  test("keeps several cards of one play together, the covered one below", () => {
    const marked = [null, { role: "under" as const }];
    const [play] = plays(
      { cards: ["r3", "b2"], by: [0, 0], notes: ["note", "covered"], marked },
      { order: [0, 1] },
    );
    expect(play?.cards).toEqual([
      { id: "b2", note: "" },
      { id: "r3", note: "note" },
    ]);
  });

  test("gives a seat with two turns its second card where its second turn is", () => {
    const both = plays({ cards: ["a", "b", "c"], by: [0, 1, 0] }, { order: [0, 1, 0, 1] });
    expect(both.map((play) => play.cards.map(({ id }) => id))).toEqual([["a"], ["b"], ["c"], []]);
    expect(both.map((play) => play.isLast)).toEqual([false, false, true, true]);
  });

  test("puts what nobody played before the turns", () => {
    const [card, turn] = plays({ cards: ["a"], by: [null], notes: ["from the timeline"] }, { order: [0] });
    expect(card).toMatchObject({ seat: null, order: 0, cards: [{ id: "a", note: "from the timeline" }] });
    expect(turn).toMatchObject({ seat: 0, cards: [] });
  });

  test("draws what a mark declares, and nothing for its words alone", () => {
    const stands = { role: "stands-for" as const, suit: "red", rank: "7" };
    const below = { role: "below" as const, symbol: "figure", ground: 8 };
    const [one, two, three] = plays(
      {
        cards: ["a", "b", "c"],
        by: [0, 1, 2],
        marks: ["as red 7", "x", "as red 7"],
        marked: [stands, below, null],
      },
      { order: [0, 1, 2] },
    );
    expect(one?.stands).toEqual({ suit: "red", rank: "7", symbol: "" });
    expect(two?.under).toEqual({ symbol: "figure", ground: 8 });
    expect(three).toMatchObject({ stands: null, under: null });
  });

  test("is empty between tricks", () => {
    expect(playsOf(view())).toEqual([]);
  });
});
