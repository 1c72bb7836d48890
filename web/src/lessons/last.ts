/** The last trick, which lies on the cloth again while the coach speaks of it. */

import type { Frame, ShownLastTrick, ShownView, StateMessage } from "../lib/wire";

/** Whether nothing lies on the cloth, nor is anything laid out to choose from. */
export function isCleared({ view, question }: StateMessage): boolean {
  return (
    !question?.options.some((option) => option.verb === "piece") &&
    !view?.areas.some(
      ({ shape, role, seat, cards }) =>
        cards.length > 0 && (shape === "trick" || role === "auction" || (shape === "board" && seat === null)),
    )
  );
}

/** What was led to a trick, as it was told while it lay. */
export function ledIn(trick: ShownLastTrick, frames: Frame[]): string | null {
  const lay = frames.findLast(({ view }) =>
    view?.areas.some(
      ({ shape, cards }) =>
        shape === "trick" && cards.length > 0 && cards.every((card) => trick.cards.includes(card)),
    ),
  );
  return lay?.view?.trick.led ?? null;
}

/** The same table, with the last trick on the cloth and a word below the card of its winner. */
export function withLastTrick(
  view: ShownView,
  trick: ShownLastTrick,
  won: string,
  led: string | null,
): ShownView {
  const { cards, by, winner, marks = [], marked = [] } = trick;
  const notes = by.map((seat, i) =>
    seat === null ? (trick.notes?.[i] ?? "") : seat === winner && by.lastIndexOf(seat) === i ? won : "",
  );
  const areas = view.areas.map((area) =>
    area.shape === "trick" ? { ...area, cards, by, notes, marks, marked } : area,
  );
  const order = by.filter((seat) => seat !== null);
  const now = { leader: order[0] ?? null, best: winner, led, order };
  return { ...view, areas, to_act: [], waiting: "", strength: null, trick: now };
}
