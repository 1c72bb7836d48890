import { describe, expect, test } from "vitest";
import type { ReviewPoint } from "../src/lib/wire";
import { across, heightAt, lineOf, place } from "../src/review/curve";
import { estimated } from "../src/review/estimated";
import { signed } from "../src/review/signed";

const point = (at: number, ...chances: (number | null)[]): ReviewPoint => ({
  at,
  label: `trick ${at}`,
  part: 1,
  chances,
});
const points = [point(0, 25, 75), point(10, 50, 50), point(14, 100, 0)];
const box = { left: 10, top: 0, width: 100, height: 200 };

describe("the curve", () => {
  test("gives every point the same room, however much was answered between", () => {
    expect(points.map((_, i) => place(points, i))).toEqual([0, 0.5, 1]);
    expect([0, 5, 10, 12, 14].map((at) => across(points, at))).toEqual([0, 0.25, 0.5, 0.75, 1]);
  });

  test("has its knots on the line", () => {
    expect(heightAt(points, 0, 5)).toBe(37.5);
    expect(heightAt(points, 1, 14)).toBe(0);
  });

  test("is drawn as far as it is known, and goes on from there", () => {
    expect(lineOf(points, 0, 14, box)).toBe("M10.0 150.0L60.0 100.0L110.0 0.0");
    expect(lineOf(points, 0, 10, box)).toBe("M10.0 150.0L60.0 100.0");
    expect(lineOf(points, 0, 14, box, 10)).toBe("M60.0 100.0L110.0 0.0");
  });

  test("has no line for a seat that is not looked at", () => {
    expect(lineOf([point(0, null), point(3, null)], 0, 3, box)).toBe("");
  });

  test("stays where it is with a single point", () => {
    expect(across([point(0, 25)], 7)).toBe(0);
  });
});

test("amounts have their sign", () => {
  expect([6, -18, 0].map(signed)).toEqual(["+6", "−18", "0"]);
});

test("an estimate is never sure", () => {
  const say = (id: string) => id;
  expect([0, 1, 50, 99, 100].map((chance) => estimated(chance, say))).toEqual([
    "review-hardly",
    "1",
    "50",
    "99",
    "review-nearly-sure",
  ]);
});
