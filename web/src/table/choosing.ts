/** What is chosen from: pieces by their kind, each with its price and why it cannot be had. */

import type { ShownArea, Kit, Option, RefusedCard } from "../lib/wire";

/** One piece that lies there: to be taken, or not now. */
export interface Offer {
  id: string;
  option: Option | undefined;
  /** Why it cannot be taken, where it is asked for. */
  refusal: RefusedCard | undefined;
  /** Whose it is already. */
  seat: number | null;
  /** Who plays as it, where somebody does already. */
  note: string;
  /** What it costs now; nothing where nothing is bought. */
  price: number | undefined;
  /** How many alike lie there. */
  count: number;
  /** The answers that would come to the same. */
  also: string[];
  /** The playing card that it is. */
  card: string | undefined;
}

export interface Group {
  kind: string;
  name: string;
  text: string;
  /** Whether these are playing cards, and drawn as such. */
  isCards: boolean;
  offers: Offer[];
}

/**
 * What may be taken first, then what lies there too, both in the order they lie; alike ones once. In the end those of
 * their kind whom somebody plays already, with a word about it.
 */
export function offersOf(
  options: Option[],
  lying: ShownArea[],
  area: ShownArea | undefined,
  refusals: ReadonlyMap<string, RefusedCard>,
  kit: Kit,
  isSet: boolean,
  played: ReadonlyMap<string, string> = new Map(),
): Offer[] {
  const lie = [...(area?.cards ?? []), ...lying.flatMap((each) => (each === area ? [] : each.cards))];
  const isFromHere = options.length === 0 || options.some((option) => lie.includes(String(option.argument)));
  const taken = new Set(options.map((option) => String(option.argument)));
  const others = isFromHere
    ? lie.filter((id) => !taken.has(id) && (refusals.has(id) || area?.cards.includes(id)))
    : [];
  const all: Offer[] = [
    ...options.map((option) => offerOf(String(option.argument), option, refusals, kit)),
    ...others.map((id) => offerOf(id, undefined, refusals, kit)),
  ];
  if (all.every(({ id }) => lie.includes(id)))
    all.sort((a, b) => Number(!a.option) - Number(!b.option) || lie.indexOf(a.id) - lie.indexOf(b.id));
  const found: Offer[] = [];
  for (const offer of all) {
    // Of a set both may be wanted.
    const alike = isSet ? undefined : found.find((known) => isAlike(known, offer, kit));
    if (alike) {
      alike.count += 1;
      if (offer.option) alike.also.push(offer.option.pick);
    } else found.push(offer);
  }
  const kinds = new Set(isFromHere ? area?.cards.map((id) => kit.pieces[id]?.kind) : []);
  const gone = [...played].filter(
    ([id]) => !lie.includes(id) && !taken.has(id) && kinds.has(kit.pieces[id]?.kind),
  );
  return [...found, ...gone.map(([id, note]) => ({ ...offerOf(id, undefined, refusals, kit), note }))];
}

function offerOf(
  id: string,
  option: Option | undefined,
  refusals: ReadonlyMap<string, RefusedCard>,
  kit: Kit,
): Offer {
  const piece = kit.pieces[id];
  return {
    id,
    option,
    refusal: refusals.get(id),
    seat: null,
    note: "",
    price: option?.price ?? piece?.price,
    count: 1,
    also: [],
    card: piece?.card,
  };
}

/** Whether two pieces are copies of one and may be had alike. */
function isAlike(one: Offer, other: Offer, kit: Kit): boolean {
  const [a, b] = [kit.pieces[one.id], kit.pieces[other.id]];
  return (
    a !== undefined &&
    b !== undefined &&
    a.kind === b.kind &&
    a.name === b.name &&
    a.symbol === b.symbol &&
    (one.option === undefined) === (other.option === undefined)
  );
}

/** What all strips count, if it is the same; else each says it by itself. */
export function commonAxis(strips: ({ axis: string } | undefined)[]): string {
  const [axis = "", ...others] = new Set(strips.flatMap((strip) => strip?.axis ?? []));
  return others.length > 0 ? "" : axis;
}

/** By kind, in the order they come. */
export function groupsOf(offers: Offer[], kit: Kit): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of offers) {
    const kind = kit.pieces[offer.id]?.kind ?? "";
    const group = groups.get(kind) ?? {
      kind,
      name: kit.kinds[kind]?.name ?? "",
      text: kit.kinds[kind]?.text ?? "",
      isCards: offer.card !== undefined,
      offers: [],
    };
    group.offers.push(offer);
    groups.set(kind, group);
  }
  return [...groups.values()];
}

/**
 * What is looked at one after the other where not all of it has room: whom one can be, then whatever else can be had.
 * Nothing where there is but one of the two.
 */
export function tabsOf(groups: Group[], kit: Kit): Group[][] {
  const isWho = ({ offers }: Group) => offers.some(({ id }) => (kit.pieces[id]?.strips ?? []).length > 0);
  const tabs = [groups.filter(isWho), groups.filter((group) => !isWho(group))];
  return tabs.every((tab) => tab.length > 0) ? tabs : [];
}

/** How many things lie there, copies counted each. */
export function countOf(groups: Group[]): number {
  const left = groups.flatMap(({ offers }) => offers).filter(({ note }) => !note);
  return left.reduce((sum, { count }) => sum + count, 0);
}
