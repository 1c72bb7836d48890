/** What lies and is counted before a seat, read from a view by the roles the game gave it. */

import { signOf } from "../cards/symbols";
import type { ShownArea, AreaRole, ShownCounter, CounterRole, Kit, PieceFacts, ShownView } from "../lib/wire";

/** Where the figures of a seat lie, those who play along, and its bid. */
const COURT: readonly AreaRole[] = ["court", "court-down", "party", "bid"];
/** Counters that are drawn with the court, with the name, with a team or an auction. */
const ELSEWHERE: readonly CounterRole[] = [
  ...(["court-figure", "court-number", "copied"] as const),
  ...(["character", "family", "team", "starter", "stands", "passed"] as const),
];
const BADGES: readonly CounterRole[] = ["token", "prediction"];

/** A piece that lies somewhere. */
export interface Lying {
  id: string;
  piece: PieceFacts | undefined;
}

/** The court of a seat. */
export interface Court {
  up: Lying[];
  down: Lying[];
  party: Lying[];
  bid: Lying[];
  bidLabel: string;
  number: ShownCounter | undefined;
  /** Figures that are used again and again, each with the ground of its seal. */
  figures: { counter: ShownCounter; ground: number }[];
  /** The piece that somebody copies. */
  copied: string | undefined;
}

export function isCourt(area: ShownArea): boolean {
  return COURT.includes(area.role);
}

export function countersOf(view: ShownView, seat: number): ShownCounter[] {
  return view.counters.filter((counter) => counter.seat === seat);
}

/** All that lies before a seat, but for its hand and the trick. */
export function areasOf(view: ShownView, seat: number): ShownArea[] {
  return view.areas.filter((area) => area.seat === seat && area.shape !== "hand" && area.shape !== "trick");
}

/** A seat's cards that lie side by side; what is shown as a board or on request is none of them. */
export function rowsOf(view: ShownView, seat: number): ShownArea[] {
  return areasOf(view, seat).filter((area) => area.shape === "row" && area.cards.length > 0);
}

export function handOf(view: ShownView, seat: number): ShownArea | null {
  return view.areas.find((area) => area.seat === seat && area.shape === "hand") ?? null;
}

function withRole(counters: ShownCounter[], role: CounterRole): ShownCounter | undefined {
  return counters.find((counter) => counter.role === role);
}

/** The number a seat is known by: points, or lives where there are none. */
export function mainOf(view: ShownView, seat: number): ShownCounter | null {
  const all = countersOf(view, seat);
  return withRole(all, "points") ?? withRole(all, "lives") ?? null;
}

function isBadge(counter: ShownCounter): boolean {
  return BADGES.includes(counter.role);
}

/** Whether a counter is drawn with a sign; others are told in words. */
function isSign(counter: ShownCounter): boolean {
  return !counter.piece && signOf(counter) !== null;
}

/** What is only counted lies with the piles. */
export function isCounted(counter: ShownCounter): boolean {
  return isSign(counter) && /^\d+$/.test(counter.value);
}

function lesserOf(view: ShownView, seat: number): ShownCounter[] {
  const main = mainOf(view, seat);
  return countersOf(view, seat).filter((counter) => counter !== main && !ELSEWHERE.includes(counter.role));
}

/** Counters beside the main one that have a sign. */
export function signsOf(view: ShownView, seat: number): ShownCounter[] {
  return lesserOf(view, seat).filter((counter) => isSign(counter) && !isBadge(counter));
}

/** Pieces that lie at a seat and are drawn small. */
export function badgesOf(view: ShownView, seat: number): ShownCounter[] {
  return lesserOf(view, seat).filter(isBadge);
}

/** Counters beside the main one that are told in words. */
export function notesOf(view: ShownView, seat: number): ShownCounter[] {
  return lesserOf(view, seat).filter((counter) => !isSign(counter) && !isBadge(counter));
}

/** Who the seat is: the piece it plays as, or the set of pieces it plays with. */
export function pieceOf(
  view: ShownView,
  kit: Kit,
  seat: number,
): { id: string; piece: PieceFacts; isFamily: boolean } | null {
  for (const { role, piece: id } of countersOf(view, seat)) {
    const piece = id ? kit.pieces[id] : undefined;
    if (id && piece && (role === "character" || role === "family"))
      return { id, piece, isFamily: role === "family" };
  }
  return null;
}

/** The character a seat plays as, by its key. */
export function characterOf(view: ShownView, seat: number): string | undefined {
  return countersOf(view, seat).find(({ role }) => role === "character")?.piece;
}

/** Whether figures, or those who play along, lie before a seat. */
export function hasCourt(view: ShownView, seat: number): boolean {
  return areasOf(view, seat).some(isCourt) || withRole(countersOf(view, seat), "court-figure") !== undefined;
}

export function courtOf(view: ShownView, kit: Kit, seat: number): Court {
  const counters = countersOf(view, seat);
  const area = (role: AreaRole) => areasOf(view, seat).find((each) => each.role === role);
  const lying = (role: AreaRole): Lying[] =>
    (area(role)?.cards ?? []).map((id) => ({ id, piece: kit.pieces[id] }));
  const number = withRole(counters, "court-number");
  // What the figures count stands behind the first of them: the others come before it.
  const up = lying("court");
  return {
    up: number ? up.toReversed() : up,
    down: lying("court-down"),
    party: lying("party"),
    bid: lying("bid"),
    bidLabel: area("bid")?.label ?? "",
    number,
    figures: counters
      .filter((counter) => counter.role === "court-figure")
      .map((counter) => ({ counter, ground: kit.pieces[counter.piece ?? ""]?.ground ?? 0 })),
    copied: withRole(counters, "copied")?.piece,
  };
}

/** Who started the auction. */
export function starterOf(view: ShownView): number | null {
  return withRole(view.counters, "starter")?.seat ?? null;
}

/** Which team a seat is of, where there are teams. */
export function teamOf(view: ShownView, seat: number): string | null {
  return withRole(countersOf(view, seat), "team")?.value ?? null;
}

/** A counter in words: "Take red: done", "reserved green 9". */
export function noteOf(kit: Kit, counter: ShownCounter): string {
  const piece = counter.piece ? kit.pieces[counter.piece]?.name : undefined;
  const word = piece ?? counter.label;
  return counter.value && counter.value !== piece ? `${word} ${counter.value}` : word;
}
