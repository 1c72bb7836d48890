import { describe, expect, test } from "vitest";
import type { SeatStrip, ShownCell } from "../src/lib/wire";
import { isNearWin } from "../src/table/near";

const win = (head: string): ShownCell => ({ head, kind: "win" });
const points = (head: string): ShownCell => ({ head, kind: "points", value: 20 });
const strip = (cells: ShownCell[], now?: number): SeatStrip => ({
  axis: "points for tricks won",
  cells,
  piece: "king",
  seat: 1,
  ...(now === undefined ? {} : { now }),
});
const king = (now?: number) => strip([..."01234"].map(points).concat(win("5")), now);

describe("who is near a win", () => {
  test("with one trick more, or as things stand", () => {
    expect([0, 3, 4, 5].map((now) => isNearWin(king(now)))).toEqual([false, false, true, true]);
  });

  test("not whoever is past it", () => {
    expect(isNearWin(strip([points("0"), win("1"), points("2")], 2))).toBe(false);
  });

  test("a bid is played for as it stands: the next one is no nearer", () => {
    const bids = [points("bid 2"), points("bid 3"), win("bid 4")];
    expect([1, 2].map((now) => isNearWin(strip(bids, now)))).toEqual([false, true]);
  });

  test("nobody, where no cell counts now", () => {
    expect(isNearWin(king())).toBe(false);
  });
});
