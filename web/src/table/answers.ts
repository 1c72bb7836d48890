/** What may be answered to a question, and what a set still needs. */

import type { ShownArea, HintMessage, Kit, Option, ShownQuestion, RefusedCard, ShownView } from "../lib/wire";

export function optionsOf(question: ShownQuestion | null, verb: Option["verb"]): Option[] {
  return (question?.options ?? []).filter((option) => option.verb === verb);
}

/** Options that are about a card, by the card. */
export function cardOptionsOf(question: ShownQuestion | null, kit: Kit): Map<string, Option> {
  const found = new Map(optionsOf(question, "card").map((option) => [String(option.argument), option]));
  // Of a set any card may be taken up first; they are sent in their order.
  for (const card of question?.set?.cards ?? [])
    if (!found.has(card))
      found.set(card, { pick: card, verb: "card", argument: card, label: kit.cards[card]?.name ?? card });
  return found;
}

export function refusalsOf(question: ShownQuestion | null): Map<string, RefusedCard> {
  return new Map((question?.refused ?? []).map((refusal) => [refusal.pick, refusal]));
}

/** Whether it is asked for a point of a board. */
export function isPlacing(pieces: Option[], kit: Kit): boolean {
  return pieces.length > 0 && pieces.every((option) => kit.pieces[String(option.argument)]?.at !== undefined);
}

/** What was gathered of a set, in the order it is sent. */
export function gatheredOf(question: ShownQuestion | null, picked: string[]): string[] {
  const inOrder = question?.set?.cards ?? (question?.options ?? []).map((option) => option.pick);
  return inOrder.filter((pick) => picked.includes(pick));
}

/** Whether what is gathered can be sent as a set. */
export function isWhole(question: ShownQuestion | null, gathered: string[]): boolean {
  const set = question?.set;
  if (!set) return true;
  const must = set.must ?? [];
  const has = must.length === 0 || gathered.some((card) => must.includes(card));
  return has && gathered.length + (question?.so_far.length ?? 0) >= set.least;
}

/** What is gathered after one more press; a card more than there may be takes the place of the one gathered first. */
export function gatheredAfter(question: ShownQuestion, picked: string[], pick: string): string[] {
  if (picked.includes(pick)) return picked.filter((each) => each !== pick);
  const most = (question.set?.most ?? 1) - question.so_far.length;
  return [...picked, pick].slice(-most);
}

/** The set as it is sent: as gathered, and done where it is not full. */
export function sentOf(question: ShownQuestion | null, gathered: string[]): string[] {
  const count = gathered.length + (question?.so_far.length ?? 0);
  return count === question?.set?.most ? gathered : [...gathered, "done"];
}

/** Options about cards that lie nowhere one could press them, by where they lie: they are laid out with the question. */
export function looseCardsOf(
  options: Iterable<Option>,
  reachable: ReadonlySet<string>,
  view: ShownView,
): { area: ShownArea | undefined; options: Option[] }[] {
  const groups = new Map<ShownArea | undefined, Option[]>();
  for (const option of options) {
    if (reachable.has(String(option.argument))) continue;
    const area = view.areas.find((each) => each.cards.includes(String(option.argument)));
    groups.set(area, [...(groups.get(area) ?? []), option]);
  }
  return [...groups].map(([area, among]) => ({ area, options: among }));
}

/** What a hint takes up, so that one press plays it: cards of a set, or the one thing. */
export function takenUp(
  question: ShownQuestion | null,
  hint: HintMessage,
  cards: ReadonlyMap<string, Option>,
): { picked?: string[]; selected?: string } {
  const known = hint.picks.filter((pick) => cards.has(pick));
  if (question?.set) return { picked: known };
  const [first] = hint.picks;
  const isPiece = optionsOf(question, "piece").some((option) => option.pick === first);
  return first !== undefined && (known.length > 0 || isPiece) ? { selected: first } : {};
}
