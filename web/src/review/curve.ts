/** Where things are on the curve: every point has the same room, whatever was answered between two. */

import type { ReviewPoint } from "../lib/wire";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From 0 to 1, where the point of this number is. */
export function place(points: ReviewPoint[], i: number): number {
  return points.length > 1 ? i / (points.length - 1) : 0;
}

/** The point before a moment, and how much of the way to the next one is done. */
function between(points: ReviewPoint[], at: number): { i: number; part: number } {
  const i = Math.max(
    0,
    points.findLastIndex((point) => point.at <= at),
  );
  const here = points[i];
  const next = points[i + 1];
  if (!here || !next || next.at === here.at) return { i, part: 0 };
  return { i, part: Math.min(1, Math.max(0, (at - here.at) / (next.at - here.at))) };
}

/** From 0 to 1, where a moment is. */
export function across(points: ReviewPoint[], at: number): number {
  const { i, part } = between(points, at);
  return Math.min(1, place(points, i + part));
}

/** The chance of a seat at a moment, as its line has it. */
export function heightAt(points: ReviewPoint[], seat: number, at: number): number {
  const { i, part } = between(points, at);
  const here = points[i]?.chances[seat] ?? 0;
  const next = points[i + 1]?.chances[seat] ?? here;
  return here + (next - here) * part;
}

/** A seat's line up to a moment, or from one to another, as SVG draws it. */
export function lineOf(points: ReviewPoint[], seat: number, until: number, box: Box, from = 0): string {
  const found = points.flatMap((point, i) => {
    const chance = point.chances[seat];
    if (point.at > until || chance === null || chance === undefined) return [];
    const isNext = (points[i + 1]?.at ?? Infinity) > from;
    if (point.at < from && !isNext) return [];
    const x = box.left + box.width * place(points, i);
    const y = box.top + box.height * (1 - chance / 100);
    return [`${x.toFixed(1)} ${y.toFixed(1)}`];
  });
  return found.length > 0 ? `M${found.join("L")}` : "";
}
