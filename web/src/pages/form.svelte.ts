/**
 * The options of a new table, as the service offers them: which of them do something there, which values are open
 * and what is missing. All of that the game says; it is asked again whenever something else is chosen.
 */

import { tick, untrack } from "svelte";
import { Failed, post } from "../api";
import { lang, t } from "../i18n/index.svelte";
import type { Form, FormRow } from "../lib/wire";

export type Value = FormRow["value"];
type Values = Record<string, Value>;

/** So many milliseconds are waited for a further choice. */
const PATIENCE = 120;

/** A list of pieces, as the service writes it. */
function listed(value: Value): string[] {
  return `${value}`.split(",").filter((each) => each !== "");
}

/** A row with what was chosen since the form came. */
function withChoice(row: FormRow, value: Value | undefined): FormRow {
  if (value === undefined) return row;
  const isValue = row.values.some((each) => each.value === value);
  const pieces = row.pieces && !isValue ? { ...row.pieces, chosen: listed(value) } : row.pieces;
  return { ...row, value, pieces };
}

/** To be made while a component is made. */
export class TableForm {
  game = $state("");
  players = $state(0);
  /** What was chosen, also what this table has no use for: it is there again where it has. */
  wishes = $state.raw<Values>({});
  /** Why there is no newer form, in a sentence. */
  failure = $state<string | null>(null);
  /** Whether what is shown is for what was chosen before. */
  isBehind = $state(false);

  #came = $state.raw<{ game: string; form: Form } | null>(null);
  #since = $state.raw<Values>({});
  #asked: Promise<void> = Promise.resolve();
  #times = 0;

  /** The last that came stays until the next is there, so that nothing flashes. */
  readonly form = $derived(this.#came?.game === this.game ? this.#came.form : null);
  readonly rows = $derived(this.form?.options.map((row) => withChoice(row, this.#since[row.name])) ?? []);
  readonly changed = $derived(this.rows.filter((row) => row.value !== row.usual).length);

  constructor() {
    $effect(() => {
      const { game, players, wishes } = this;
      void lang();
      if (players > 0) this.#asked = untrack(() => this.#ask(game, players, wishes));
    });
  }

  choose(row: FormRow, value: Value): void {
    const { [row.name]: _, ...rest } = this.wishes;
    this.wishes = value === row.usual ? rest : { ...rest, [row.name]: value };
    this.#since = { ...this.#since, [row.name]: value };
  }

  reset(): void {
    this.wishes = {};
    this.#since = {};
  }

  /** The form for all that has been chosen; null where it could not be had. */
  async settled(): Promise<Form | null> {
    await tick();
    let asked;
    do {
      asked = this.#asked;
      await asked;
    } while (asked !== this.#asked);
    return this.failure === null ? this.form : null;
  }

  async #ask(game: string, players: number, options: Values): Promise<void> {
    const time = ++this.#times;
    this.isBehind = true;
    const isFirst = this.#came?.game !== game;
    if (!isFirst) await new Promise((done) => setTimeout(done, PATIENCE));
    if (time !== this.#times) return;
    try {
      const form = await post<Form>(`/api/games/${encodeURIComponent(game)}/form`, { players, options });
      if (time !== this.#times) return;
      this.#came = { game, form };
      this.#since = {};
      this.failure = null;
    } catch (error) {
      if (time === this.#times) this.failure = error instanceof Failed ? error.sentence : t("failed-service");
    } finally {
      if (time === this.#times) this.isBehind = false;
    }
  }
}
