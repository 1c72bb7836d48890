/**
 * What the parts of the table screen need to know, read from one state, and what a person has picked up of it.
 *
 * What is read is read elsewhere, without a browser: the trick in trick.ts, seats in seats.ts, the middle of the table in
 * middle.ts, answers in answers.ts.
 */

import { createContext } from "svelte";
import { t } from "../i18n/index.svelte";
import { choices } from "../lib/choices.svelte";
import type { Connection } from "../lib/state.svelte";
import type {
  ShownArea,
  ShownCounter,
  HintMessage,
  Kit,
  ShownLastTrick,
  Option,
  ShownQuestion,
  RefusedCard,
  SeatInfo,
  SeatStrip,
  StateMessage,
  ShownView,
} from "../lib/wire";
import * as answers from "./answers";
import { isWordy } from "../cards/strips";
import { offersOf, type Offer } from "./choosing";
import { isPieces, middleOf, type Middle } from "./middle";
import { inOrder } from "./order";
import * as seats from "./seats";
import { degreeOf, MOST_SQUEEZED, squeezedMore, type Squeezed } from "./squeeze";
import { playsOf, type Play } from "./trick";

export interface Shown {
  kit: Kit;
  state: StateMessage;
  live: Connection | undefined;
}

const TOO_LATE = 700;

const NOTHING: ShownView = {
  heading: "",
  viewer: null,
  to_act: [],
  areas: [],
  counters: [],
  trick: { leader: null, best: null, led: null, order: [] },
  last_trick: null,
  strength: null,
  strips: [],
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
  /** There is no room for words: seats are a line or two. Beside each other seats and question have it. */
  isLow: boolean = $derived.by(() => this.height <= 41 * this.rem && this.width < 47 * this.rem);
  /** Everything may grow. */
  isLarge: boolean = $derived.by(() => this.width >= 1600);

  constructor(get: () => Shown) {
    this.get = get;
  }

  kit: Kit = $derived.by(() => this.get().kit);
  state: StateMessage = $derived.by(() => this.get().state);
  live: Connection | undefined = $derived.by(() => this.get().live);
  view: ShownView = $derived(this.state.view ?? NOTHING);
  question: ShownQuestion | null = $derived(this.live?.finished ? null : this.state.question);
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
  finished: ShownLastTrick | null = $derived(this.live?.finished ?? null);
  lastTrick: ShownLastTrick | null = $derived(
    this.live ? this.live.lastTrick : (this.view.last_trick ?? null),
  );
  isAsked: boolean = $derived(this.question !== null);

  hand: ShownArea | null = $derived.by(() => {
    const hand = this.handOf(this.bottom);
    return hand && { ...hand, cards: inOrder(hand.cards, this.kit, choices.order, choices.specials) };
  });
  private middle: Middle = $derived(middleOf(this.view, this.kit));
  commonAreas: ShownArea[] = $derived(this.middle.areas);
  commonCounters: ShownCounter[] = $derived(this.middle.counters);
  pattern: ShownCounter | null = $derived(this.middle.pattern);
  openRows: ShownArea[] = $derived(this.middle.open);
  closed: ShownArea[] = $derived(this.middle.closed);
  laidOut: ShownArea | undefined = $derived(this.middle.laidOut);

  /** What can be chosen from, and what lies there too. */
  offers(area: ShownArea | undefined): Offer[] {
    const boards = this.commonAreas.filter((each) => each.shape === "board" && isPieces(this.kit, each));
    const isSet = this.question?.set != null;
    const played = new Map(
      this.others.flatMap((seat) => {
        const id = seats.characterOf(this.view, seat);
        return id ? [[id, t("table-taken-by", { name: this.name(seat) })] as const] : [];
      }),
    );
    return offersOf(this.pieceOptions, boards, area, this.refusals, this.kit, isSet, played);
  }

  /** The strip of a piece as it holds at this table: that of a seat, or of anybody. */
  stripOf(id: string, seat: number | null = null): SeatStrip | undefined {
    const strips = this.view.strips.filter((strip) => strip.piece === id);
    return strips.find((strip) => strip.seat === seat) ?? strips[0];
  }

  /** The strips of what a seat plays as or has bid, those it is known by first. */
  stripsOf(seat: number): SeatStrip[] {
    const own = this.view.strips.filter((strip) => strip.seat === seat);
    const played = this.countersOf(seat).flatMap(({ role, piece }) => (role === "character" ? [piece] : []));
    const bid = this.areasOf(seat).flatMap((area) => (area.role === "bid" ? area.cards : []));
    return own.filter((strip) => played.includes(strip.piece) || bid.includes(strip.piece));
  }

  led: string | null = $derived(this.view.trick.led);
  /** Whether a suit is led in this game: where cards have numbers. */
  hasLead: boolean = $derived(Object.values(this.kit.cards).some((face) => typeof face.rank === "number"));

  private byPick: Map<string, Option> = $derived(
    new Map((this.question?.options ?? []).map((option) => [option.pick, option])),
  );
  cardOptions: Map<string, Option> = $derived(answers.cardOptionsOf(this.question, this.kit));
  refusals: Map<string, RefusedCard> = $derived(answers.refusalsOf(this.question));
  pieceOptions: Option[] = $derived(answers.optionsOf(this.question, "piece"));
  plays: Play[] = $derived(playsOf(this.view));
  /** Whether the hand is not asked for, but cards that are laid out with the question. */
  isHandIdle: boolean = $derived.by(
    () =>
      this.isPlacing ||
      this.hand?.cards.length === 0 ||
      (this.looseCards.length > 0 && !this.hand?.cards.some((card) => this.cardOptions.has(card))),
  );
  isPlacing: boolean = $derived(answers.isPlacing(this.pieceOptions, this.kit));
  /** The cards of a set in the order they are sent, as far as they are gathered. */
  gathered: string[] = $derived(answers.gatheredOf(this.question, this.picked));
  isSetWhole: boolean = $derived(answers.isWhole(this.question, this.gathered));
  /** Whether pieces lie on the cloth instead of the trick. */
  isChoosing: boolean = $derived(
    this.pieceOptions.length > 0 ||
      (this.laidOut !== undefined && !this.finished && this.plays.every((play) => play.cards.length === 0)),
  );
  /** Whether nothing but what is chosen from lies on the cloth: it may have all of it. */
  isCleared: boolean = $derived(
    this.isChoosing && !this.isPlacing && this.plays.every((play) => play.cards.length === 0),
  );
  /**
   * What lies beside one's name: not while pieces with strips of their own lie on the cloth; nor where there is no room,
   * and one's seal opens them.
   */
  ownStrips: SeatStrip[] = $derived.by(() => {
    if (this.isCleared || this.isPlacing || this.isLow || (this.isTight && !this.isDesktop)) return [];
    return this.stripsOf(this.bottom).filter((strip) => this.isDesktop || !isWordy(strip));
  });
  /** Whether the order of strength is shown below the trick. */
  hasRibbon: boolean = $derived.by(
    () => this.view.strength !== null && !this.isChoosing && !this.isPlacing && !this.finished,
  );
  /**
   * The question that has too little room, and how much else gives way until the next one. On a phone first what was read
   * before is not told again, then where it is low what the rule says is left to its number, then a press on a seat tells
   * what lies there and the order of strength goes where the cloth has no room for it, then what tricks bring is left to
   * one's seal; on a desk the cloth and the seats give lines. Before a card lies there, what the rule says gives way last;
   * in a trick it is there again where the seats gave room enough.
   */
  squeezed = $state.raw<Squeezed | null>(null);
  private degree: number = $derived(degreeOf(this.squeezed, this.question?.id));
  isLean: boolean = $derived.by(() => !this.isDesktop && this.degree > 0);
  isBrief: boolean = $derived.by(
    () => !this.isDesktop && (this.degree > 3 || (this.degree === 2 && !this.isUnbegun)),
  );
  isSqueezed: boolean = $derived.by(() => !this.isDesktop && this.degree > (this.isUnbegun ? 1 : 2));
  isTight: boolean = $derived.by(() => this.degree > (this.isDesktop ? 0 : this.isUnbegun ? 2 : 4));
  /**
   * How many sizes the table has had, each counted once everything lies as it does in it. A phone that is turned, or
   * another window: what had no room before may have it now, and whatever asks for room asks anew.
   */
  sizes = $state(0);
  resized(): () => void {
    this.squeezed = null;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => (this.sizes += 1));
    });
    return () => cancelAnimationFrame(frame);
  }
  /** Make room for what has to be read, a step at a time. */
  squeeze(most = MOST_SQUEEZED): void {
    this.squeezed = squeezedMore(this.squeezed, this.question?.id, most);
  }
  /** Whether what is chosen from leaves room for the whole hand. */
  isRoomy = $state(false);
  /** Whether points are to be shunned. */
  isFewest: boolean = $derived(this.kit.fewest_wins);
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
  looseCards: { area: ShownArea | undefined; options: Option[] }[] = $derived(
    answers.looseCardsOf(this.cardOptions.values(), this.reachable, this.view),
  );
  chosen: Option | null = $derived(this.selected === null ? null : (this.byPick.get(this.selected) ?? null));
  /** What is told about: the thing picked up, or the last one of a set. */
  told: Option | null = $derived(
    this.chosen ?? (this.touched === null ? null : (this.byPick.get(this.touched) ?? null)),
  );
  refusal: RefusedCard | null = $derived.by(() => {
    const late = this.live?.refused;
    if (late && this.asking === null)
      return { pick: late.pick, rule: late.rule ?? "", sentence: late.sentence };
    return this.asking === null ? null : (this.refusals.get(this.asking) ?? null);
  });

  options(verb: Option["verb"]): Option[] {
    return answers.optionsOf(this.question, verb);
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

  areasOf(seat: number): ShownArea[] {
    return seats.areasOf(this.view, seat);
  }

  rowsOf(seat: number): ShownArea[] {
    return seats.rowsOf(this.view, seat);
  }

  /** Whether a bot may be asked what it would answer: only by somebody who plays with bots alone. */
  get mayAskHint(): boolean {
    const isAlone =
      this.you !== null && this.seats.every((seat) => seat.seat === this.you || seat.kind === "bot");
    return this.live !== undefined && isAlone && (this.question?.options.length ?? 0) > 1;
  }

  /** The question whose hint was wanted whole, with its numbers. */
  wholeFor = $state<string | null>(null);

  /** The hint to the question that is open. */
  get advice(): HintMessage | null {
    const hint = this.live?.hint ?? null;
    return hint && hint.question === this.question?.id ? hint : null;
  }

  /** The same, once its numbers are wanted; where there is nothing to think about between, at once. */
  get hint(): HintMessage | null {
    const advice = this.advice;
    if (!advice) return null;
    return advice.candidates.length < 2 || this.wholeFor === advice.question ? advice : null;
  }

  wantNumbers(): void {
    this.wholeFor = this.question?.id ?? null;
  }

  /** Take up what the hint says, so that one press plays it. */
  takeHint(): void {
    const hint = this.hint;
    if (!hint) return;
    const { picked, selected } = answers.takenUp(this.question, hint, this.cardOptions);
    if (picked) this.picked = picked;
    if (selected) this.selected = selected;
  }

  /** Whether the own rows are short enough to lie beside one's name on a phone. */
  get isRowBeside(): boolean {
    const count = this.rowsOf(this.bottom).reduce((sum, area) => sum + area.cards.length, 0);
    return count <= (this.pieceOf(this.bottom) ? 1 : 4) && this.badgesOf(this.bottom).length === 0;
  }

  hasCourt(seat: number): boolean {
    return seats.hasCourt(this.view, seat);
  }

  courtOf(seat: number): seats.Court {
    return seats.courtOf(this.view, this.kit, seat);
  }

  teamOf(seat: number): string | null {
    return seats.teamOf(this.view, seat);
  }

  /** Whether this seat plays together with the person here. */
  isMate(seat: number): boolean {
    const team = this.you === null ? null : this.teamOf(this.you);
    return team !== null && seat !== this.you && this.teamOf(seat) === team;
  }

  /** Whether auction cards lie before the seats and nothing else is on the cloth. */
  isAuction: boolean = $derived(
    !this.isChoosing &&
      this.view.areas.some((area) => area.role === "auction") &&
      this.plays.every((play) => play.cards.length === 0),
  );

  /** Whether neither places for a trick nor anything to choose from lie on the cloth. */
  isUnbegun: boolean = $derived(!this.isChoosing && (this.isAuction || this.plays.length === 0));

  /** Who begins, if it is one seat: whoever starts an auction, in which others may be asked before; else who is asked. */
  first: number | null = $derived.by(() => {
    const { to_act } = this.view;
    return (
      (this.isAuction ? seats.starterOf(this.view) : null) ??
      (to_act.length === 1 ? (to_act[0] ?? null) : null)
    );
  });

  circleOf(seat: number): ShownArea | undefined {
    return this.areasOf(seat).find((area) => area.shape === "circle");
  }

  handOf(seat: number): ShownArea | null {
    return seats.handOf(this.view, seat);
  }

  countersOf(seat: number): ShownCounter[] {
    return seats.countersOf(this.view, seat);
  }

  mainOf(seat: number): ShownCounter | null {
    return seats.mainOf(this.view, seat);
  }

  signsOf(seat: number): ShownCounter[] {
    return seats.signsOf(this.view, seat);
  }

  /** Whether what a seat has is told by signs alone: where there is little room, more than two have none for words. */
  isSigned(seat: number): boolean {
    return this.isLow && this.signsOf(seat).length > 2;
  }

  badgesOf(seat: number): ShownCounter[] {
    return seats.badgesOf(this.view, seat);
  }

  notesOf(seat: number): ShownCounter[] {
    return seats.notesOf(this.view, seat);
  }

  noteOf(counter: ShownCounter): string {
    return seats.noteOf(this.kit, counter);
  }

  pieceOf(seat: number): ReturnType<typeof seats.pieceOf> {
    return seats.pieceOf(this.view, this.kit, seat);
  }

  /** The pieces that a seat plays as: one, two, or the set it plays with. */
  playedBy(seat: number): string[] {
    return this.countersOf(seat).flatMap(({ role, piece }) =>
      piece && (role === "character" || role === "family") ? [piece] : [],
    );
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
    return this.kit.suits[suit]?.name ?? suit;
  }

  suitLetter(suit: string): string {
    return this.kit.suits[suit]?.letter ?? "";
  }

  isPieces(area: ShownArea): boolean {
    return isPieces(this.kit, area);
  }

  isPicked(pick: string): boolean {
    return this.selected === pick || this.picked.includes(pick);
  }

  /** The set as gathered: in the order the service asks for, then done. */
  sendSet(): void {
    const picks = answers.sentOf(this.question, this.gathered);
    this.picked = [];
    this.asking = null;
    this.acted();
    this.live?.answerAll(picks);
  }

  /** A card is pressed: picked up, or played at the second press; a refused one says why; any other tells what it is. */
  press(card: string, isByKey = false): void {
    const option = this.cardOptions.get(card);
    if (option && this.live) this.pressOption(option, isByKey);
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

  pressOption(option: Option, isByKey = false): void {
    this.asking = null;
    if (this.question?.set && (option.verb === "card" || option.verb === "piece")) {
      this.touched = option.pick;
      this.picked = answers.gatheredAfter(this.question, this.picked, option.pick);
      return;
    }
    const isAgain = this.selected === option.pick;
    // What a piece brings is told first, by key as well. Whoever presses it again wants to read on, or to fold it: it is
    // chosen by its button, which by key lies far from it.
    const isPlayed = option.verb === "piece" ? isByKey && isAgain : isByKey || isAgain;
    if (isPlayed) this.play(option.pick);
    else this.selected = isAgain ? null : option.pick;
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
}

export const [model, setModel] = createContext<Model>();
