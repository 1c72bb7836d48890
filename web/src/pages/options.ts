/**
 * The options of a table as a form: the few that matter first, and only those that do something there.
 *
 * The service lists a game's options and refuses what does not go together. What is known here besides lets the
 * form not offer it in the first place. A game without a `Form` shows all its options as the service lists them.
 */

import { t } from "../i18n/index.svelte";
import type { GameInfo, OptionInfo, Value } from "./games";

export type Values = Record<string, Value>;

/** A table as far as it is chosen, with a value for every option. */
interface Plan {
  players: number;
  values: Values;
}

/** Pieces of the kit that are chosen one by one. */
export interface Pieces {
  /** Those of this kind. */
  kind: string;
  most: number;
  chosen: string[];
  /** What a first list begins with, for each value it may be made from. */
  casts: Record<string, string[]>;
  /** A list only, no presets beside it. */
  isAlone: boolean;
  /** One sentence on what is still missing; empty when the list will do. */
  missing: string;
}

export interface Row {
  option: OptionInfo;
  value: Value;
  offered: { value: Value; label: string }[];
  pieces: Pieces | null;
  isMain: boolean;
  isChanged: boolean;
}

interface Form {
  main: string[];
  /** When an option does something; one that is not named always does. */
  when: Record<string, (plan: Plan) => boolean>;
  /** Where only some of the values will do. */
  offers?: Record<string, (plan: Plan) => Value[] | null>;
  /** Values that follow from the others. */
  follows?: (plan: Plan) => Values;
  pieces: Record<string, (plan: Plan) => Omit<Pieces, "chosen" | "missing"> & { least: number }>;
  /** A word of its own about a list that is long enough. */
  wrong?: (chosen: string[]) => string;
}

const BASIC = ["king", "gambler", "resistance", "hermit", "berserker"];
const BASE_BOX = [...BASIC, "adventurer", "collector", "ruler"];
const EXPANSION = [
  "strategist",
  "summoner",
  "ninja",
  "alchemist",
  "samurai",
  "time-traveler",
  "phantom-thief",
];
const CASTS: Record<string, string[]> = {
  basic: BASIC,
  adventurer_too: [...BASIC, "adventurer"],
  base_box: BASE_BOX,
  with_expansion: [...BASE_BOX, ...EXPANSION],
};
const LEAST_FOR_A_ROW = 6;
const DRAFTED_EACH = 3;

function cast({ values }: Plan): string[] {
  return CASTS[`${values.characters}`] ?? listed(values.characters);
}

function isFor(more: boolean, character: string): (plan: Plan) => boolean {
  return (plan) => (!more || plan.players > 2) && cast(plan).includes(character);
}

const hasExpansion = (plan: Plan) => cast(plan).some((each) => EXPANSION.includes(each));
const hasModes = (plan: Plan) =>
  plan.players > 2 && (cast(plan).length >= LEAST_FOR_A_ROW || hasExpansion(plan));
const modeOf = ({ values }: Plan) => values.selection_mode;
/** By the set: a row, unless somebody is of the expansion. */
const hasRow = (plan: Plan) =>
  hasModes(plan) && (modeOf(plan) === "shuffle" || (modeOf(plan) === "by_set" && !hasExpansion(plan)));
const isWonByPoints = (plan: Plan) => plan.players >= 4 && plan.values.points_win === true;
const isOfTheBaseBox = (plan: Plan) => cast(plan).every((each) => BASE_BOX.includes(each));
/** How many characters a mode needs. */
const LEAST: Record<string, (players: number) => number> = {
  shuffle: (players) => players + 1,
  draft: (players) => players * DRAFTED_EACH,
};
function leastFor(mode: unknown, { players }: Plan): number {
  return LEAST[`${mode}`]?.(players) ?? players;
}
const isForTwo = (plan: Plan) => plan.players === 2;
const isDrafted = (plan: Plan) => plan.values.two_player_mode === "drafted";

const LITTLE_CASTS: Record<string, string[]> = {
  basic: BASIC,
  all: [...BASIC, "ninja", "samurai", "collector", "healer", "devil"],
};
const littleCast = ({ values }: Plan) => LITTLE_CASTS[`${values.characters}`] ?? listed(values.characters);
/** Only the first light game is played with characters of one's own choice. */
const isLight = ({ players, values }: Plan) => players > 2 && values.mode === "light1";

const isForMany = (plan: Plan) => plan.players >= 4;

const FORMS: Record<string, Form> = {
  tricktakers: {
    main: [
      "two_player_mode",
      "characters",
      "selection_mode",
      "points_win",
      "points_win_scope",
      "low_cards_2p",
      "first_player",
    ],
    when: {
      two_player_mode: isForTwo,
      low_cards_2p: isForTwo,
      characters: (plan) => !isForTwo(plan) || isDrafted(plan),
      selection_mode: hasModes,
      unselected_character: hasRow,
      vp350: (plan) => plan.players > 2 && hasExpansion(plan),
      points_win: (plan) => plan.players >= 4,
      points_win_scope: (plan) => isWonByPoints(plan) && !isOfTheBaseBox(plan),
      resistance_variant_3p: (plan) => plan.players === 3 && cast(plan).includes("resistance"),
      first_lead: (plan) => !isForTwo(plan) && modeOf(plan) !== "draft",
      berserker_renewal: isFor(true, "berserker"),
      collector_grouping: isFor(false, "collector"),
      collector_2023: isFor(true, "collector"),
      ruler_2023: isFor(true, "ruler"),
      tasks_2023: isFor(false, "ruler"),
    },
    // Where nobody is of the expansion, "only those of the expansion" would switch it off again.
    follows: (plan): Values =>
      isWonByPoints(plan) && isOfTheBaseBox(plan) ? { points_win_scope: "all" } : {},
    offers: {
      characters: (plan) => (isForTwo(plan) ? ["base_box", "adventurer_too", "with_expansion"] : null),
      selection_mode: (plan) =>
        ["by_set", "all_star", "shuffle", "draft"].filter(
          (mode) => cast(plan).length >= leastFor(mode, plan),
        ),
    },
    pieces: {
      characters: (plan) => ({
        kind: "character",
        least: plan.players,
        most: Infinity,
        casts: CASTS,
        isAlone: false,
      }),
    },
    wrong: (chosen) =>
      chosen.length < BASIC.length && chosen.every((each) => BASIC.includes(each))
        ? t("home-pieces-basic")
        : "",
  },
  trickster: {
    main: ["deck_mode", "sets", "first_seat", "heroes"],
    when: {
      heroes: (plan) => plan.values.deck_mode === "custom",
      sets: (plan) => plan.values.deck_mode === "random" || plan.values.deck_mode === "draft",
    },
    // A list of one's own is made from all heroes there are.
    follows: (plan): Values =>
      plan.values.deck_mode === "custom" ? { sets: "base,grand_gambit,limited" } : {},
    pieces: { heroes: () => ({ kind: "hero", least: 7, most: 7, casts: {}, isAlone: true }) },
  },
  "little-tricktakers": {
    main: ["mode", "characters", "style", "first_player"],
    when: { mode: (plan) => !isForTwo(plan), characters: isLight, style: isLight },
    offers: {
      style: (plan) => (littleCast(plan).length > plan.players ? null : ["all_stars"]),
    },
    pieces: {
      characters: (plan) => ({
        kind: "character",
        least: plan.players,
        most: Infinity,
        casts: LITTLE_CASTS,
        isAlone: false,
      }),
    },
  },
  kings: {
    main: ["initial_parties", "cheerleader", "devil_contract", "set_assignment", "first_drafter"],
    when: {
      initial_parties: isForMany,
      cheerleader: isForMany,
      red_queen_advanced: (plan) => isForMany(plan) && plan.values.cheerleader === true,
      devil_contract: (plan) => plan.players === 3 || plan.players === 4,
      set_assignment: isForTwo,
      first_drafter: (plan) => !isForTwo(plan) && plan.values.initial_parties !== "random",
    },
    pieces: {},
  },
};

const PLAIN: Form = { main: [], when: {}, pieces: {} };

/** The pieces a value names. */
export function listed(value: Value | undefined): string[] {
  return typeof value === "string" ? value.split(",").filter((each) => each && each !== "none") : [];
}

function formOf(game: GameInfo): Form {
  return FORMS[game.id] ?? PLAIN;
}

/** Seats are counted from 0, in words; those that this table does not have are not offered. */
function isSeatHere(value: Value, players: number): boolean {
  return typeof value !== "string" || !/^\d+$/.test(value) || Number(value) < players;
}

function offered(option: OptionInfo, form: Form, plan: Plan): Row["offered"] {
  const values = form.offers?.[option.name]?.(plan) ?? option.allowed;
  return values
    .filter((each) => isSeatHere(each, plan.players))
    .map((value) => ({ value, label: option.allowed_labels[option.allowed.indexOf(value)] ?? `${value}` }));
}

/** What was chosen, without what this table has no use for. */
function planned(game: GameInfo, players: number, chosen: Values): Plan {
  const form = formOf(game);
  const plan: Plan = { players, values: {} };
  for (const option of game.options) plan.values[option.name] = chosen[option.name] ?? option.default;
  // An option may hang on one that itself hangs on another.
  for (let depth = 0; depth < 3; depth += 1)
    for (const option of game.options) {
      const now = plan.values[option.name] ?? option.default;
      const choices = offered(option, form, plan);
      const isList =
        form.pieces[option.name] && !option.allowed.includes(now) && !isFixed(option, form, plan);
      if (form.when[option.name]?.(plan) === false) plan.values[option.name] = option.default;
      else if (!isList && choices.every((each) => each.value !== now))
        plan.values[option.name] = choices[0]?.value ?? option.default;
    }
  return plan;
}

function isFixed(option: OptionInfo, form: Form, plan: Plan): boolean {
  return (form.offers?.[option.name]?.(plan) ?? null) !== null;
}

function pieces(option: OptionInfo, form: Form, plan: Plan): Pieces | null {
  const asked = form.pieces[option.name]?.(plan);
  if (!asked || isFixed(option, form, plan)) return null;
  const { least, ...rest } = asked;
  const value = plan.values[option.name] ?? "";
  const isList = rest.isAlone || !option.allowed.includes(value);
  const chosen = listed(value);
  const facts = { label: option.label, least, count: chosen.length };
  let missing = "";
  if (isList && chosen.length < least)
    missing = t(rest.most === least ? "home-pieces-exactly" : "home-pieces-least", facts);
  else if (isList) missing = form.wrong?.(chosen) ?? "";
  return { ...rest, chosen: isList ? chosen : (rest.casts[`${value}`] ?? []), missing };
}

/** The rows of the form, those that matter most first. */
export function rowsOf(game: GameInfo, players: number, chosen: Values): Row[] {
  const form = formOf(game);
  const plan = planned(game, players, chosen);
  const rows = game.options
    .filter((option) => form.when[option.name]?.(plan) !== false)
    .map((option): Row => {
      const value = plan.values[option.name] ?? option.default;
      return {
        option,
        value,
        offered: offered(option, form, plan),
        pieces: pieces(option, form, plan),
        isMain: form === PLAIN || form.main.includes(option.name),
        isChanged: value !== option.default,
      };
    });
  const place = (row: Row) => (row.isMain ? form.main.indexOf(row.option.name) : form.main.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

/** What is sent for a table with these rows. */
export function sentFor(game: GameInfo, players: number, chosen: Values): Values {
  const rows = rowsOf(game, players, chosen).filter((row) => row.isChanged);
  return {
    ...Object.fromEntries(rows.map((row) => [row.option.name, row.value])),
    ...formOf(game).follows?.(planned(game, players, chosen)),
  };
}

/** Why a table with these rows cannot be laid yet; empty when it can. */
export function missingIn(rows: Row[]): string {
  return rows.map((row) => row.pieces?.missing ?? "").find((each) => each !== "") ?? "";
}
