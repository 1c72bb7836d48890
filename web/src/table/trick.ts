/** The trick, turn by turn, as the cloth shows it. */

import type { Sealed } from "../cards/symbols";
import type { Mark, ShownView } from "../lib/wire";

/** One turn of the trick: its card, or a place that waits for one. */
export interface Play {
  /** Nobody for a card that came from elsewhere. */
  seat: number | null;
  /** 1 for the first to play; 0 where it was no turn. */
  order: number;
  cards: { id: string; note: string }[];
  /** What its cards count as together, where it is not what is printed on them: a suit and a rank, or a picture. */
  stands: { suit: string; rank: string; symbol: string } | null;
  /** A figure that lies on it. */
  under: Sealed | null;
  isBest: boolean;
  isTurn: boolean;
  /** The last turn of its seat. */
  isLast: boolean;
}

function newPlay(seat: number | null, order: number, isLast: boolean): Play {
  return { seat, order, cards: [], stands: null, under: null, isBest: false, isTurn: false, isLast };
}

/** What a mark draws on the play its card is of. */
function draw(play: Play, mark: Mark): void {
  const { role, suit = "", rank = "", symbol = "", ground = 0 } = mark;
  if (role === "stands-for") play.stands = { suit, rank, symbol };
  if (role === "below") play.under ??= { symbol, ground };
}

/** Cards that came from elsewhere, then every turn in its order, those still to come included. */
export function playsOf(view: ShownView): Play[] {
  const area = view.areas.find((each) => each.shape === "trick");
  const { best, order: turnsOf } = view.trick;
  const cards = area?.cards ?? [];
  const by = area?.by ?? [];
  const order = [...turnsOf];
  for (const seat of by) if (seat !== null && !order.includes(seat)) order.push(seat);
  const turns = order.map((seat, i) => newPlay(seat, i + 1, order.lastIndexOf(seat) === i));
  const others: Play[] = [];
  cards.forEach((id, i) => {
    const seat = by[i] ?? null;
    const mark = area?.marked?.[i] ?? null;
    const isUnder = mark?.role === "under";
    const card = { id, note: isUnder ? "" : (area?.notes?.[i] ?? "") };
    if (seat === null) {
      others.push({ ...newPlay(null, 0, true), cards: [card] });
      return;
    }
    const now = turns.find((turn) => turn.cards.length === 0);
    const own = turns.filter((turn) => turn.seat === seat);
    // A second card of a seat belongs to the turn it had, unless it is its turn again.
    const at = now?.seat === seat ? now : (own.findLast((turn) => turn.cards.length > 0) ?? own[0]);
    if (!at) return;
    if (isUnder) at.cards.unshift(card);
    else at.cards.push(card);
    if (mark) draw(at, mark);
  });
  const next = turns.find((turn) => turn.cards.length === 0);
  if (next) next.isTurn = next.seat !== null && view.to_act.includes(next.seat);
  for (const turn of turns)
    turn.isBest =
      best !== null && turn.seat === best && cards.length > 0 && (turn.isLast || turn.cards.length > 0);
  return [...others, ...turns];
}
