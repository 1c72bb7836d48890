/** What lies in the middle of the table and belongs to nobody. */

import type { ShownArea, ShownCounter, CounterRole, Kit, ShownView } from "../lib/wire";

/** What the trick says already. */
const OF_TRICK: readonly CounterRole[] = ["led", "leader", "pattern"];

export interface Middle {
  areas: ShownArea[];
  counters: ShownCounter[];
  /** What has to be followed, where it is more than a suit. */
  pattern: ShownCounter | null;
  /** Cards that were turned up for the question: laid out as cards. */
  open: ShownArea[];
  /** What is shown small, and opened to look at it. */
  closed: ShownArea[];
  /** Pieces laid out to choose from. */
  laidOut: ShownArea | undefined;
}

/** Whether pieces lie here that are no cards. */
export function isPieces(kit: Kit, area: ShownArea): boolean {
  return area.cards.length > 0 && area.cards.every((id) => kit.pieces[id] && !kit.cards[id]);
}

/** Whether a pile or a list is offered to be looked up; an empty deck is worth knowing of. */
function isLookedUp({ shape, role, cards }: ShownArea): boolean {
  if (shape === "pile") return cards.length > 0 || role === "deck";
  return shape === "list" && cards.length > 0;
}

export function middleOf(view: ShownView, kit: Kit): Middle {
  const areas = view.areas.filter((area) => area.seat === null && area.shape !== "trick");
  const counters = view.counters.filter((counter) => counter.seat === null);
  const rows = areas.filter(
    (area) =>
      (area.shape === "row" || area.shape === "board") && area.cards.length > 0 && !isPieces(kit, area),
  );
  return {
    areas,
    counters: counters.filter((counter) => !OF_TRICK.includes(counter.role)),
    pattern: counters.find((counter) => counter.role === "pattern") ?? null,
    open: rows.filter((area) => area.role === "turned-up"),
    closed: [...rows.filter((area) => area.role !== "turned-up"), ...areas.filter(isLookedUp)],
    laidOut: areas.find((area) => area.shape === "board" && isPieces(kit, area)),
  };
}
