/** Cards that move: from where they lay before a state to where they lie after it. */

import { isMoving } from "./choices.svelte";
import type { News } from "./wire";

const CARD = 260;
const GATHER = 420;
const STAGGER = 26;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where every card lay. Cards say who they are with data-flip; seats and piles say data-spot. */
type Places = Map<string, DOMRect>;

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-flip]")];
}

function spot(name: string): DOMRect | null {
  return document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect() ?? null;
}

export function places(): Places {
  const found: Places = new Map();
  if (!isMoving()) return found;
  for (const card of cards()) found.set(card.dataset.flip ?? "", card.getBoundingClientRect());
  return found;
}

function slide(card: HTMLElement, from: DOMRect, to: DOMRect, delay: number, duration = CARD): Animation {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = Math.max(0.15, Math.min(1.6, from.height / Math.max(1, to.height)));
  return card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

/** A small box in the middle of a place, the size of a card that comes from a seat or a pile. */
function heart(of: DOMRect): DOMRect {
  return new DOMRect(of.x + of.width / 2 - 10, of.y + of.height / 2 - 14, 20, 28);
}

/** Where a card that was not seen before comes from: its player's seat, else the draw pile. */
function origin(card: string, news: News[]): DOMRect | null {
  const told = news.findLast((line) => line.cards.includes(card));
  if (told?.from_seat != null) {
    const seat = spot(`seat-${told.from_seat}`);
    if (seat) return heart(seat);
  }
  if (told === undefined || told.seat === null || told.from !== undefined) {
    const pile = spot("deck") ?? spot("mat");
    if (pile) return heart(pile);
  }
  const seat = told?.seat == null ? null : spot(`seat-${told.seat}`);
  return seat ? heart(seat) : null;
}

/** After the page shows the new state: let each card come from where it was. */
export function move(before: Places, news: News[]): void {
  if (!isMoving() || document.hidden) return;
  let fresh = 0;
  for (const card of cards()) {
    const id = card.dataset.flip ?? "";
    const now = card.getBoundingClientRect();
    const was = before.get(id);
    if (was) {
      const moved = Math.hypot(was.x - now.x, was.y - now.y) + Math.abs(was.height - now.height);
      if (moved > 3) slide(card, was, now, 0);
    } else if (before.size > 0) {
      const from = origin(id, news);
      if (from) slide(card, from, now, STAGGER * fresh++);
    }
  }
}

/** The finished trick goes to its winner. */
export async function gather(winner: number | null): Promise<void> {
  const to = winner === null ? null : spot(`seat-${winner}`);
  if (!isMoving() || !to || document.hidden) return;
  const going = [...document.querySelectorAll<HTMLElement>("[data-trick] [data-flip]")];
  const gone = going.map((card) => {
    const from = card.getBoundingClientRect();
    const dx = to.x + to.width / 2 - (from.x + from.width / 2);
    const dy = to.y + to.height / 2 - (from.y + from.height / 2);
    return card.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.3)`, opacity: 0.2 },
      ],
      { duration: GATHER, easing: EASE, fill: "forwards" },
    ).finished;
  });
  await Promise.allSettled(gone);
}
