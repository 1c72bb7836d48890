/** How a hand lies: suits together and numbers in their place, or by number; special cards at the end of one's choice. */

import type { Order, Specials } from "../lib/choices.svelte";
import type { Kit } from "../lib/wire";

type Key = readonly number[];

function compare(a: Key, b: Key): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The cards of a hand as this person wants them to lie. Cards of which only the back is seen come last. */
export function inOrder(cards: readonly string[], kit: Kit, order: Order, specials: Specials): string[] {
  const suits = Object.keys(kit.suits ?? {});
  const faces = Object.values(kit.cards).map((face) => face.symbol);
  const deck = new Map(Object.keys(kit.cards).map((card, place) => [card, place]));
  const keyOf = (card: string): Key => {
    const face = kit.cards[card];
    const place = deck.get(card) ?? deck.size;
    if (!face) return [2, 0, 0, place];
    const suit = face.suit ? suits.indexOf(face.suit) : -1;
    if (suit < 0) return [specials === "left" ? 0 : 2, 0, 0, place];
    const rank = face.rank ?? faces.indexOf(face.symbol); // heroes have none: they lie as in the deck
    return order === "value" ? [1, rank, suit, place] : [1, suit, rank, place];
  };
  return [...cards]
    .map((card) => ({ card, key: keyOf(card) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ card }) => card);
}
