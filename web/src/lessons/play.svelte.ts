/**
 * A lesson at the table: what the service would send comes from its script, and the coach judges the answers.
 *
 * The table shows it as it shows every game, one state after the other; nothing is sent anywhere.
 */

import { Live } from "../lib/state.svelte";
import type {
  Frame,
  LessonChoice,
  LessonScript,
  LessonMoment,
  ShownLastTrick,
  ShownRemark,
  StateMessage,
} from "../lib/wire";
import { isCleared, ledIn, withLastTrick } from "./last";

/** What the coach has to say to the last answer. */
export interface Verdict {
  said: ShownRemark;
  isRight: boolean;
}

/** What a lesson and a puzzle have in common: a table, and moments of it. */
type Played = Pick<LessonScript, "game" | "seat" | "names" | "options" | "moments">;

export class LessonPlay extends Live {
  /** Which moment of the script it is. */
  at = $state(0);
  verdict = $state.raw<Verdict | null>(null);
  isOver = $state(false);
  /** The choices that were tried and are wrong. */
  tried = $state.raw<LessonChoice[]>([]);

  private n = 0;

  constructor(
    readonly script: Played,
    from: number,
  ) {
    super(() => ({ isWaiting: false, answer() {}, say() {}, hello() {}, close() {} }));
    this.status = "open";
    this.at = Math.min(Math.max(0, from), script.moments.length - 1);
    const frames = this.moment.frames;
    this.begin(from > 0 ? frames.slice(-1) : frames);
  }

  get moment(): LessonMoment {
    const moment = this.script.moments[this.at];
    if (!moment) throw new Error("a lesson without a moment");
    return moment;
  }

  /** Where the coach only tells, or asks by himself, the table asks nothing. */
  get isAsking(): boolean {
    return this.moment.ask !== null && this.moment.choices.length === 0;
  }

  /** The table as it is seen: while the coach has the word, the trick he may speak of lies there still. */
  shown(won: string): StateMessage | null {
    const { state } = this;
    const trick = state?.view?.last_trick;
    if (!state?.view || !trick || !this.keeps(trick) || !isCleared(state)) return state;
    const frames = this.script.moments.slice(0, this.at + 1).flatMap((moment) => moment.frames);
    return { ...state, question: null, view: withLastTrick(state.view, trick, won, ledIn(trick, frames)) };
  }

  protected override keeps(trick: ShownLastTrick): boolean {
    const end = this.moment.frames.at(-1);
    return !this.isAsking && (!end || end.view?.last_trick?.cards.join() === trick.cards.join());
  }

  override answer(pick: string): void {
    this.judge([pick]);
  }

  override answerAll(picks: string[]): void {
    this.judge(picks);
  }

  override askHint(): void {}

  choose(choice: LessonChoice): void {
    this.verdict = { said: choice.why, isRight: choice.right };
    if (!choice.right) this.tried = [...this.tried, choice];
  }

  /** On to the next moment, or to the end. */
  next(): void {
    if (this.at + 1 >= this.script.moments.length) {
      this.isOver = true;
      return;
    }
    this.at += 1;
    this.verdict = null;
    this.tried = [];
    if (this.moment.is_new) this.begin(this.moment.frames);
    else for (const frame of this.moment.frames) this.receive(this.stateOf(frame));
  }

  private judge(picks: string[]): void {
    const { answer, wrong } = this.moment;
    const given = whole(picks);
    if (given.join() === whole(answer).join()) {
      this.next();
      return;
    }
    const missed = given.find((pick) => !answer.includes(pick) && wrong[pick]);
    const said = (missed && wrong[missed]) || wrong.else || this.moment.ask;
    if (said) this.verdict = { said, isRight: false };
  }

  /** Another table: nothing of the last one stays. */
  private begin(frames: Frame[]): void {
    const [first, ...rest] = frames;
    if (!first) return;
    this.newest = -1;
    this.lastTrick = null;
    this.log = [];
    this.receive(this.stateOf(first));
    for (const frame of rest) this.receive(this.stateOf(frame));
  }

  private stateOf(frame: Frame): StateMessage {
    const { script } = this;
    return {
      type: "state",
      n: this.n++,
      table: {
        id: "lesson",
        game: script.game,
        state: "playing",
        options: script.options,
        you: script.seat,
        seats: script.names.map((name, seat) => ({
          seat,
          name,
          kind: seat === script.seat ? "person" : "bot",
          level: null,
          online: true,
          stand_in: false,
          bot_in: null,
        })),
        within: null,
        commitment: "",
        next: null,
        next_by: null,
      },
      view: frame.view,
      question: frame.question,
      asides: null,
      news: frame.news,
      sheet: frame.sheet,
      outcome: null,
      undo: null,
    };
  }
}

/** A set, in whatever order it was gathered and however its end is said. */
function whole(picks: string[]): string[] {
  const cards = picks.filter((pick) => pick !== "done");
  return cards.length > 0 ? cards.toSorted() : picks;
}
