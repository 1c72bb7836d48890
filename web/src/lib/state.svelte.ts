/**
 * The table as it is shown, one state after the other at the pace people chose.
 *
 * The service sends a state for every answer. They queue here: each is shown with its news, a finished trick lies
 * until it was seen, a scoring sheet holds the queue until it is closed, for those who play. Far behind, or unseen, the
 * queue is skipped.
 */

import { tick } from "svelte";

import { lang } from "../i18n/index.svelte";
import { choices, REST } from "./choices.svelte";
import { Line, type Listener, type Status } from "./connection";
import { gather, move, places } from "./motion";
import type {
  ShownArea,
  ChatMessage,
  FromService,
  HintMessage,
  ShownLastTrick,
  News,
  ScoringSheet,
  StateMessage,
  ToService,
  ShownView,
} from "./wire";

interface LogLine {
  key: number;
  n: number;
  news: News;
}

/** Why an answer was not taken. */
interface Refused {
  pick: string;
  rule: string | null;
  sentence: string;
}

export interface Connection {
  readonly state: StateMessage | null;
  readonly status: Status;
  readonly problem: string | null;
  readonly chats: ChatMessage[];
  /** How many look on without a seat; only those who sit are told. */
  readonly watching: number;
  readonly log: LogLine[];
  /** The trick that lies finished, to be seen. */
  readonly finished: ShownLastTrick | null;
  /** The trick before the one that is played. */
  readonly lastTrick: ShownLastTrick | null;
  readonly sheet: ScoringSheet | null;
  readonly refused: Refused | null;
  /** The pick that is on its way. */
  readonly sending: string | null;
  /** Whether an answer, or what remains of a set, is still on its way. */
  readonly isBusy: boolean;
  /** What a bot would answer to this question, once it was asked for. */
  readonly hint: HintMessage | null;
  /** The question a hint is awaited for. */
  readonly hinting: string | null;
  answer(pick: string): void;
  /** Something that may be done at any moment; whatever is asked stays asked. */
  doAside(pick: string): void;
  askHint(): void;
  /** Answers to a question for a set, sent one after the other as they are taken. */
  answerAll(picks: string[]): void;
  say(text: string): void;
  undo(): void;
  consent(yes: boolean): void;
  /** Remind whoever is waited for. */
  nudge(): void;
  /** Seen: go on. */
  goOn(): void;
  closeSheet(): void;
  showSheet(sheet: ScoringSheet): void;
  forgive(): void;
  close(): void;
}

const FAR_BEHIND = 12;
const LONGEST_LOG = 400;
const MOST_CHATS = 200;

/** What brings states and takes answers: a line to the service, or something in its place. */
interface Wire {
  readonly isWaiting: boolean;
  answer(question: string, pick: string): void;
  say(message: ToService): void;
  hello(): void;
  close(): void;
}

export class Live implements Connection {
  state = $state.raw<StateMessage | null>(null);
  status = $state<Status>("connecting");
  problem = $state<string | null>(null);
  chats = $state.raw<ChatMessage[]>([]);
  watching = $state(0);
  log = $state.raw<LogLine[]>([]);
  finished = $state.raw<ShownLastTrick | null>(null);
  lastTrick = $state.raw<ShownLastTrick | null>(null);
  sheet = $state.raw<ScoringSheet | null>(null);
  refused = $state.raw<Refused | null>(null);
  sending = $state<string | null>(null);
  hint = $state.raw<HintMessage | null>(null);
  hinting = $state<string | null>(null);

  get isBusy(): boolean {
    return this.sending !== null || this.plan.length > 0 || this.state?.question?.id === this.answered;
  }

  private queue: StateMessage[] = [];
  private plan = $state.raw<string[]>([]);
  /** The question answered last. */
  private answered = $state("");
  /** Whether something is still being shown, one state after the other. */
  isRunning = $state(false);
  private isClosed = false;
  protected newest = -1;
  private lines = 0;
  private seen: (() => void) | null = null;
  private readonly line: Wire;
  private readonly stopListening: () => void;

  constructor(open: (listener: Listener) => Wire) {
    this.line = open({
      onmessage: (message) => this.receive(message),
      onstatus: (status) => {
        this.status = status;
        if (status !== "open") this.watching = 0; // told anew on the next line, if there is anybody
      },
      since: () => Math.max(0, this.newest), // from the beginning at first: the log is told too
      language: lang,
    });
    let first = true;
    this.stopListening = $effect.root(() => {
      $effect(() => {
        lang();
        if (!first) this.startOver();
        first = false;
      });
    });
  }

  answer(pick: string): void {
    const question = this.state?.question;
    if (!question || this.sending !== null || this.finished) return;
    this.refused = null;
    this.send(question.id, pick);
  }

  doAside(pick: string): void {
    const asides = this.state?.asides;
    if (asides && this.sending === null) this.send(asides.id, pick);
  }

  private send(question: string, pick: string): void {
    this.sending = pick;
    this.answered = question;
    this.line.answer(question, pick);
  }

  answerAll(picks: string[]): void {
    const [first, ...rest] = picks;
    if (first === undefined) return;
    this.answer(first);
    this.plan = this.sending === first ? rest : [];
  }

  askHint(): void {
    const question = this.state?.question;
    if (!question || this.hinting === question.id) return;
    this.hinting = question.id;
    this.line.say({ type: "hint", question: question.id });
  }

  say(text: string): void {
    if (text.trim()) this.line.say({ type: "chat", text: text.trim() });
  }

  undo(): void {
    this.line.say({ type: "undo" });
  }

  consent(yes: boolean): void {
    this.line.say({ type: "consent", yes });
  }

  nudge(): void {
    this.line.say({ type: "nudge" });
  }

  goOn(): void {
    this.seen?.();
  }

  closeSheet(): void {
    this.sheet = null;
    this.seen?.();
  }

  showSheet(sheet: ScoringSheet): void {
    this.sheet = sheet;
  }

  forgive(): void {
    this.refused = null;
    this.problem = null;
  }

  close(): void {
    this.isClosed = true;
    this.line.close();
    this.stopListening();
    this.seen?.();
  }

  /** Another language: everything is told anew in it. */
  private startOver(): void {
    this.newest = -1;
    this.queue = [];
    this.lines = 0;
    this.log = [];
    this.chats = [];
    this.line.hello();
  }

  protected receive(message: FromService): void {
    if (message.type === "state") {
      const isSame = message.n === this.newest && message.news.length === 0;
      const isNext = this.newest >= 0 && message.n > this.newest;
      this.newest = message.n;
      if (isSame && this.state) this.refresh(message);
      else if (!isNext || !this.state) this.jump(message);
      else {
        this.queue.push(message);
        void this.run();
      }
    } else if (message.type === "chat") {
      if (!this.chats.some((chat) => chat.n === message.n))
        this.chats = [...this.chats, message].slice(-MOST_CHATS);
    } else if (message.type === "watching") {
      this.watching = message.count;
    } else if (message.type === "taken") {
      this.sending = null;
      this.followPlan();
    } else if (message.type === "refused") {
      this.plan = [];
      this.answered = "";
      this.refused = { pick: this.sending ?? "", rule: message.rule, sentence: message.sentence };
      this.sending = null;
    } else if (message.type === "hint") {
      this.hint = message;
      this.hinting = null;
    } else if (message.type === "error") {
      this.hinting = null;
      this.plan = [];
      this.answered = "";
      this.problem = message.sentence;
      this.sending = null;
    }
  }

  /** The first state, or the same one in other words: nothing to be played out. */
  private jump(state: StateMessage): void {
    this.queue = [];
    this.finished = null;
    this.tell(state.n, state.news);
    this.state = state;
    this.keepTrick(state);
    this.followPlan();
    this.seen?.();
  }

  /** Nothing happened in the game: somebody came or went, or an answer was refused. */
  private refresh(state: StateMessage): void {
    const last = this.queue.pop();
    if (last) this.queue.push({ ...state, news: last.news, sheet: last.sheet });
    else if (this.isRunning && this.state)
      this.state = { ...this.state, table: state.table, undo: state.undo ?? null };
    else this.state = state;
    if (!this.line.isWaiting) this.sending = null;
  }

  /** Whether a finished trick stays on the cloth after it was seen. */
  protected keeps(_trick: ShownLastTrick): boolean {
    return false;
  }

  private keepTrick(state: StateMessage): void {
    if (state.view?.last_trick) this.lastTrick = state.view.last_trick;
  }

  /**
   * The next answer of a set, if the service asks for it; otherwise the plan is void. The service tells that the last
   * one was taken, and what it asks now: only after both is it time, whichever comes first.
   */
  private followPlan(): void {
    const [next, ...rest] = this.plan;
    const question = this.state?.question;
    if (next === undefined || this.line.isWaiting || question?.id === this.answered) return;
    this.plan = [];
    if (!question?.options.some((option) => option.pick === next)) return;
    this.send(question.id, next);
    this.plan = rest;
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (this.queue.length > 0 && !this.isClosed) {
      if (this.sheet) await this.untilSeen(Infinity);
      const next = this.queue.shift();
      if (next) await this.show(next, this.queue.length > FAR_BEHIND || document.hidden);
    }
    this.isRunning = false;
  }

  private async show(next: StateMessage, isRushed: boolean): Promise<void> {
    const rest = REST[choices.pace];
    const before = this.state;
    const trick = finishedTrick(before, next);
    if (trick && before?.view && !isRushed && rest.trick > 0) {
      const end = next.news.findIndex((line) => line.sheet === "win") + 1;
      const told = end > 0 ? next.news.slice(0, end) : [];
      const lay = places();
      this.tell(next.n, told);
      this.finished = trick;
      const view = withTrick(before.view, trick);
      this.state = { ...before, table: next.table, question: null, view };
      await tick();
      move(lay, told);
      await this.untilSeen(rest.trick);
      if (this.isClosed || this.state.n !== before.n) return;
      if (!this.keeps(trick)) await gather(trick.winner);
      this.finished = null;
      next = { ...next, news: next.news.slice(told.length) };
    }
    if (this.isClosed || (this.state?.n ?? -1) > next.n) return;
    const lay = places();
    this.tell(next.n, next.news);
    this.state = next;
    this.keepTrick(next);
    this.refused = null;
    this.followPlan();
    await tick();
    if (!isRushed) move(lay, next.news);
    // Whoever watches is not held up: the sheets are in the menu.
    if (next.sheet && next.table.you !== null) {
      this.sheet = next.sheet;
      await this.untilSeen(Infinity);
    } else if (!isRushed && rest.card > 0 && next.news.length > 0) await sleep(rest.card);
  }

  private tell(n: number, news: News[]): void {
    if (news.length === 0) return;
    const lines = news.map((line) => ({ key: this.lines++, n, news: line }));
    this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }

  private async untilSeen(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = milliseconds < Infinity ? setTimeout(resolve, milliseconds) : 0;
      this.seen = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.seen = null;
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The trick that this state finished, if it did. */
function finishedTrick(before: StateMessage | null, next: StateMessage): ShownLastTrick | null {
  const now = next.view?.last_trick;
  const was = before?.view?.last_trick;
  if (!now || now.cards.length === 0 || !before?.view) return null;
  if (was && was.cards.join() === now.cards.join() && was.by.join() === now.by.join()) return null;
  return now;
}

/** The table as it was, with the whole trick on it and its cards gone from the hands. */
function withTrick(view: ShownView, trick: ShownLastTrick): ShownView {
  const lay = view.areas.find((area) => area.shape === "trick")?.cards ?? [];
  const laid = trick.cards.filter((card) => !lay.includes(card));
  const areas = view.areas.map((area): ShownArea => {
    if (area.shape === "trick") {
      // Of the notes only those stay that stand in for a name.
      const notes = trick.by.map((seat, i) => (seat === null ? (trick.notes?.[i] ?? "") : ""));
      return {
        ...area,
        cards: trick.cards,
        by: trick.by,
        notes,
        marks: trick.marks ?? [],
        marked: trick.marked ?? [],
      };
    }
    if (area.shape !== "hand" && area.shape !== "row") return area;
    const cards = area.cards.filter((card) => !laid.includes(card));
    const owes = laid.filter((card) => trick.by[trick.cards.indexOf(card)] === area.seat).length;
    if (area.shape === "hand" && cards.length === area.cards.length && cards.includes("?"))
      return { ...area, cards: cards.slice(0, Math.max(0, cards.length - owes)) };
    return { ...area, cards };
  });
  const order = trick.by.filter((seat) => seat !== null);
  const first = view.trick ?? { leader: order[0] ?? null, best: null, led: null, order };
  return { ...view, areas, to_act: [], waiting: "", trick: { ...first, best: trick.winner } };
}

export function connect(table: string): Connection {
  return new Live((listener) => new Line(table, listener));
}
