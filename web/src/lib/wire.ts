/** What the service and the page say to each other. Every text in it is worded by the service. */

export interface CardFace {
  name: string;
  short?: string;
  suit?: string | null;
  suit_name?: string | null;
  letter?: string | null;
  rank?: number | null;
  symbol?: string | null;
  /** What a special card does, as a sign. */
  sign?: string | null;
  kind?: string | null;
  text?: string | null;
  rules?: string[];
}

export interface Piece {
  name: string;
  text?: string | null;
  rules?: string[];
  symbol?: string | null;
  ground?: number | null;
  kind?: string | null;
}

export interface Kit {
  id: string;
  name: string;
  style: string;
  cards: Record<string, CardFace>;
  pieces: Record<string, Piece>;
  words: Record<string, string>;
  suits?: Record<string, { name: string; letter: string; symbol: string }>;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  level: string | null;
  online: boolean;
  stand_in: boolean;
  /** Seconds until a bot answers for this seat, which is waited for. */
  bot_in?: number | null;
}

export interface TableInfo {
  id: string;
  game: string;
  state: "waiting" | "playing" | "over";
  /** Seconds after which a bot answers for somebody who does not, where the table has agreed on that. */
  within?: number | null;
  options: Record<string, unknown>;
  you: number | null;
  seats: SeatInfo[];
  commitment: string;
  seed?: string;
  salt?: string;
  next: string | null;
}

export interface Reason {
  rule: string;
  sentence: string;
}

export interface Area {
  name: string;
  label: string;
  seat: number | null;
  shape: string;
  cards: string[];
  /** Who laid each card; nobody where it came from elsewhere. */
  by?: (number | null)[];
  notes?: string[];
  marks?: string[];
}

export interface Counter {
  name: string;
  label: string;
  seat: number | null;
  value: string;
  icon?: string | null;
  piece?: string | null;
  /** Of something that can be used once: whether it was. */
  spent?: boolean;
}

export interface Trick {
  leader: number | null;
  best: number | null;
  led: string | null;
  /** One entry for every turn: a seat may have several. */
  order: number[];
}

export interface LastTrick {
  cards: string[];
  by: (number | null)[];
  winner: number | null;
  because: Reason[];
  notes?: string[];
  marks?: string[];
}

export interface View {
  heading: string;
  viewer: number | null;
  to_act: number[];
  areas: Area[];
  counters: Counter[];
  trick?: Trick | null;
  last_trick?: LastTrick | null;
  waiting?: string | null;
  /** All seats as they sit, clockwise, if that is not by their numbers. */
  seating?: number[];
}

export type Verb = "card" | "seat" | "number" | "power" | "place" | "colour" | "piece" | "word";

export interface Option {
  pick: string;
  verb: Verb;
  argument: string | number;
  label: string;
  text?: string | null;
  rules?: string[];
  piece?: string | null;
}

export interface Refusal {
  pick: string;
  rule: string;
  sentence: string;
}

export interface Question {
  id: string;
  sentence: string;
  rule?: string | null;
  help?: string | null;
  options: Option[];
  refused: Refusal[];
  so_far: string[];
  /** Those of them that are powers. */
  announced?: Option[];
  is_sealed: boolean;
  /** Asked for a set: so many cards, one after the other in the order of the options, then "done". */
  set?: {
    least: number;
    most: number;
    /** All that may be in it, in the order it is sent; one of `must` at least, where there is any. */
    cards?: string[];
    must?: string[];
  } | null;
}

/** What a seat may do at any moment, asked or not. */
export interface Asides {
  id: string;
  options: { pick: string; verb: Verb; argument: string; label: string; rule: string }[];
}

export type Part = string | { card: string } | { seat: number } | { piece: string };

export interface News {
  kind: string;
  seat: number | null;
  other?: number | null;
  cards: string[];
  number?: number | null;
  parts?: Part[];
  text: string;
  because: Reason[];
  from?: string | null;
  to?: string | null;
  /** Whose area that is, where it is somebody's. */
  from_seat?: number | null;
  to_seat?: number | null;
}

export interface Award {
  title: string;
  text: string;
  rules: string[];
  icon?: string | null;
}

export interface SheetLine {
  text: string;
  rule: string | null;
  amount: number | null;
  /** The cards that are counted in this line. */
  cards?: string[];
}

export interface SheetSeat {
  seat: number;
  lines: SheetLine[];
  before: number;
  after: number;
  wins?: number | null;
  piece?: string | null;
  /** What is counted: points, life chips. */
  unit?: string | null;
}

export interface Sheet {
  title: string;
  awards: Award[];
  seats: SheetSeat[];
  /** The seats, best first. */
  order?: number[];
  /** Whether points are to be shunned. */
  fewest_wins?: boolean;
  /** How many the round had. */
  tricks?: number;
  next?: string | null;
}

export interface Outcome {
  title?: string;
  places: number[];
  scores: (number | string | null)[];
  rule: string | null;
  sentence: string;
  winners: number[];
  /** What the team of each seat is called; nothing where everybody plays alone. */
  teams?: string[];
}

export interface Undo {
  may: boolean;
  asked_by: number | null;
  /** Whether this person is asked to agree. */
  asks_you?: boolean;
  text?: string | null;
}

export interface State {
  type: "state";
  n: number;
  table: TableInfo;
  view: View | null;
  question: Question | null;
  asides?: Asides | null;
  news: News[];
  sheet: Sheet | null;
  outcome: Outcome | null;
  undo?: Undo | null;
}

export interface Chat {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** What a bot that thinks ahead would answer in this seat, and why. */
export interface Hint {
  type: "hint";
  question: string;
  picks: string[];
  label: string;
  sentence: string;
  /** The answers that were compared, the best known first; the share is the chance to win in percent. */
  looks: { pick: string; name: string; share: number }[];
}

export type FromService =
  | State
  | Chat
  | Hint
  | { type: "taken"; ref: string; n: number }
  | { type: "refused"; ref: string; rule: string | null; sentence: string }
  | { type: "error"; sentence: string }
  | { type: "pong" };

export type ToService =
  | { type: "hello"; lang: string; since: number | null; token?: string }
  | { type: "answer"; question: string; pick: string; ref: string }
  | { type: "chat"; text: string }
  | { type: "undo" }
  | { type: "nudge" }
  | { type: "hint"; question: string }
  | { type: "consent"; yes: boolean }
  | { type: "ping" };
