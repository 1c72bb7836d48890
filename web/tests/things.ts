/** A small table for the tests: only what each of them speaks of has to be said. */

import type {
  ShownArea,
  CardFacts,
  ShownCounter,
  Kit,
  Option,
  PieceFacts,
  ShownQuestion,
  ShownView,
} from "../src/lib/wire";

export function card(facts: Partial<CardFacts> = {}): CardFacts {
  return {
    name: "red 3",
    label: "3",
    short: "3",
    suit: "red",
    suit_name: "Red",
    letter: "R",
    rank: 3,
    symbol: "sun",
    sign: "",
    kind: "number",
    look: "",
    portrait: "",
    text: "",
    rules: [],
    ...facts,
  };
}

export function piece(facts: Partial<PieceFacts> = {}): PieceFacts {
  return { name: "Somebody", text: "", rules: [], symbol: "person", ground: 1, kind: "figure", ...facts };
}

export function kit(facts: Partial<Kit> = {}): Kit {
  return {
    id: "game",
    name: "Game",
    style: "",
    cards: {},
    suits: {},
    pieces: {},
    kinds: {},
    fewest_wins: false,
    ways: [],
    words: {},
    ...facts,
  };
}

export function area(facts: Partial<ShownArea> = {}): ShownArea {
  return { name: "an area", role: "", label: "", seat: null, shape: "row", cards: [], ...facts };
}

export function counter(facts: Partial<ShownCounter> = {}): ShownCounter {
  return { name: "a counter", role: "", label: "Label", seat: 0, value: "", icon: "", ...facts };
}

export function view(facts: Partial<ShownView> = {}): ShownView {
  return {
    heading: "",
    viewer: 0,
    to_act: [],
    areas: [],
    counters: [],
    trick: { leader: null, best: null, led: null, order: [] },
    last_trick: null,
    strength: null,
    strips: [],
    ...facts,
  };
}

export function option(pick: string, verb: Option["verb"] = "card"): Option {
  return { pick, verb, argument: pick, label: pick };
}

export function question(facts: Partial<ShownQuestion> = {}): ShownQuestion {
  return {
    id: "q1",
    sentence: "",
    rule: null,
    options: [],
    refused: [],
    so_far: [],
    announced: [],
    is_sealed: false,
    set: null,
    ...facts,
  };
}
