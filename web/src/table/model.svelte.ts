/** What the parts of the table screen need to know, read from one state. */

import { createContext } from "svelte";

import { symbolOf } from "../cards/symbols";
import { t } from "../i18n/index.svelte";
import type { Connection } from "../lib/state.svelte";
import type {
  Area,
  Counter,
  Kit,
  LastTrick,
  Option,
  Piece,
  Question,
  Refusal,
  SeatInfo,
  State,
  View,
} from "../lib/wire";

/** One card of the trick, or a place that waits for one. */
export interface Play {
  seat: number;
  /** 1 for the first to play. */
  order: number;
  cards: { id: string; note: string }[];
  isBest: boolean;
  isTurn: boolean;
  isNext: boolean;
}

export interface Shown {
  kit: Kit;
  state: State;
  live: Connection | undefined;
}

const NOTHING: View = { heading: "", viewer: null, to_act: [], areas: [], counters: [] };

export class Model {
  /** The card or piece that is picked up, and named on the main button. */
  selected = $state<string | null>(null);
  /** Cards gathered for a set, before they are sent together. */
  picked = $state<string[]>([]);
  /** The refused card whose reason is shown. */
  asking = $state<string | null>(null);
  /** What is looked at closely: a card, a seat or a piece. */
  looking = $state<{ card?: string; seat?: number; piece?: string; area?: string } | null>(null);

  private readonly get: () => Shown;

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
  /** The others in table order, beginning with the one after the bottom seat. */
  others: number[] = $derived(
    Array.from({ length: Math.max(0, this.count - 1) }, (_, i) => (this.bottom + 1 + i) % this.count),
  );
  finished: LastTrick | null = $derived(this.live?.finished ?? null);
  lastTrick: LastTrick | null = $derived(this.live ? this.live.lastTrick : (this.view.last_trick ?? null));
  isAsked: boolean = $derived(this.question !== null);

  hand: Area | null = $derived(this.handOf(this.bottom));
  commonAreas: Area[] = $derived(
    this.view.areas.filter(
      (area) => area.seat === null && area.shape !== "trick" && area.name !== "last-trick",
    ),
  );
  commonCounters: Counter[] = $derived(
    this.view.counters.filter((counter) => counter.seat === null && !isOfTrick(counter)),
  );

  plays: Play[] = $derived.by(() => this.readTrick());
  led: string | null = $derived(this.view.trick?.led ?? null);

  private byPick: Map<string, Option> = $derived(
    new Map((this.question?.options ?? []).map((option) => [option.pick, option])),
  );
  /** Options that are about a card, by the card. */
  cardOptions: Map<string, Option> = $derived(
    new Map(
      (this.question?.options ?? [])
        .filter((option) => option.verb === "card")
        .map((option) => [String(option.argument), option]),
    ),
  );
  refusals: Map<string, Refusal> = $derived(
    new Map((this.question?.refused ?? []).map((refusal) => [refusal.pick, refusal])),
  );
  /** Cards lying where they can be pressed: the own hand and rows, and the trick. */
  private reachable: Set<string> = $derived(
    new Set(
      this.view.areas
        .filter(
          (area) =>
            area.shape === "trick" ||
            (area.seat === this.bottom && this.you !== null && (area.shape === "hand" || isRow(area))),
        )
        .flatMap((area) => area.cards),
    ),
  );
  /** Options about cards that lie nowhere one could press them: they are laid out with the question. */
  looseCards: Option[] = $derived(
    [...this.cardOptions.values()].filter((option) => !this.reachable.has(String(option.argument))),
  );
  pieceOptions: Option[] = $derived(
    (this.question?.options ?? []).filter((option) => option.verb === "piece"),
  );
  chosen: Option | null = $derived(this.selected === null ? null : (this.byPick.get(this.selected) ?? null));
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

  areasOf(seat: number): Area[] {
    return this.view.areas.filter(
      (area) => area.seat === seat && area.shape !== "hand" && area.shape !== "trick",
    );
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

  /** Counters beside the main one that are a sign and a number. */
  signsOf(seat: number): Counter[] {
    return this.lesserOf(seat).filter((counter) => isSign(counter));
  }

  /** Counters beside the main one that are told in words. */
  notesOf(seat: number): Counter[] {
    return this.lesserOf(seat).filter((counter) => !isSign(counter));
  }

  private lesserOf(seat: number): Counter[] {
    const main = this.mainOf(seat);
    return this.countersOf(seat).filter((counter) => counter !== main && counter.name !== "character");
  }

  /** A counter in words: "Take red: done", "reserved green 9". */
  noteOf(counter: Counter): string {
    const piece = counter.piece ? this.kit.pieces[counter.piece]?.name : undefined;
    const word = piece ?? counter.label;
    return counter.value && counter.value !== piece ? `${word} ${counter.value}` : word;
  }

  /** The seat's character. */
  pieceOf(seat: number): { id: string; piece: Piece } | null {
    for (const counter of this.countersOf(seat)) {
      const piece = counter.piece ? this.kit.pieces[counter.piece] : undefined;
      if (counter.piece && piece && (counter.name === "character" || piece.kind === "character"))
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
    const order = (this.question?.options ?? []).map((option) => option.pick);
    const picks = order.filter((pick) => this.picked.includes(pick));
    this.picked = [];
    this.asking = null;
    this.live?.answerAll([...picks, "done"]);
  }

  /** A card is pressed: picked up, or played at the second press; a refused one says why; any other tells what it is. */
  press(card: string, isAtOnce = false): void {
    const option = this.cardOptions.get(card);
    if (option && this.live) this.pressOption(option, isAtOnce);
    else if (this.refusals.has(card)) {
      this.live?.forgive();
      this.asking = this.asking === card ? null : card;
      this.selected = null;
    } else if (card !== "?") this.looking = { card };
  }

  pressOption(option: Option, isAtOnce = false): void {
    this.asking = null;
    const set = this.question?.set;
    if (set && option.verb === "card") {
      if (this.picked.includes(option.pick)) this.picked = this.picked.filter((pick) => pick !== option.pick);
      else if (this.picked.length + (this.question?.so_far.length ?? 0) < set.most)
        this.picked = [...this.picked, option.pick];
      return;
    }
    if (isAtOnce || this.selected === option.pick) this.play(option.pick);
    else this.selected = option.pick;
  }

  play(pick: string): void {
    if (!this.live || this.live.sending !== null) return;
    this.live.answer(pick);
    this.selected = null;
    this.asking = null;
  }

  drop(): void {
    this.selected = null;
    this.picked = [];
    this.asking = null;
    this.live?.forgive();
  }

  private readTrick(): Play[] {
    const area = this.view.areas.find((each) => each.shape === "trick");
    const trick = this.view.trick;
    const cards = area?.cards ?? [];
    const by = area?.by ?? [];
    const order = [...(trick?.order ?? [])];
    for (const seat of by) if (!order.includes(seat)) order.push(seat);
    const isBegun = cards.length > 0;
    const next = order.find((seat) => !by.includes(seat));
    return order.map((seat, i) => ({
      seat,
      order: i + 1,
      cards: cards
        .map((id, k) => ({ id, note: area?.notes?.[k] ?? "", by: by[k] }))
        .filter((card) => card.by === seat),
      isBest: isBegun && trick?.best === seat,
      isTurn: this.view.to_act.includes(seat) && !by.includes(seat) && seat === next,
      isNext: false,
    }));
  }
}

function find(counters: Counter[], name: string): Counter | undefined {
  return counters.find((counter) => counter.name === name || counter.icon === name);
}

function isSign(counter: Counter): boolean {
  const isNumber = /^[-−+]?\d+$/.test(counter.value);
  return isNumber && !counter.piece && Boolean(symbolOf(counter.icon) ?? symbolOf(counter.name));
}

function isOfTrick(counter: Counter): boolean {
  return ["lead-colour", "led", "leader", "best"].includes(counter.name);
}

export function isRow(area: Area): boolean {
  return area.shape === "row" || area.shape === "board" || area.shape === "list";
}

export const [model, setModel] = createContext<Model>();
