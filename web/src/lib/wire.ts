/**
 * What the service and the page say to each other. Every text in it is worded by the service.
 *
 * Made from followsuit's shapes by `python -m building.wire_types`: whatever is changed here is lost.
 */

/** The table as one viewer sees it, and what it heard since the last time. */
export interface StateMessage {
  type: "state";
  n: number;
  table: TableInfo;
  view: ShownView | null;
  question: ShownQuestion | null;
  asides: Asides | null;
  news: News[];
  sheet: ScoringSheet | null;
  outcome: ShownOutcome | null;
  undo: UndoInfo | null;
}

/** A table as everyone may see it, and where the viewer sits at it. */
export interface TableInfo {
  id: string;
  game: string;
  state: "over" | "playing" | "waiting";
  options: Record<string, number | string | boolean>;
  you: number | null;
  seats: SeatInfo[];
  /** Seconds after which a bot answers for somebody who does not. */
  within: number | null;
  /** sha256 of 'followsuit deal <table> <seed> <salt>'. */
  commitment: string;
  /** The path of the rematch. */
  next: string | null;
  /** The seat that laid its table. */
  next_by: number | null;
  /** Where a moment is played again. */
  again?: AgainInfo;
  /** Only when the game is over. */
  seed?: string;
  /** Only when the game is over. */
  salt?: string;
}

/** Who sits in a seat. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  level: string | null;
  online: boolean;
  /** A bot plays for somebody who is gone. */
  stand_in: boolean;
  /** Seconds until a bot answers for this seat, which is waited for. */
  bot_in: number | null;
}

/** A moment of a finished game that is played again. */
export interface AgainInfo {
  /** The finished game. */
  table: string;
  /** After how many of its answers. */
  at: number;
  seat: number;
  /** Whether what the seat could not know was drawn anew. */
  is_drawn: boolean;
}

/** What lies on the table, as one seat may see it. */
export interface ShownView {
  heading: string;
  viewer: number | null;
  to_act: number[];
  areas: ShownArea[];
  counters: ShownCounter[];
  trick: Trick;
  last_trick: ShownLastTrick | null;
  /** Who beats whom in the trick; where it can be told. */
  strength: ShownStrength | null;
  /** What the pieces that lie here bring, where it is said in cells. */
  strips: SeatStrip[];
  /** All seats as they sit, clockwise, if that is not by their numbers. */
  seating?: number[];
  /** Who is thinking, where it is not the viewer. */
  waiting?: string;
}

/** Cards or pieces that lie together. */
export interface ShownArea {
  name: string;
  role: AreaRole;
  label: string;
  /** Whose it is; nobody's what lies in the middle. */
  seat: number | null;
  shape: "board" | "circle" | "hand" | "list" | "pile" | "row" | "trick";
  /** Keys of the kit; '?' for a card whose back is up. */
  cards: string[];
  /** Who laid each card; nobody where it came from elsewhere. */
  by?: (number | null)[];
  /** What to write below each card. */
  notes?: string[];
  /** The keys behind the notes. */
  marks?: string[];
  /** What is drawn for the mark of each card. */
  marked?: (Mark | null)[];
  /** Of a circle: which of its points are joined. */
  lines?: string[][];
  /** What each of these lines is, and what it brings. */
  figures?: ShownFigure[];
}

/** What cards or pieces that lie together are there for. */
export type AreaRole =
  | ""
  | "auction"
  | "bid"
  | "court"
  | "court-down"
  | "deck"
  | "declared"
  | "last-trick"
  | "parties"
  | "party"
  | "turned-up";

/** What is drawn for the mark of a card. */
export interface Mark {
  role: MarkRole;
  /** What it stands for. */
  suit?: string;
  rank?: string;
  /** What lies on it, or what it stands for. */
  symbol?: string;
  /** Of the seal that lies on it. */
  ground?: number;
}

/** What the mark of a card says. */
export type MarkRole = "" | "below" | "stands-for" | "under";

/** A figure of a circle, named by its piece. */
export interface ShownFigure {
  piece: string;
  /** What it brings once all its points are filled. */
  cell: ShownCell;
}

/** One amount of a strip, and what it is for. */
export interface ShownCell {
  head: string;
  kind: "none" | "points" | "win" | "word";
  /** The points; 0 where the kind is another. */
  value?: number;
  /** In a word, where that is the kind. */
  text?: string;
}

/** Something counted or marked. */
export interface ShownCounter {
  name: string;
  role: CounterRole;
  label: string;
  seat: number | null;
  /** Empty for what is there or not. */
  value: string;
  /** A picture; empty: that of the role, where it has one. */
  icon: string;
  /** The suit that the value names. */
  suit?: string;
  /** So many win the game. */
  goal?: number;
  /** Of a figure: how it lies. */
  lies?: "" | "counts" | "down" | "laid" | "turned" | "up";
  /** Of something that can be used once: whether it was. */
  spent?: boolean;
  piece?: string;
}

/** What is counted or marked. */
export type CounterRole =
  | ""
  | "award"
  | "bid"
  | "character"
  | "contract"
  | "copied"
  | "court-figure"
  | "court-number"
  | "deck"
  | "family"
  | "leader"
  | "led"
  | "lives"
  | "out"
  | "passed"
  | "pattern"
  | "points"
  | "prediction"
  | "stake"
  | "stands"
  | "starter"
  | "team"
  | "token"
  | "trump"
  | "wins";

/** The trick that is being played. */
export interface Trick {
  leader: number | null;
  /** Who would win now, where that can be told. */
  best: number | null;
  led: string | null;
  /** One entry for every turn: a seat may have several. */
  order: number[];
}

/** The trick that was finished last. */
export interface ShownLastTrick {
  cards: string[];
  by: (number | null)[];
  winner: number | null;
  because: ShownReason[];
  notes?: string[];
  marks?: string[];
  marked?: (Mark | null)[];
}

/** A rule's number, and what it says. */
export interface ShownReason {
  rule: string;
  sentence: string;
}

/** Who beats whom in this trick. */
export interface ShownStrength {
  title: string;
  /** The weakest first. */
  ranks: StrengthRank[];
  /** The plays of the trick, the strongest last. */
  pins: ShownPin[];
}

/** Cards of one strength, but for their numbers. */
export interface StrengthRank {
  name: string;
  suits: string[];
  symbol: string;
}

/** Where a play stands in the order of strength. */
export interface ShownPin {
  seat: number;
  card: string;
  /** The place of its rank. */
  rank: number;
  /** Another card cancels it. */
  struck?: boolean;
}

/** The strip of a piece at this table, as things stand. */
export interface SeatStrip {
  /** What is counted: 'points for tricks won'. */
  axis: string;
  cells: ShownCell[];
  /** When it holds, where there are several. */
  title?: string;
  piece: string;
  /** Whose piece it is; nobody's what can be taken. */
  seat: number | null;
  /** The cell that would count if the round ended now. */
  now?: number;
  /** How the game is won by it, at this table. */
  win?: string;
}

/** What one seat is asked, what it may answer, and why not something else. */
export interface ShownQuestion {
  id: string;
  sentence: string;
  rule: string | null;
  options: Option[];
  refused: RefusedCard[];
  /** The picks of this set that have been sent. */
  so_far: string[];
  /** Those of them that are powers. */
  announced: Option[];
  is_sealed: boolean;
  set: AskedSet | null;
  help?: string;
}

/** Something that may be answered. */
export interface Option {
  pick: string;
  verb: "card" | "colour" | "number" | "piece" | "place" | "power" | "seat" | "word";
  /** What it is about: a key of the kit, a seat, a number. */
  argument: string | number;
  label: string;
  text?: string;
  rules?: string[];
  /** On which a power lives. */
  piece?: string | null;
  /** The emblem of a power, on a seal, where it has one of its own. */
  symbol?: string;
  /** What a card would do in the trick. */
  verdict?: Verdict;
  /** What it costs now, where it is bought. */
  price?: number;
  /** The points that it brings at once. */
  gain?: number;
  /** Pieces that come with it, or of which one does. */
  brings?: string[];
  /** How pieces lie then, from left to right. */
  lies?: string[];
  /** Likewise their marks, which bring something where equal ones meet. */
  edges?: ShownEdges[];
  /** What it pays together with what lies there already. */
  total?: ShownStrip;
  /** Own pieces that go on helping if this one is picked. */
  keeps?: string[];
  /** Of a power: goes with the card that is played, or happens now. */
  how?: "now" | "with-card";
}

/** What a card would do in this trick, as far as the seat can know. */
export interface Verdict {
  wins: boolean;
  sentence: string;
  /** Who still plays. */
  more: string;
  /** The trick with it, the strongest last. */
  pins: ShownPin[];
}

/** The marks on both edges of a piece that lies beside another: pictures. */
export interface ShownEdges {
  left: string[];
  right: string[];
}

/** What a piece brings, cell by cell. */
export interface ShownStrip {
  /** What is counted: 'points for tricks won'. */
  axis: string;
  cells: ShownCell[];
  /** When it holds, where there are several. */
  title?: string;
}

/** An own card, or a piece that lies there, which may not be picked now, and by which rule. */
export interface RefusedCard {
  pick: string;
  rule: string;
  sentence: string;
}

/** So many cards, one after the other in the order of the options, then 'done'. */
export interface AskedSet {
  least: number;
  most: number;
  /** All that may be in it, in the order they are sent. */
  cards?: string[];
  /** One of these at least. */
  must?: string[];
}

/** What a seat may do at any moment, asked or not. */
export interface Asides {
  id: string;
  options: Aside[];
}

/** Something this seat may do at any moment, asked or not. */
export interface Aside {
  pick: string;
  verb: "card" | "colour" | "number" | "piece" | "place" | "power" | "seat" | "word";
  argument: string;
  label: string;
  rule: string;
}

/** One thing that happened, as one viewer was told it. */
export interface News {
  kind: string;
  seat: number | null;
  other: number | null;
  cards: string[];
  number: number;
  /** The sentence in pieces. */
  parts: (string | Mentioned)[];
  text: string;
  because: ShownReason[];
  from?: string;
  /** Whose area that is, where it is somebody's. */
  from_seat?: number | null;
  /** What it is on a scoring sheet. */
  sheet?:
    | "award"
    | "down"
    | "end"
    | "minus"
    | "no"
    | "piece"
    | "plus"
    | "round"
    | "start"
    | "together"
    | "total"
    | "unwin"
    | "up"
    | "win";
  /** A picture, of what is an award. */
  icon?: string;
  to?: string;
  to_seat?: number | null;
}

/** What a sentence speaks of: one of these. */
export interface Mentioned {
  card?: string;
  seat?: number;
  piece?: string;
}

/** How a round was counted. */
export interface ScoringSheet {
  title: string;
  awards: SheetAward[];
  seats: SheetSeat[];
  /** The seats, best first. */
  order: number[];
  /** Whether points are to be shunned. */
  fewest_wins: boolean;
  /** How many the round had. */
  tricks: number;
  /** Empty after the last round. */
  next: string;
}

/** Something for the head of a sheet. */
export interface SheetAward {
  title: string;
  text: string;
  rules: string[];
  icon: string;
}

export interface SheetSeat {
  seat: number;
  lines: SheetLine[];
  before: number;
  after: number;
  /** Null where tricks are not won. */
  wins: number | null;
  /** Who the seat was in this round. */
  piece: string | null;
  /** What is counted: points, life chips. */
  unit: string;
  /** What wins bring its piece in this round. */
  strip?: ShownStrip;
  /** The cell of it that was counted, or by which the game was won. */
  now?: number;
}

export interface SheetLine {
  text: string;
  rule: string | null;
  amount: number;
  /** The cards that are counted in this line. */
  cards: string[];
}

/** How a game ended. */
export interface ShownOutcome {
  places: number[];
  scores: number[];
  rule: string;
  sentence: string;
  title: string;
  winners: number[];
  /** The team of each seat; none where everybody plays alone. */
  teams: string[];
}

/** What this seat may do about its last answer, or is asked about somebody else's. */
export interface UndoInfo {
  may: boolean;
  asked_by: number | null;
  /** Whether this person is asked to agree. */
  asks_you: boolean;
  text: string;
}

/** Something a person said. */
export interface ChatMessage {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  /** The time, in UTC. */
  at: string;
}

/** What a bot that thinks ahead would answer in this seat, and why. */
export interface HintMessage {
  type: "hint";
  picks: string[];
  label: string;
  sentence: string;
  /** The best known first. */
  looks: Compared[];
  /** At most three of them as they lie in the hand: to be told first. */
  candidates: Suggested[];
  /** What the plays seen so far tell. */
  told: string[];
  question: string;
}

/** An answer that was compared; the share is the chance to win in percent. */
export interface Compared {
  pick: string;
  name: string;
  share: number;
}

/** An answer worth thinking about, and what it does in words; how good it is, is not said. */
export interface Suggested {
  pick: string;
  name: string;
  /** Empty where nothing is known of it but its name. */
  text: string;
}

/** An answer is stored. */
export interface Taken {
  type: "taken";
  ref: string;
  n: number;
}

/** An answer is not taken, and why; the rule is empty where it is the service's own sentence. */
export interface RefusedMessage {
  type: "refused";
  ref: string;
  rule: string;
  sentence: string;
}

/** A message that was not understood, or something that cannot be. */
export interface Complaint {
  type: "error";
  sentence: string;
}

/** The line is there. */
export interface Pong {
  type: "pong";
}

/** How many look on without a seat; those who sit are told, and of nobody who it is. */
export interface Watching {
  type: "watching";
  count: number;
}

/** Whatever went wrong. */
export interface Error {
  /** One clear sentence. */
  error: string;
}

/** What can be played, and against which bots. */
export interface Games {
  games: GameFacts[];
  bots: BotLevel[];
}

/** A game as it stands on the shelf. */
export interface GameFacts {
  id: string;
  name: string;
  style: string;
  blurb: string;
  players: number[];
  default_players: number;
  options: OptionFacts[];
  minutes?: string | number;
  /** What else a house has of it; of another package's, nothing. */
  reads?: ("lessons" | "primer" | "puzzles")[];
}

/** Something the host of a table may choose. */
export interface OptionFacts {
  name: string;
  label: string;
  text: string;
  allowed: (number | string | boolean)[];
  allowed_labels: string[];
  default: number | string | boolean;
}

/** How strong a bot is. */
export interface BotLevel {
  id: string;
  label: string;
  text: string;
}

/** Everything that can be drawn: cards, suits and pieces by their keys. */
export interface Kit {
  id: string;
  name: string;
  style: string;
  cards: Record<string, CardFacts>;
  suits: Record<string, SuitFacts>;
  pieces: Record<string, PieceFacts>;
  /** By kind of piece, where it is said. */
  kinds: Record<string, KindFacts>;
  /** Whether points are to be shunned. */
  fewest_wins: boolean;
  /** To win, the first that counts first. */
  ways: WayFacts[];
  /** What a client says by itself. */
  words: Record<string, string>;
  /** What else a house has of it. */
  reads?: ("lessons" | "primer" | "puzzles")[];
}

/** What a card is and how it is drawn. */
export interface CardFacts {
  name: string;
  /** What stands in its corner: its number, or J, Q, K, A; or nothing. */
  label: string;
  /** The same, or a word where there is no label. */
  short: string;
  suit: string | null;
  suit_name: string;
  letter: string;
  rank: number | null;
  /** The emblem drawn on it. */
  symbol: string;
  /** A second, small emblem: what the card does. */
  sign: string;
  kind: string;
  /** How it is drawn; empty: by its label and its suit. */
  look: "" | "flag" | "gate" | "number" | "owner" | "rare" | "shield" | "white";
  /** The picture of somebody who is on it. */
  portrait: string;
  text: string;
  rules: string[];
  /** The piece that it is, or whose picture it bears. */
  piece?: string;
}

/** A suit, or what a game has for one. */
export interface SuitFacts {
  name: string;
  letter: string;
  symbol: string;
  /** What it is coloured with; empty: as the text is. */
  ink:
    | ""
    | "club"
    | "diamond"
    | "heart"
    | "spade"
    | "black"
    | "blue"
    | "green"
    | "orange"
    | "purple"
    | "red"
    | "white"
    | "yellow";
}

/** A character, an item, a task: no playing card. */
export interface PieceFacts {
  name: string;
  text: string;
  rules: string[];
  symbol: string;
  /** Which of the grounds of its seal; 0 for none. */
  ground: number;
  kind: string;
  price?: number;
  /** The playing card that it is. */
  card?: string;
  /** As printed on it. */
  code?: string;
  /** What it wants, in a line. */
  aim?: string;
  /** What it does, by its moment; else the text says it. */
  acts?: ActFacts[];
  /** Where it is one half of the piece. */
  acts_title?: string;
  /** Likewise the other half. */
  strip_title?: string;
  /** All it may bring; a view has what holds at its table. */
  strips?: ShownStrip[];
  /** How the game is won by it. */
  win?: string;
  /** Where a card goes by it: from there, to there. */
  path?: PlaceFacts[];
  /** And another card comes back that way. */
  is_swap?: boolean;
  /** Where it lies on its board, in a square of 100 by 100. */
  at?: [number, number];
}

/** One thing that a piece does, and when. */
export interface ActFacts {
  moment: string;
  /** Empty where the text says it all. */
  name: string;
  text: string;
  rules: string[];
}

/** Where cards lie, as a piece speaks of it. */
export interface PlaceFacts {
  name: string;
  /** What lies there: hand, tableau, trash, pot, deck, effect. */
  symbol: string;
}

/** What pieces of one kind are called together, and how they are had. */
export interface KindFacts {
  name: string;
  text: string;
}

/** A way to win the game. */
export interface WayFacts {
  title: string;
  text: string;
  /** What shows how near everybody is. */
  by: "award" | "piece" | "points";
  symbol: string;
  /** With fewer it is none. */
  least_players: number;
}

/** What the host of a table may choose there, with so many players and what is chosen so far. */
export interface Form {
  players: number;
  options: FormRow[];
  /** How many options would do nothing. */
  hidden: number;
  /** What is sent for such a table. */
  chosen: Record<string, number | string | boolean>;
  /** Why it cannot be laid yet. */
  problem: FormProblem | null;
}

/** An option that does something at this table. */
export interface FormRow {
  name: string;
  label: string;
  text: string;
  /** None where only a list of pieces will do. */
  values: LabelledValue[];
  value: number | string | boolean;
  usual: number | string | boolean;
  main: boolean;
  pieces: PieceChoice | null;
}

export interface LabelledValue {
  value: number | string | boolean;
  label: string;
}

/** Pieces of the kit that are chosen one by one. */
export interface PieceChoice {
  keys: string[];
  least: number;
  /** Null where there is no limit. */
  most: number | null;
  /** By value, the keys it stands for. */
  presets: Record<string, string[]>;
  chosen: string[];
}

export interface FormProblem {
  option: string;
  sentence: string;
}

/** The numbered rules of a game, by section. */
export interface Rulebook {
  title: string;
  sections: RuleSection[];
  /** The numbers of the rules that the table asked about has no use for. */
  left_out: string[];
}

export interface RuleSection {
  id: string;
  title: string;
  /** The page it is from; a game may have several. */
  page: string;
  rules: RuleText[];
  beside: Beside[];
  /** That of its title and what stands beside, where it is not the one asked for. */
  lang?: string;
  /** The language it is in, where it is not the one asked for. */
  page_lang?: string;
}

export interface RuleText {
  id: string;
  text: string;
  ruling?: string;
  /** The language it is in, where it is not the one asked for. */
  lang?: string;
  /** The language it is in, where it is not the one asked for. */
  ruling_lang?: string;
}

/** What stands beside the rules: a table, a paragraph, an item of a list, a figure. */
export interface Beside {
  /** The rule it stands after; none at the head. */
  after: string | null;
  head?: string[];
  rows?: string[][];
  text?: string;
  item?: string;
  code?: string;
}

/** Every lesson there is. */
export interface Lessons {
  games: GameLessons[];
}

/** The lessons of a game, in the order to take them. */
export interface GameLessons {
  game: string;
  name: string;
  /** Whether there is a page to begin with. */
  has_primer: boolean;
  lessons: LessonFacts[];
}

/** A lesson as it stands on the shelf. */
export interface LessonFacts {
  id: string;
  title: string;
  about: string;
  part: "basics" | "characters" | "examples" | "first" | "more";
  /** Whose seal stands beside it; empty for none. */
  piece: string;
  minutes: number;
}

/** A whole lesson: everything that can be seen in it and said. */
export interface LessonScript {
  facts: LessonFacts;
  game: string;
  /** Where the learner sits. */
  seat: number;
  names: string[];
  options: Record<string, number | string | boolean>;
  moments: LessonMoment[];
  /** The one to take after it. */
  next: LessonFacts | null;
}

/** What happens, what the coach says about it, and what the coach asks then. */
export interface LessonMoment {
  /** One after the other; the last one stays. */
  frames: Frame[];
  /** Whether this is another table than before. */
  is_new: boolean;
  say: ShownRemark | null;
  ask: ShownRemark | null;
  /** The right answer at the table; none with choices. */
  answer: string[];
  /** By answer; 'else' for every other one. */
  wrong: Record<string, ShownRemark>;
  choices: LessonChoice[];
}

/** The table after one answer, as the learner sees it. */
export interface Frame {
  view: ShownView;
  question: ShownQuestion | null;
  news: News[];
  sheet: ScoringSheet | null;
  outcome: ShownOutcome | null;
}

/** Words of the coach, in pieces and as one text. */
export interface ShownRemark {
  parts: (string | Mentioned)[];
  text: string;
  rules: string[];
}

/** A possible answer to a question about the table. */
export interface LessonChoice {
  text: ShownRemark;
  why: ShownRemark;
  right: boolean;
}

/** A game on one page. */
export interface ShownPrimer {
  game: string;
  name: string;
  goal: ShownRemark;
  names: string[];
  trick: ExamplePlay[];
  about_trick: ShownRemark;
  about_strength: ShownRemark;
  /** The weakest first. */
  strength: ShownStrengthClass[];
  round: ShownPicture[];
  /** In the order in which they count. */
  wins: ShownPicture[];
  /** What beginners miss. */
  missed: ShownRemark[];
}

/** A card of the example trick, and what its player did. */
export interface ExamplePlay {
  card: string;
  seat: number | null;
  note: string;
  wins: boolean;
}

export interface ShownStrengthClass {
  name: string;
  cards: string[];
}

/** A part of a round, or a way to win: words, and what is drawn beside them. */
export interface ShownPicture {
  title: string;
  text: ShownRemark;
  cards: string[];
  pieces: string[];
  /** Pictures of the page, by their names. */
  icons: string[];
  cells: PrimerCell[];
}

/** A cell of a strip of points. */
export interface PrimerCell {
  head: string;
  value: string;
}

/** Every puzzle there is. */
export interface AllPuzzles {
  games: GamePuzzles[];
  /** 'game/id' of each, in the order in which they are the puzzle of the day. */
  days: string[];
}

/** The puzzles of a game, the easy ones first. */
export interface GamePuzzles {
  game: string;
  name: string;
  puzzles: PuzzleFacts[];
}

/** A puzzle as it stands on the shelf. */
export interface PuzzleFacts {
  id: string;
  kind: "character" | "discard" | "stop" | "win";
  title: string;
  /** 1 easy, 2 middling, 3 hard: as measured. */
  level: number;
  players: number;
  /** As whom one plays, by its key; empty where nobody is anybody. */
  piece: string;
}

/** A whole puzzle: the table, what is asked, and what is said to every answer. */
export interface PuzzleScript {
  facts: PuzzleFacts;
  game: string;
  seat: number;
  names: string[];
  options: Record<string, number | string | boolean>;
  /** The question, and what is said when it is solved. */
  moments: LessonMoment[];
  /** The right answer first. */
  chances: AnswerChance[];
  /** How all this was found out, in a sentence. */
  proof: string;
  /** The id of the one after it. */
  next: string | null;
  /** Tricks of the round that are played on after the right answer; 0 for none. */
  rest: number;
}

/** What an answer comes to. */
export interface AnswerChance {
  pick: string;
  label: string;
  /** Of 100 deals, in how many it reaches what is asked for. */
  share: number;
}

/** A seat that was taken. */
export interface Seated {
  table: string;
  seat: number;
  /** The right to this seat, for clients without cookies; keep it secret. */
  token: string;
  path: string;
  invitations: Invitation[];
}

/** The right to take an open seat. */
export interface Invitation {
  seat: number;
  path: string;
}

/** Who sits at a table and whether the game has begun. */
export interface TableCard {
  table: string;
  game: string;
  players: number;
  options: Record<string, number | string | boolean>;
  seats: SeatInfo[];
  state: "over" | "playing" | "waiting";
  /** Seconds after which a bot answers for a person. */
  within: number | null;
  /** sha256 of 'followsuit deal <table> <seed> <salt>'. */
  commitment: string;
  you: number | null;
  is_host: boolean;
  /** Of the open seats; for the host only. */
  invitations: Invitation[];
  next: string | null;
  /** Null until the game is over. */
  seed: string | null;
  /** Null until the game is over. */
  salt: string | null;
}

/** How many answers a finished game has, and where its rounds and tricks begin. */
export interface ReplayInfo {
  answers: number;
  names: string[];
  game: string;
  seats: number;
  marks: Milestone[];
}

/** Where a round or a trick begins. */
export interface Milestone {
  at: number;
  label: string;
}

/** All of a finished game at once, to be kept where nobody can be asked. */
export interface WholeReplay {
  id: string;
  replay: ReplayInfo;
  kit: Kit;
  rules: Rulebook;
  /** By viewpoint, one for every moment. */
  states: Record<string, StateMessage[]>;
}

/** A moment that was played again, beside what was played. */
export interface Comparison {
  again: AgainInfo;
  /** How the finished game ended. */
  there: ShownOutcome;
  /** How it ended this time. */
  here: ShownOutcome;
  /** The seat's answers, from the moment on. */
  parts: ComparedPart[];
}

/** What a seat answered in one trick, or in what else has a heading: there, and here. */
export interface ComparedPart {
  label: string;
  there: string[];
  here: string[];
}

/** What follows another answer at a moment of a finished game, until the trick is over. */
export interface Tried {
  pick: string;
  /** Whether it is what was answered: then it is what happened. */
  is_played: boolean;
  /** What happens then, in order. */
  news: News[];
  /** Where the game is over then. */
  outcome: ShownOutcome | null;
}

/** How far a review is, with what is known so far. */
export interface ReviewState {
  state: "done" | "failed" | "none" | "waiting";
  /** How many other games come first. */
  before: number;
  /** Decisions that are weighed. */
  done: number;
  total: number;
  /** It grows while it is made. */
  review: Review | null;
}

/** A finished game looked back on. */
export interface Review {
  game: string;
  names: string[];
  answers: number;
  /** Not while it grows. */
  is_whole: boolean;
  /** How it ended, in a sentence. */
  result: string;
  points: ReviewPoint[];
  bands: ReviewBand[];
  /** Those that are looked at. */
  seats: ReviewSeat[];
  /** Every decision, in the order of the game. */
  moves: ReviewMove[];
}

/** A place on the curve: where a trick begins, and at the end. */
export interface ReviewPoint {
  at: number;
  label: string;
  /** The round it belongs to; 0 before the first. */
  part: number;
  /** By seat, of 100; null for a seat that is not looked at. */
  chances: (number | null)[];
}

/** A round, as a band behind the curve. */
export interface ReviewBand {
  part: number;
  label: string;
  /** The moment it begins with. */
  first: number;
  /** The moment it ends with. */
  last: number;
}

/** How the game went for one seat. */
export interface ReviewSeat {
  seat: number;
  /** The chance before anything was known. */
  start: number;
  /** 100 for the victory, 0 for none, less where it was shared. */
  result: number;
  luck: number;
  /** Never above 0. */
  skill: number;
  sentence: string;
  counts: ReviewCount[];
  /** At most three, in the order of the game. */
  moments: ReviewMoment[];
}

/** '22 of 26 of your plays were as good as any'. */
export interface ReviewCount {
  good: number;
  all: number;
  text: string;
}

/** One of the moments that a seat should look at. */
export interface ReviewMoment {
  number: number;
  at: number;
  seat: number;
  heading: string;
  /** What was answered. */
  pick: string;
  /** What would have been best. */
  best: string;
  title: string;
  change: number;
  /** Of 100, with what was answered. */
  chance: number;
  /** The card that was played, where it was one. */
  card: string | null;
  is_good: boolean;
}

/** A decision in a line. */
export interface ReviewMove {
  number: number;
  at: number;
  seat: number;
  heading: string;
  /** What was answered. */
  pick: string;
  /** What would have been best. */
  best: string;
  title: string;
  change: number;
  /** Of 100, with what was answered. */
  chance: number;
}

/** One decision, weighed by what its seat could know then. */
export interface ReviewDecision {
  /** Its place among all decisions of the review. */
  number: number;
  /** After so many answers; the replay's moment. */
  at: number;
  seat: number;
  heading: string;
  /** 'Blue 8 instead of the White Flag'. */
  title: string;
  /** Of 100; minus what it cost, or plus what hung on it. */
  change: number;
  /** 'Why the White Flag'. */
  why_title: string;
  /** The best answer in at most three sentences. */
  why: string[];
  /** What the plays seen so far should have told. */
  told: string[];
  /** Where points by wins decide. */
  strip?: SeatStrip;
  /** The best first. */
  options: ReviewOption[];
  /** How many deals were imagined for it. */
  worlds: number;
}

/** Something that could have been answered, and how the game would have stood. */
export interface ReviewOption {
  /** As it stood at the table. */
  option: Option;
  /** Other answers that come to the same. */
  same: string[];
  /** To win the match, of 100. */
  chance: number;
  /** How far that may be off: twice its standard error. */
  error: number;
  is_best: boolean;
  /** It cannot be told apart from the best. */
  is_as_good: boolean;
  is_chosen: boolean;
  /** What it wins, keeps and risks. */
  sentence: string;
}

export interface Health {
  status: string;
}

export interface AgainForm {
  /** After so many answers of the finished game. */
  at: number;
  /** The seat to take; bots take the others. */
  seat: number;
  /** What the seat could not know: as it was, or drawn anew. */
  hidden?: "same" | "drawn";
  /** What the seat answers first; none: nothing. */
  pick?: string | null;
}

export interface AnswerMessage {
  type: "answer";
  question: string;
  pick: string;
  ref?: string;
}

export interface AskHintMessage {
  type: "hint";
  question: string;
}

export interface ChosenForm {
  /** 0: as many as the game says. */
  players?: number;
  options?: Record<string, boolean | number | string>;
}

export interface ConsentMessage {
  type: "consent";
  yes: boolean;
}

export interface FillForm {
  kind?: "bot";
  level?: string;
}

export interface HelloMessage {
  type: "hello";
  lang?: string;
  since?: number | null;
  token?: string | null;
}

export interface JoinForm {
  /** The last part of an invitation's path. */
  invitation: string;
  /** What you are called; 1 to 20 letters and no comma. */
  name?: string;
}

export interface NudgeMessage {
  type: "nudge";
}

export interface PingMessage {
  type: "ping";
}

export interface SayMessage {
  type: "chat";
  text: string;
}

export interface SeatForm {
  /** Yours, waiting for somebody, or a bot's. */
  kind: "me" | "open" | "bot";
  /** How strong a bot is; GET /api/games lists them. */
  level?: string;
}

export interface TableForm {
  /** The id of a game, as GET /api/games lists it. */
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  /** One for every player. */
  seats: SeatForm[];
  /** What you are called; 1 to 20 letters and no comma. */
  name?: string;
  /** Seconds after which a bot answers for a person who does not; none: never. */
  within?: number | null;
}

export interface UndoMessage {
  type: "undo";
}

export type FromService =
  StateMessage | ChatMessage | HintMessage | Taken | RefusedMessage | Complaint | Pong | Watching;

export type ToService =
  | HelloMessage
  | AnswerMessage
  | SayMessage
  | UndoMessage
  | ConsentMessage
  | NudgeMessage
  | AskHintMessage
  | PingMessage;
