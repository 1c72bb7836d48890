/** What the parts of the table screen need to know, read from one state. */

import { createContext } from "svelte";
import { courtSeal, symbolOf, type Sealed } from "../cards/symbols";
import { t } from "../i18n/index.svelte";
import { choices } from "../lib/choices.svelte";
import type { Connection } from "../lib/state.svelte";
import type {
  Area,
  Counter,
  Hint,
  Kit,
  LastTrick,
  Option,
  PieceFacts,
  Question,
  Refusal,
  SeatInfo,
  State,
  View,
} from "../lib/wire";
import { inOrder } from "./order";

/** One turn of the trick: its card, or a place that waits for one. */
export interface Play {
  /** Nobody for a card that came from elsewhere, such as a timeline. */
  seat: number | null;
  /** 1 for the first to play; 0 where it was no turn. */
  order: number;
  cards: { id: string; note: string }[];
  /** What its cards count as together, where it is not what is printed on them. */
  stands: { suit: string; rank: string } | null;
  /** A King or a Queen that lies on it. */
  under: Sealed | null;
  isBest: boolean;
  isTurn: boolean;
  /** The last turn of its seat. */
  isLast: boolean;
}

export interface Shown {
  kit: Kit;
  state: State;
  live: Connection | undefined;
}

/** What games call cards that were turned up for a question. */
const TURNED_UP = "shown";

/** Where a seat's King, Queen, Jack, characters and bid lie; counters that are drawn there, or with a team or auction. */
const COURT = ["court", "kings-face-down", "party", "bid"];
const IN_COURT = ["queen", "king-number", "copy"];
const ELSEWHERE = ["character", "set", "team", "starter", "stands", "passed"];

/** Roles that are told in words, though there is a sign for one of them. */
const TOLD = ["king-player", "rival"];

/** Marks of cards in the trick: it lies under another of its play; it counts as "as red 7" says. */
const UNDER = "covered";
const STANDS_FOR = "as";

const TOO_LATE = 700;
const LONG_TEXT = 80;

const NOTHING: View = {
  heading: "",
  viewer: null,
  to_act: [],
  areas: [],
  counters: [],
  trick: { leader: null, best: null, led: null, order: [] },
  last_trick: null,
};

export class Model {
  /** The card or piece that is picked up, and named on the main button. */
  selected = $state<string | null>(null);
  /** Cards gathered for a set, before they are sent together. */
  picked = $state<string[]>([]);
  /** The one of them that was pressed last: what it does is told. */
  touched = $state<string | null>(null);
  /** The refused card whose reason is shown. */
  asking = $state<string | null>(null);
  /** What is looked at closely: a card, a seat or a piece. */
  looking = $state<{ card?: string; seat?: number; piece?: string; area?: string } | null>(null);

  /** The room there is for the table, and how large its text is. The styles ask for the same with container queries. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  rem = $state(16);

  private readonly get: () => Shown;

  /** Seats around the cloth, the own things below it. */
  isDesktop: boolean = $derived.by(() => this.width >= 60 * this.rem && this.height >= 32.5 * this.rem);
  /** Everything may grow. */
  isLarge: boolean = $derived.by(() => this.width >= 1600);

  constructor(get: () => Shown) {
    this.get = get;
  }

  kit: Kit = $derived.by(() => this.get().kit);
  state: State = $derived.by(() => this.get().state);
  live: Connection | undefined = $derived.by(() => this.get().live);
  view: View = $derived(this.state.view ?? NOTHING);
  question: Question | null = $derived(this.live?.finished ? null : this.state.question);
  seats: SeatInfo[] = $derived(this.state.table.seats);
  count: number = $derived(this.seats.length);
  /** The seat of the person here; a spectator has none. */
  you: number | null = $derived(this.view.viewer ?? (this.live ? this.state.table.you : null));
  /** The seat drawn at the bottom: one's own, or the first for a spectator. */
  bottom: number = $derived(this.you ?? 0);
  /** The others as they sit, beginning with the one left of the bottom seat. */
  others: number[] = $derived.by(() => {
    const seats = this.view.seating ?? this.seats.map((_, seat) => seat);
    const at = seats.indexOf(this.bottom);
    return [...seats.slice(at + 1), ...seats.slice(0, at)];
  });
  finished: LastTrick | null = $derived(this.live?.finished ?? null);
  lastTrick: LastTrick | null = $derived(this.live ? this.live.lastTrick : (this.view.last_trick ?? null));
  isAsked: boolean = $derived(this.question !== null);

  hand: Area | null = $derived.by(() => {
    const hand = this.handOf(this.bottom);
    return hand && { ...hand, cards: inOrder(hand.cards, this.kit, choices.order, choices.specials) };
  });
  commonAreas: Area[] = $derived(
    this.view.areas.filter(
      (area) => area.seat === null && area.shape !== "trick" && area.name !== "last-trick",
    ),
  );
  commonCounters: Counter[] = $derived(
    this.view.counters.filter((counter) => counter.seat === null && !isOfTrick(counter)),
  );
  /** What has to be followed, where it is more than a suit. */
  pattern: Counter | null = $derived(
    this.view.counters.find((counter) => counter.seat === null && counter.name === "pattern") ?? null,
  );
  /** Rows of cards that belong to nobody: a timeline, a trash. */
  private commonRows: Area[] = $derived(
    this.commonAreas.filter(
      (area) =>
        (area.shape === "row" || area.shape === "board") && area.cards.length > 0 && !this.isPieces(area),
    ),
  );
  /** Those laid out as cards: what was turned up for the question. The others are looked up. */
  openRows: Area[] = $derived(this.commonRows.filter((area) => area.name === TURNED_UP));
  private lookedUp: Area[] = $derived(
    this.commonAreas.filter(
      (area) =>
        (area.shape === "pile" && (area.cards.length > 0 || isDeck(area))) ||
        (area.shape === "list" && area.cards.length > 0),
    ),
  );
  /**
   * Whether these pieces are laid out by sign and name only; what the one picked up does is told with the question.
   * Four can be read, unless there is much to read of them on a phone.
   */
  isTiled(ids: string[]): boolean {
    const isLong = ids.some((id) => (this.kit.pieces[id]?.text?.length ?? 0) > LONG_TEXT);
    return ids.length === 3 || ids.length > 4 || (ids.length === 4 && isLong && !this.isDesktop);
  }

  /** What is only counted lies with the piles. */
  isCounted(counter: Counter): boolean {
    return isSign(counter) && /^\d+$/.test(counter.value);
  }

  /** What is shown small, and opened to look at it. */
  closed: Area[] = $derived([
    ...this.commonRows.filter((area) => !this.openRows.includes(area)),
    ...this.lookedUp,
  ]);
  /** Characters, heroes or items laid out to choose from. */
  laidOut: Area | undefined = $derived(
    this.commonAreas.find((area) => area.shape === "board" && this.isPieces(area)),
  );

  led: string | null = $derived(this.view.trick?.led ?? null);
  /** Whether a suit is led in this game: where cards have numbers. */
  hasLead: boolean = $derived(Object.values(this.kit.cards).some((face) => typeof face.rank === "number"));

  private byPick: Map<string, Option> = $derived(
    new Map((this.question?.options ?? []).map((option) => [option.pick, option])),
  );
  /** Options that are about a card, by the card. */
  cardOptions: Map<string, Option> = $derived.by(() => {
    const found = new Map(
      (this.question?.options ?? [])
        .filter((option) => option.verb === "card")
        .map((option) => [String(option.argument), option]),
    );
    // Of a set any card may be taken up first; they are sent in their order.
    for (const card of this.question?.set?.cards ?? [])
      if (!found.has(card))
        found.set(card, { pick: card, verb: "card", argument: card, label: this.cardName(card) });
    return found;
  });
  refusals: Map<string, Refusal> = $derived(
    new Map((this.question?.refused ?? []).map((refusal) => [refusal.pick, refusal])),
  );
  pieceOptions: Option[] = $derived(
    (this.question?.options ?? []).filter((option) => option.verb === "piece"),
  );
  plays: Play[] = $derived.by(() => this.readTrick());
  /** Whether the hand is not asked for, but cards that are laid out with the question. */
  isHandIdle: boolean = $derived.by(
    () =>
      this.isPlacing ||
      this.hand?.cards.length === 0 ||
      (this.looseCards.length > 0 && !this.hand?.cards.some((card) => this.cardOptions.has(card))),
  );
  /** Whether it is asked for a point of the magic circle. */
  isPlacing: boolean = $derived(
    this.pieceOptions.length > 0 &&
      this.pieceOptions.every((option) => this.kit.pieces[String(option.argument)]?.kind === "point"),
  );
  /** The cards of a set in the order they are sent, as far as they are gathered. */
  gathered: string[] = $derived(
    (this.question?.set?.cards ?? (this.question?.options ?? []).map((option) => String(option.pick))).filter(
      (card) => this.picked.includes(card),
    ),
  );
  /** Whether what is gathered can be sent as a set. */
  isSetWhole: boolean = $derived.by(() => {
    const { set, so_far } = this.question ?? {};
    const must = set?.must ?? [];
    const has = must.length === 0 || this.gathered.some((card) => must.includes(card));
    return !set || (has && this.gathered.length + (so_far?.length ?? 0) >= set.least);
  });
  /** Whether pieces lie on the cloth instead of the trick. */
  isChoosing: boolean = $derived(
    this.pieceOptions.length > 0 ||
      (this.laidOut !== undefined && !this.finished && this.plays.every((play) => play.cards.length === 0)),
  );
  /** Cards drawn where they can be pressed: the own hand and rows, open rows, and the trick. */
  private reachable: Set<string> = $derived(
    new Set(
      [
        ...this.view.areas.filter((area) => area.shape === "trick" && !this.isChoosing),
        ...(this.you === null ? [] : [this.hand, ...this.rowsOf(this.bottom)]),
        ...this.openRows,
      ].flatMap((area) => area?.cards ?? []),
    ),
  );
  /** Options about cards that lie nowhere one could press them: they are laid out with the question, by owner. */
  looseCards: { area: Area | undefined; options: Option[] }[] = $derived.by(() => {
    const options = [...this.cardOptions.values()].filter(
      (option) => !this.reachable.has(String(option.argument)),
    );
    const groups = new Map<Area | undefined, Option[]>();
    for (const option of options) {
      const area = this.view.areas.find((each) => each.cards.includes(String(option.argument)));
      groups.set(area, [...(groups.get(area) ?? []), option]);
    }
    return [...groups].map(([area, among]) => ({ area, options: among }));
  });
  chosen: Option | null = $derived(this.selected === null ? null : (this.byPick.get(this.selected) ?? null));
  /** What is told about: the thing picked up, or the last one of a set. */
  told: Option | null = $derived(
    this.chosen ?? (this.touched === null ? null : (this.byPick.get(this.touched) ?? null)),
  );
  refusal: Refusal | null = $derived.by(() => {
    const late = this.live?.refused;
    if (late && this.asking === null)
      return { pick: late.pick, rule: late.rule ?? "", sentence: late.sentence };
    return this.asking === null ? null : (this.refusals.get(this.asking) ?? null);
  });

  options(verb: Option["verb"]): Option[] {
    return (this.question?.options ?? []).filter((option) => option.verb === verb);
  }

  name(seat: number | null): string {
    if (seat === null) return "";
    return seat === this.you ? t("table-you") : (this.seats[seat]?.name ?? "");
  }

  /** Who has the trick; in games where that is nothing to be won, in their own words. */
  wonBy(winner: number): string {
    const isYou = winner === this.you;
    const own = isYou ? this.kit.words["trick-won-you"] : this.kit.words["trick-won"];
    return (
      own?.replace("{name}", this.name(winner)) ??
      t("table-won-by", { name: this.name(winner), you: isYou ? "yes" : "no" })
    );
  }

  areasOf(seat: number): Area[] {
    return this.view.areas.filter(
      (area) => area.seat === seat && area.shape !== "hand" && area.shape !== "trick",
    );
  }

  /** A seat's cards that lie side by side; what is shown as a tableau or on request is none of them. */
  rowsOf(seat: number): Area[] {
    return this.areasOf(seat).filter((area) => area.shape === "row" && area.cards.length > 0);
  }

  /** Whether a bot may be asked what it would answer: only by somebody who plays with bots alone. */
  get mayAskHint(): boolean {
    const isAlone =
      this.you !== null && this.seats.every((seat) => seat.seat === this.you || seat.kind === "bot");
    return this.live !== undefined && isAlone && (this.question?.options.length ?? 0) > 1;
  }

  /** The hint to the question that is open. */
  get hint(): Hint | null {
    const hint = this.live?.hint ?? null;
    return hint && hint.question === this.question?.id ? hint : null;
  }

  /** Take up what the hint says, so that one press plays it. */
  takeHint(): void {
    const hint = this.hint;
    if (!hint) return;
    const cards = hint.picks.filter((pick) => this.cardOptions.has(pick));
    if (this.question?.set) this.picked = cards;
    else if (cards.length > 0 || this.pieceOptions.some((option) => option.pick === hint.picks[0]))
      this.selected = hint.picks[0] ?? null;
  }

  /** Whether the own rows are short enough to lie beside one's name on a phone. */
  get isRowBeside(): boolean {
    const count = this.rowsOf(this.bottom).reduce((sum, area) => sum + area.cards.length, 0);
    return count <= (this.pieceOf(this.bottom) ? 1 : 4) && this.badgesOf(this.bottom).length === 0;
  }

  /** Whether King, Queen, Jack or characters lie before a seat. */
  hasCourt(seat: number): boolean {
    return (
      this.areasOf(seat).some((area) => isCourt(area)) || find(this.countersOf(seat), "queen") !== undefined
    );
  }

  /** Which team a seat is of, where there are teams. */
  teamOf(seat: number): string | null {
    return this.countersOf(seat).find((counter) => counter.name === "team")?.value ?? null;
  }

  /** Whether this seat plays together with the person here. */
  isMate(seat: number): boolean {
    const team = this.you === null ? null : this.teamOf(this.you);
    return team !== null && seat !== this.you && this.teamOf(seat) === team;
  }

  /** Whether auction cards lie before the seats and nothing else is on the cloth. */
  isAuction: boolean = $derived(
    !this.isChoosing &&
      this.view.areas.some((area) => area.name === "auction-cards") &&
      this.plays.every((play) => play.cards.length === 0),
  );

  circleOf(seat: number): Area | undefined {
    return this.areasOf(seat).find((area) => area.shape === "circle");
  }

  handOf(seat: number): Area | null {
    return this.view.areas.find((area) => area.seat === seat && area.shape === "hand") ?? null;
  }

  countersOf(seat: number): Counter[] {
    return this.view.counters.filter((counter) => counter.seat === seat);
  }

  /** The number a seat is known by: points, or lives where there are none. */
  mainOf(seat: number): Counter | null {
    const all = this.countersOf(seat);
    return find(all, "points") ?? find(all, "lives") ?? find(all, "life") ?? null;
  }

  /** Counters beside the main one that have a sign. */
  signsOf(seat: number): Counter[] {
    return this.lesserOf(seat).filter((counter) => isSign(counter));
  }

  /** Pieces that lie at a seat and have a symbol of their own: a letter, a trap, a chip. */
  badgesOf(seat: number): Counter[] {
    return this.lesserOf(seat).filter((counter) => isBadge(counter));
  }

  /** Counters beside the main one that are told in words. */
  notesOf(seat: number): Counter[] {
    return this.lesserOf(seat).filter((counter) => !isSign(counter) && !isBadge(counter));
  }

  private lesserOf(seat: number): Counter[] {
    const main = this.mainOf(seat);
    return this.countersOf(seat).filter(
      (counter) => counter !== main && !ELSEWHERE.includes(counter.name) && !IN_COURT.includes(counter.name),
    );
  }

  /** A counter in words: "Take red: done", "reserved green 9". */
  noteOf(counter: Counter): string {
    const piece = counter.piece ? this.kit.pieces[counter.piece]?.name : undefined;
    const word = piece ?? counter.label;
    return counter.value && counter.value !== piece ? `${word} ${counter.value}` : word;
  }

  /** The seat's character. */
  pieceOf(seat: number): { id: string; piece: PieceFacts } | null {
    for (const counter of this.countersOf(seat)) {
      const piece = counter.piece ? this.kit.pieces[counter.piece] : undefined;
      if (counter.piece && piece && (counter.name === "character" || counter.name === "set"))
        return { id: counter.piece, piece };
    }
    return null;
  }

  /** What a power of the question is called, also once it was used and is no option any more. */
  powerName(pick: string): string {
    const option = this.byPick.get(pick);
    if (option) this.powers.set(pick, option.label);
    return option?.label ?? this.powers.get(pick) ?? t("table-power");
  }

  private readonly powers = new Map<string, string>();

  /** Remember the names of powers while they are offered. */
  learn(): void {
    for (const option of this.question?.options ?? [])
      if (option.verb === "power") this.powers.set(option.pick, option.label);
  }

  cardName(card: string): string {
    return this.kit.cards[card]?.name ?? t("card-hidden");
  }

  suitName(suit: string): string {
    return this.kit.suits?.[suit]?.name ?? suit;
  }

  suitLetter(suit: string): string {
    return this.kit.suits?.[suit]?.letter ?? "";
  }

  /** The suit a word means, in the language shown or as the kit names it. */
  suitOf(word: string): string | null {
    const suits = Object.entries(this.kit.suits ?? {});
    const found = suits.find(([suit, { name }]) =>
      [suit, name].some((each) => each.toLowerCase() === word.toLowerCase()),
    );
    return found?.[0] ?? null;
  }

  /** Whether characters, items or tasks lie here that are no cards. */
  isPieces(area: Area): boolean {
    return area.cards.length > 0 && area.cards.every((id) => this.kit.pieces[id] && !this.kit.cards[id]);
  }

  isPicked(pick: string): boolean {
    return this.selected === pick || this.picked.includes(pick);
  }

  /** The set as gathered: in the order the service asks for, then done. */
  sendSet(): void {
    const picks = this.gathered;
    const count = picks.length + (this.question?.so_far.length ?? 0);
    const isFull = count === this.question?.set?.most;
    this.picked = [];
    this.asking = null;
    this.acted();
    this.live?.answerAll(isFull ? picks : [...picks, "done"]);
  }

  /** A card is pressed: picked up, or played at the second press; a refused one says why; any other tells what it is. */
  press(card: string, isAtOnce = false): void {
    const option = this.cardOptions.get(card);
    if (option && this.live) this.pressOption(option, isAtOnce);
    else if (this.refusals.has(card)) {
      this.live?.forgive();
      this.asking = this.asking === card ? null : card;
      this.selected = null;
    } else if (card !== "?" && !this.isJustAnswered()) this.looking = { card };
  }

  /** When something was answered or asked last: a press that comes too late is not a wish to look. */
  private actedAt = 0;

  acted(): void {
    this.actedAt = Date.now();
  }

  private isJustAnswered(): boolean {
    return this.live?.sending != null || Date.now() - this.actedAt < TOO_LATE;
  }

  pressOption(option: Option, isAtOnce = false): void {
    this.asking = null;
    const set = this.question?.set;
    if (set && (option.verb === "card" || option.verb === "piece")) {
      this.touched = option.pick;
      if (this.picked.includes(option.pick)) this.picked = this.picked.filter((pick) => pick !== option.pick);
      else {
        // A card more than there may be takes the place of the one gathered first.
        const most = set.most - (this.question?.so_far.length ?? 0);
        this.picked = [...this.picked, option.pick].slice(-most);
      }
      return;
    }
    if (isAtOnce || this.selected === option.pick) this.play(option.pick);
    else this.selected = option.pick;
  }

  play(pick: string): void {
    if (!this.live || this.live.sending !== null) return;
    this.acted();
    this.live.answer(pick);
    this.selected = null;
    this.asking = null;
  }

  drop(): void {
    this.selected = null;
    this.touched = null;
    this.picked = [];
    this.asking = null;
    this.live?.forgive();
  }

  /** The King or Queen a mark names: "white-king". */
  private courtOn(mark: string): Sealed | null {
    const [colour, who] = mark.split("-");
    if (who !== "king" && who !== "queen") return null;
    const id = who === "king" ? mark : `${colour}-set`;
    return courtSeal(id, this.kit.pieces[id]);
  }

  private readTrick(): Play[] {
    const area = this.view.areas.find((each) => each.shape === "trick");
    const trick = this.view.trick;
    const cards = area?.cards ?? [];
    const by = area?.by ?? [];
    const order = [...(trick?.order ?? [])];
    for (const seat of by) if (seat !== null && !order.includes(seat)) order.push(seat);
    const turns = order.map((seat, i): Play => ({
      seat,
      order: i + 1,
      cards: [],
      stands: null,
      under: null,
      isBest: false,
      isTurn: false,
      isLast: order.lastIndexOf(seat) === i,
    }));
    const others: Play[] = [];
    cards.forEach((id, i) => {
      const seat = by[i] ?? null;
      const [mark, ...about] = (area?.marks?.[i] ?? "").split(" ");
      const isUnder = mark === UNDER;
      const card = { id, note: isUnder ? "" : (area?.notes?.[i] ?? "") };
      const now = turns.find((turn) => turn.cards.length === 0);
      const own = turns.filter((turn) => turn.seat === seat);
      // A second card of a seat belongs to the turn it had, unless it is its turn again.
      const at = now?.seat === seat ? now : (own.findLast((turn) => turn.cards.length > 0) ?? own[0]);
      if (seat === null)
        others.push({
          seat,
          order: 0,
          cards: [card],
          stands: null,
          under: null,
          isBest: false,
          isTurn: false,
          isLast: true,
        });
      else if (isUnder) at?.cards.unshift(card);
      else at?.cards.push(card);
      const [suit, rank] = about;
      if (at && mark === STANDS_FOR && suit && rank) at.stands = { suit, rank };
      const special = /^as-(rare|flag)$/.exec(mark ?? "")?.[1];
      if (at && special) at.stands = { suit: special, rank: "" };
      if (at) at.under ??= this.courtOn(mark ?? "");
    });
    const next = turns.find((turn) => turn.cards.length === 0);
    if (next) next.isTurn = next.seat !== null && this.view.to_act.includes(next.seat);
    const best = trick?.best ?? null;
    for (const turn of turns)
      turn.isBest =
        best !== null && turn.seat === best && cards.length > 0 && (turn.isLast || turn.cards.length > 0);
    return [...others, ...turns];
  }
}

function find(counters: Counter[], name: string): Counter | undefined {
  return counters.find((counter) => counter.name === name || counter.icon === name);
}

export function isCourt(area: Area): boolean {
  return COURT.includes(area.name);
}

function isBadge(counter: Counter): boolean {
  return Boolean(counter.piece && symbolOf(counter.piece));
}

function isSign(counter: Counter): boolean {
  if (TOLD.includes(counter.name)) return false;
  return !counter.piece && Boolean(symbolOf(counter.icon) ?? symbolOf(counter.name));
}

function isOfTrick(counter: Counter): boolean {
  return ["lead-colour", "led", "leader", "best", "pattern"].includes(counter.name);
}

export function isDeck(area: Area): boolean {
  return /deck/.test(area.name);
}

export const [model, setModel] = createContext<Model>();
