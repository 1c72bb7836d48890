import { expect, test } from "vitest";
import { middleOf } from "../src/table/middle";
import { area, card, counter, kit, piece, view } from "./things";

const KIT = kit({ cards: { r3: card() }, pieces: { one: piece() } });
const names = (areas: { name: string }[]) => areas.map(({ name }) => name);

test("cards turned up for the question lie open; other rows are looked up", () => {
  const areas = [
    area({ name: "a", role: "turned-up", cards: ["r3"] }),
    area({ name: "shown", cards: ["r3"] }),
    area({ name: "nothing" }),
    area({ name: "somebody's", seat: 2, cards: ["r3"] }),
  ];
  const { open, closed } = middleOf(view({ areas }), KIT);
  expect([names(open), names(closed)]).toEqual([["a"], ["shown"]]);
});

test("an empty deck is shown, another empty pile is not", () => {
  const areas = [area({ name: "a", shape: "pile", role: "deck" }), area({ name: "deck", shape: "pile" })];
  expect(names(middleOf(view({ areas }), KIT).closed)).toEqual(["a"]);
});

test("pieces on a board are laid out to choose from", () => {
  const areas = [
    area({ name: "a", shape: "board", cards: ["r3"] }),
    area({ name: "b", shape: "board", cards: ["one"] }),
  ];
  const middle = middleOf(view({ areas }), KIT);
  expect(middle.laidOut?.name).toBe("b");
  expect(names(middle.closed)).toEqual(["a"]);
});

test("what the trick says already is not counted beside it", () => {
  const counters = [
    counter({ seat: null, name: "a", role: "led" }),
    counter({ seat: null, name: "b", role: "pattern" }),
    counter({ seat: null, name: "c", role: "trump" }),
    counter({ seat: 0, name: "d" }),
  ];
  const middle = middleOf(view({ counters }), KIT);
  expect([names(middle.counters), middle.pattern?.name]).toEqual([["c"], "b"]);
});
