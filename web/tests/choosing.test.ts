import { describe, expect, test } from "vitest";
import type { Option } from "../src/lib/wire";
import { commonAxis, countOf, groupsOf, offersOf, tabsOf } from "../src/table/choosing";
import { area, kit, piece } from "./things";

const ids = ["white", "red", "blue", "black"];
const pieces = Object.fromEntries(ids.map((id) => [id, piece({ name: id, kind: "set" })]));

function options(...of: string[]): Option[] {
  return of.map((id) => ({ pick: id, verb: "piece", argument: id, label: id }) as Option);
}
function offered(of: Option[], lying: string[]): string[] {
  const there = area({ shape: "board", cards: lying });
  return offersOf(of, [there], there, new Map(), kit({ pieces }), false).map(({ id }) => id);
}

describe("what is chosen from", () => {
  test("lies as it lay before it could be taken", () => {
    expect(offered([], ids)).toEqual(ids);
    expect(offered(options("black", "blue", "red", "white"), ids)).toEqual(ids);
  });

  test("what may be taken comes first", () => {
    expect(offered(options("black", "red"), ids)).toEqual(["red", "black", "white", "blue"]);
  });

  test("whom somebody plays already comes last, with a word about it, and is not counted", () => {
    const there = area({ shape: "board", cards: ["red", "black"] });
    const played = new Map([["white", "taken by Ren"]]);
    const found = offersOf(options("black"), [there], there, new Map(), kit({ pieces }), false, played);
    expect(found.map(({ id, note }) => [id, note])).toEqual([
      ["black", ""],
      ["red", ""],
      ["white", "taken by Ren"],
    ]);
    expect(countOf(groupsOf(found, kit({ pieces })))).toBe(2);
  });

  test("what is of another kind than all that lies there is not chosen from", () => {
    const there = area({ shape: "board", cards: ["red"] });
    const others = kit({ pieces: { ...pieces, king: piece({ name: "King", kind: "character" }) } });
    const played = new Map([["king", "taken by Ren"]]);
    const found = offersOf(options("red"), [there], there, new Map(), others, false, played);
    expect(found.map(({ id }) => id)).toEqual(["red"]);
  });

  test("what lies nowhere comes as it is asked for", () => {
    expect(offered(options("black", "red"), [])).toEqual(["black", "red"]);
    expect(offered(options("black", "red"), ["red"])).toEqual(["black", "red"]);
  });
});

test("what strips count is said once, unless it differs", () => {
  expect(commonAxis([{ axis: "by tricks" }, undefined, { axis: "by tricks" }])).toBe("by tricks");
  expect(commonAxis([{ axis: "by tricks" }, { axis: "by bids" }])).toBe("");
  expect(commonAxis([undefined])).toBe("");
});

test("whom one can be is looked at first, then all the rest; with one of them there are no tabs", () => {
  const strips = [{ axis: "by tricks", cells: [] }];
  const mixed = kit({
    pieces: {
      king: piece({ name: "King", kind: "character", strips }),
      swap: piece({ name: "Swap", kind: "exchange" }),
      ...Object.fromEntries(["boots", "boots-2"].map((id) => [id, piece({ name: "Boots", kind: "item" })])),
    },
  });
  const groups = (...of: string[]) =>
    groupsOf(offersOf(options(...of), [], undefined, new Map(), mixed, false), mixed);
  const tabs = tabsOf(groups("swap", "king", "boots", "boots-2"), mixed);
  expect(tabs.map((tab) => tab.map(({ kind }) => kind))).toEqual([["character"], ["exchange", "item"]]);
  expect(tabs.map(countOf)).toEqual([1, 3]);
  expect(tabsOf(groups("swap", "boots"), mixed)).toEqual([]);
  expect(tabsOf(groups("king"), mixed)).toEqual([]);
});
