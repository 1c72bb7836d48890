/** Words of the coach in pieces that are not broken. */

import type { ShownRemark } from "../lib/wire";

type Part = ShownRemark["parts"][number];

const ENDS = /^[.,;:!?)\]、。，．！？」』）]+/;

/** Each part with the signs behind it: those that follow a card belong to it, so that no line begins with one. */
export function closed(parts: Part[]): { part: Part; end: string }[] {
  const end = (i: number): string => {
    const [part, next] = [parts[i], parts[i + 1]];
    const isCard = part !== undefined && typeof part !== "string" && part.card !== undefined;
    return isCard && typeof next === "string" ? (ENDS.exec(next)?.[0] ?? "") : "";
  };
  return parts.map((part, i) => ({
    part: typeof part === "string" ? part.slice(i > 0 ? end(i - 1).length : 0) : part,
    end: end(i),
  }));
}
