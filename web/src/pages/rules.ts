/** The numbered rules of a game, and how their sentences are taken apart to be shown. */

import { Failed, get } from "../api";
import { lang } from "../i18n/index.svelte";
import type { Beside, Kit, Rulebook, RuleSection, RuleText } from "../lib/wire";

const asked = new Map<string, Promise<Rulebook>>();

/** Where the rules of a game stand: what this table needs of them, what the usual one needs, or all of the box. */
function place(game: string, table: string, isWhole: boolean): string {
  if (table && !isWhole) return `/api/tables/${encodeURIComponent(table)}/rules`;
  return `/api/games/${encodeURIComponent(game)}/rules${isWhole ? "?whole=true" : ""}`;
}

/** The book of a game, asked once for each language and table. */
export function bookOf(game: string, table: string, isWhole: boolean): Promise<Rulebook> {
  const path = place(game, table, isWhole);
  const key = `${lang()} ${path}`;
  let book = asked.get(key);
  if (!book) {
    book = get<Rulebook>(path).catch((error: unknown) => {
      // A table that is gone, or was begun under other rules, says nothing; its game has the usual one.
      if (table && error instanceof Failed && [404, 409].includes(error.status))
        return bookOf(game, "", isWhole);
      throw error;
    });
    asked.set(key, book);
    book.catch(() => asked.delete(key)); // so that it is asked again
  }
  return book;
}

/** Every number that a link may lead to, also of what is left out. */
export function numbersIn(book: Rulebook | null): Set<string> {
  return new Set([
    ...(book?.left_out ?? []),
    ...(book?.sections ?? []).flatMap((each) => each.rules.map(({ id }) => id)),
  ]);
}

/** Whether a rule or a section stands in the book. */
export function stands(book: Rulebook, id: string): boolean {
  return book.sections.some((each) => each.id === id || each.rules.some((rule) => rule.id === id));
}

/** The words that somebody searches for; wide letters and figures, as Japanese is typed with, are the usual ones. */
export function searched(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
}

/** What stands in a section after this rule, or at its head. */
export function blocksOf(section: RuleSection, after: string | null): Beside[] {
  return section.beside.filter((block) => block.after === after);
}

/**
 * Characters, items and their like by the section that has most of their rules; of several alike the first.
 * Those whose rules are left out have none.
 */
export function cardsBySection(book: Rulebook, kit: Kit): Map<string, string[]> {
  const homes = new Map([
    ...book.sections.flatMap(({ id, rules }) => rules.map((rule) => [rule.id, id] as const)),
    ...book.left_out.map((id) => [id, ""] as const),
  ]);
  const found = new Map<string, string[]>();
  const named = new Set<string>();
  for (const [id, piece] of Object.entries(kit.pieces)) {
    const alike = `${piece.kind} ${piece.name}`;
    if (!piece.aim || named.has(alike)) continue;
    named.add(alike);
    const counts = new Map<string, number>();
    for (const rule of piece.rules) {
      const home = homes.get(rule);
      if (home !== undefined) counts.set(home, (counts.get(home) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    const home = [...counts].find(([, count]) => count === most)?.[0];
    if (home) found.set(home, [...(found.get(home) ?? []), id]);
  }
  return found;
}

/** Whether a block has every word that is searched for. */
export function blockHas(block: Beside, words: readonly string[]): boolean {
  const { head = [], rows = [], text = "", item = "", code = "" } = block;
  const all = [...head, ...rows.flat(), text, item, code].join(" ");
  return words.every((word) => new RegExp(wordPattern(word), "i").test(all));
}

interface Piece {
  kind: "text" | "rule" | "name" | "hit" | "strong" | "em";
  text: string;
}

const RULE = /\b[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+[a-z]?\b/;
const NAME = /`[^`]+`/;
const MARKED = /\*\*[^*]+\*\*|\*[^*\s][^*]*\*/;

/** Words are found at their beginning: "tie" in "ties", not in "priorities". */
function wordPattern(word: string): string {
  return (/^\w/.test(word) ? "\\b" : "") + word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A sentence as text, links to other rules, names of options, and the words that were searched for. */
export function pieces(sentence: string, known: ReadonlySet<string>, words: readonly string[]): Piece[] {
  const hits = words.filter((word) => word.length > 1).map(wordPattern);
  const parts = [RULE.source, NAME.source, MARKED.source, ...(hits.length ? [`(?:${hits.join("|")})`] : [])];
  const pattern = new RegExp(parts.map((each) => `(${each})`).join("|"), hits.length ? "gi" : "g");
  const found: Piece[] = [];
  let from = 0;
  for (const match of sentence.matchAll(pattern)) {
    if (match.index > from) found.push({ kind: "text", text: sentence.slice(from, match.index) });
    const text = match[0];
    if (known.has(text)) found.push({ kind: "rule", text });
    else if (NAME.test(text)) found.push({ kind: "name", text: text.slice(1, -1) });
    else if (match[3] !== undefined)
      found.push(
        text.startsWith("**")
          ? { kind: "strong", text: text.slice(2, -2) }
          : { kind: "em", text: text.slice(1, -1) },
      );
    else found.push({ kind: match[4] === undefined ? "text" : "hit", text });
    from = match.index + text.length;
  }
  if (from < sentence.length) found.push({ kind: "text", text: sentence.slice(from) });
  return found;
}

/** Whether a rule has every word, in its number, its sentence or its ruling. */
export function has(rule: RuleText, words: readonly string[]): boolean {
  const all = `${rule.id} ${rule.text} ${rule.ruling ?? ""}`;
  return words.every((word) => new RegExp(wordPattern(word), "i").test(all));
}
