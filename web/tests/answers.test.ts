import { describe, expect, test } from "vitest";
import type { HintMessage } from "../src/lib/wire";
import * as answers from "../src/table/answers";
import { area, card, kit, option, piece, question, view } from "./things";

const KIT = kit({
  cards: { r3: card({ name: "red 3" }), r4: card({ name: "red 4" }) },
  pieces: { corner: piece({ at: [10, 10] }), one: piece() },
});

test("options are found by the card they are about", () => {
  const asked = question({ options: [option("r3"), option("yes", "word")] });
  expect([...answers.cardOptionsOf(asked, KIT).keys()]).toEqual(["r3"]);
  expect(answers.optionsOf(asked, "word").map(({ pick }) => pick)).toEqual(["yes"]);
  expect(answers.cardOptionsOf(null, KIT).size).toBe(0);
});

test("of a set, a card that cannot be sent first can be taken up all the same", () => {
  const asked = question({ options: [option("r3")], set: { least: 2, most: 2, cards: ["r3", "r4"] } });
  expect(answers.cardOptionsOf(asked, KIT).get("r4")).toMatchObject({ pick: "r4", label: "red 4" });
});

test("refused cards have their reasons", () => {
  const refused = [{ pick: "r3", rule: "XX-01", sentence: "Follow." }];
  expect(answers.refusalsOf(question({ refused })).get("r3")?.rule).toBe("XX-01");
});

test("it is placed on a board where every piece asked for has a place there", () => {
  expect(answers.isPlacing([option("corner", "piece")], KIT)).toBe(true);
  expect(answers.isPlacing([option("corner", "piece"), option("one", "piece")], KIT)).toBe(false);
  expect(answers.isPlacing([], KIT)).toBe(false);
});

describe("a set", () => {
  const options = ["a", "b", "c"].map((pick) => option(pick));
  const asked = question({ options, set: { least: 1, most: 2 } });

  test("is gathered in the order in which it is sent", () => {
    expect(answers.gatheredOf(asked, ["c", "a"])).toEqual(["a", "c"]);
    const other = question({ options, set: { least: 1, most: 2, cards: ["c", "b", "a"] } });
    expect(answers.gatheredOf(other, ["a", "c"])).toEqual(["c", "a"]);
  });

  test("a second press puts a card back; one too many takes the place of the first", () => {
    expect(answers.gatheredAfter(asked, ["a"], "a")).toEqual([]);
    expect(answers.gatheredAfter(asked, ["a", "b"], "c")).toEqual(["b", "c"]);
    expect(answers.gatheredAfter({ ...asked, so_far: ["x"] }, ["a"], "b")).toEqual(["b"]);
  });

  test("is whole with enough cards, those that were sent included", () => {
    expect(answers.isWhole(asked, [])).toBe(false);
    expect(answers.isWhole(asked, ["a"])).toBe(true);
    expect(answers.isWhole({ ...asked, so_far: ["x"] }, [])).toBe(true);
    expect(answers.isWhole(question(), [])).toBe(true);
  });

  test("must have one of those it must", () => {
    const must = { ...asked, set: { least: 1, most: 2, must: ["c"] } };
    expect([answers.isWhole(must, ["a"]), answers.isWhole(must, ["a", "c"])]).toEqual([false, true]);
  });

  test("ends with done, unless it is full", () => {
    expect(answers.sentOf(asked, ["a"])).toEqual(["a", "done"]);
    expect(answers.sentOf(asked, ["a", "b"])).toEqual(["a", "b"]);
    expect(answers.sentOf({ ...asked, so_far: ["x"] }, ["a"])).toEqual(["a"]);
  });
});

test("cards that lie out of reach are laid out with the question, by where they lie", () => {
  const theirs = area({ name: "theirs", seat: 1, cards: ["r4"] });
  const loose = answers.looseCardsOf(
    [option("r3"), option("r4"), option("r5")],
    new Set(["r3"]),
    view({ areas: [theirs] }),
  );
  expect(loose.map(({ area: at, options }) => [at?.name, options.map(({ pick }) => pick)])).toEqual([
    ["theirs", ["r4"]],
    [undefined, ["r5"]],
  ]);
});

describe("a hint", () => {
  const hint = (picks: string[]): HintMessage => ({
    type: "hint",
    question: "q1",
    picks,
    label: "",
    sentence: "",
    looks: [],
    candidates: [],
    told: [],
  });

  test("takes up the card or the piece it names", () => {
    const asked = question({ options: [option("r3"), option("one", "piece"), option("no", "word")] });
    const cards = answers.cardOptionsOf(asked, KIT);
    expect(answers.takenUp(asked, hint(["r3"]), cards)).toEqual({ selected: "r3" });
    expect(answers.takenUp(asked, hint(["one"]), cards)).toEqual({ selected: "one" });
    expect(answers.takenUp(asked, hint(["no"]), cards)).toEqual({});
  });

  test("gathers a set", () => {
    const asked = question({ options: [option("r3"), option("r4")], set: { least: 1, most: 2 } });
    const cards = answers.cardOptionsOf(asked, KIT);
    expect(answers.takenUp(asked, hint(["r3", "r4", "done"]), cards)).toEqual({ picked: ["r3", "r4"] });
  });
});
