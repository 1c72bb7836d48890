import { describe, expect, test } from "vitest";
import { degreeOf, MOST_SQUEEZED, squeezedMore } from "../src/table/squeeze";

describe("what gives way to a question", () => {
  test("a step at a time, up to the most", () => {
    const one = squeezedMore(null, "q1", MOST_SQUEEZED);
    const two = squeezedMore(one, "q1", MOST_SQUEEZED);
    const three = squeezedMore(two, "q1", MOST_SQUEEZED);
    const four = squeezedMore(three, "q1", MOST_SQUEEZED);
    expect([one, two, three, four].map((each) => degreeOf(each, "q1"))).toEqual([1, 2, 3, 4]);
    expect(squeezedMore(four, "q1", 4)).toBe(four);
    expect(squeezedMore(one, "q1", 1)).toBe(one);
  });

  test("another question begins with all there is, and so it is squeezed anew", () => {
    const two = { id: "q1", degree: 2 };
    expect(degreeOf(two, "q2")).toBe(0);
    expect(squeezedMore(two, "q2", MOST_SQUEEZED)).toEqual({ id: "q2", degree: 1 });
  });

  test("where nothing is asked nothing gives way", () => {
    expect(degreeOf({ id: "q1", degree: 1 }, undefined)).toBe(0);
    expect(squeezedMore(null, undefined, MOST_SQUEEZED)).toBeNull();
  });
});
