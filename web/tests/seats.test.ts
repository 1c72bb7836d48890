import { describe, expect, test } from "vitest";
import * as seats from "../src/table/seats";
import { area, counter, kit, piece, view } from "./things";

describe("the counters of a seat", () => {
  const of = (...counters: Parameters<typeof counter>[0][]) =>
    view({ counters: counters.map((one) => counter(one)) });

  test("it is known by its points, or by its lives, whatever they are called", () => {
    const points = { name: "Siegpunkte", role: "points" as const, value: "30" };
    const lives = { name: "hearts", role: "lives" as const, value: "2" };
    expect(seats.mainOf(of(lives, points), 0)?.value).toBe("30");
    expect(seats.mainOf(of(lives), 0)?.value).toBe("2");
    expect(seats.mainOf(of({ name: "points", value: "30" }), 0)).toBeNull();
    expect(seats.mainOf(of({ ...points, seat: 1 }), 0)).toBeNull();
  });

  test("a sign is a picture of the game's, or that of the role", () => {
    const shown = of(
      { name: "a", icon: "crown", value: "1" },
      { name: "b", role: "wins", value: "2" },
      { name: "wins", value: "3" },
      { name: "c", icon: "no such picture", value: "4" },
    );
    expect(seats.signsOf(shown, 0).map(({ name }) => name)).toEqual(["a", "b"]);
    expect(seats.notesOf(shown, 0).map(({ name }) => name)).toEqual(["wins", "c"]);
  });

  test("what is drawn elsewhere is not told again", () => {
    const shown = of(
      { role: "character", piece: "one" },
      { role: "team", value: "1" },
      { role: "court-figure", icon: "crown" },
      { role: "passed" },
    );
    expect([...seats.signsOf(shown, 0), ...seats.notesOf(shown, 0), ...seats.badgesOf(shown, 0)]).toEqual([]);
  });

  test("tokens and predictions are badges", () => {
    const shown = of(
      { name: "a", role: "token", piece: "x" },
      { name: "b", piece: "x" },
      { name: "c", role: "prediction" },
    );
    expect(seats.badgesOf(shown, 0).map(({ name }) => name)).toEqual(["a", "c"]);
    expect(seats.notesOf(shown, 0).map(({ name }) => name)).toEqual(["b"]);
  });

  test("in words it is the piece, or the label, with the value", () => {
    const pieces = { x: piece({ name: "Take red" }) };
    expect(seats.noteOf(kit({ pieces }), counter({ piece: "x", value: "done" }))).toBe("Take red done");
    expect(seats.noteOf(kit({ pieces }), counter({ piece: "x", value: "Take red" }))).toBe("Take red");
    expect(seats.noteOf(kit(), counter({ label: "reserved", value: "green 9" }))).toBe("reserved green 9");
  });
});

describe("who a seat is", () => {
  const pieces = { one: piece({ name: "One" }), family: piece({ name: "Family" }) };

  test("the piece it plays as", () => {
    const shown = view({
      counters: [counter({ piece: "one" }), counter({ role: "character", piece: "one" })],
    });
    expect(seats.pieceOf(shown, kit({ pieces }), 0)).toMatchObject({ id: "one", isFamily: false });
  });

  test("or the set it plays with", () => {
    const shown = view({ counters: [counter({ role: "family", piece: "family" })] });
    expect(seats.pieceOf(shown, kit({ pieces }), 0)).toMatchObject({ id: "family", isFamily: true });
    expect(seats.pieceOf(shown, kit(), 0)).toBeNull();
  });

  test("and its team", () => {
    const shown = view({
      counters: [counter({ role: "team", value: "2" }), counter({ name: "team", seat: 1, value: "1" })],
    });
    expect([seats.teamOf(shown, 0), seats.teamOf(shown, 1)]).toEqual(["2", null]);
  });
});

describe("what lies before a seat", () => {
  test("its hand is not among its areas", () => {
    const areas = [
      area({ seat: 0, shape: "hand", cards: ["?"] }),
      area({ seat: 0, name: "row", cards: ["r3"] }),
      area({ seat: 1 }),
    ];
    expect(seats.areasOf(view({ areas }), 0).map(({ name }) => name)).toEqual(["row"]);
    expect(seats.rowsOf(view({ areas }), 1)).toEqual([]); // there is nothing in it
    expect(seats.handOf(view({ areas }), 0)?.cards).toEqual(["?"]);
  });

  test("its court, by roles", () => {
    const areas = [
      area({ seat: 0, role: "court", shape: "board", cards: ["a"] }),
      area({ seat: 0, role: "court-down", shape: "board", cards: ["b"] }),
      area({ seat: 0, role: "bid", shape: "board", cards: ["c"], label: "Bid" }),
      area({ seat: 1, name: "court", shape: "board", cards: ["a"] }),
    ];
    const counters = [
      counter({ role: "court-number", value: "7" }),
      counter({ role: "court-figure", icon: "figure", piece: "family", lies: "laid" }),
      counter({ role: "copied", piece: "a" }),
    ];
    const shown = view({ areas, counters });
    const court = seats.courtOf(shown, kit({ pieces: { a: piece(), family: piece({ ground: 9 }) } }), 0);
    expect(court.up.map(({ id }) => id)).toEqual(["a"]);
    expect(court.down.map(({ id }) => id)).toEqual(["b"]);
    expect(court.bid.map(({ id }) => id)).toEqual(["c"]);
    expect([court.bidLabel, court.number?.value, court.copied]).toEqual(["Bid", "7", "a"]);
    expect(court.figures.map(({ counter: { lies }, ground }) => [lies, ground])).toEqual([["laid", 9]]);
    expect([seats.hasCourt(shown, 0), seats.hasCourt(shown, 1)]).toEqual([true, false]);
  });
});

describe("a court and an auction", () => {
  const pieces = { king: piece({ name: "King" }), jack: piece({ name: "Jack" }) };
  const court = area({ role: "court", seat: 0, shape: "board", cards: ["king", "jack"] });

  test("what the figures count stands behind the first of them", () => {
    const number = counter({ role: "court-number", value: "2" });
    const up = (shown: ReturnType<typeof view>) =>
      seats.courtOf(shown, kit({ pieces }), 0).up.map(({ id }) => id);
    expect(up(view({ areas: [court], counters: [number] }))).toEqual(["jack", "king"]);
    expect(up(view({ areas: [court] }))).toEqual(["king", "jack"]);
  });

  test("who started it is told by its role", () => {
    const counters = [counter({ role: "stands", seat: 1 }), counter({ role: "starter", seat: 2 })];
    expect(seats.starterOf(view({ counters }))).toBe(2);
    expect(seats.starterOf(view({}))).toBeNull();
  });
});
