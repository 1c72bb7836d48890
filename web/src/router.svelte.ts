/** Which page the address means, and going from one to another without loading anew. */

import { isOnePage } from "./lib/house";
import { folder } from "./offline/engine";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join"; id: string; invitation: string }
  | { page: "sheets"; id: string }
  | { page: "rules"; game: string; rule: string; table: string }
  | { page: "replay"; id: string; at: number | null; seat: string | null }
  | { page: "review"; id: string; seat: number | null; decision: number | null }
  | { page: "lessons"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "primer"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; puzzle: string }
  | { page: "today" }
  | { page: "none" };

function number(address: URL, name: string): number | null {
  const found = Number.parseInt(address.searchParams.get(name) ?? "", 10);
  return Number.isNaN(found) ? null : found;
}

export function read(address: URL): Route {
  const [, first = "", second = "", third = "", fourth = "", ...more] = address.pathname
    .split("/")
    .map((part) => decodeURIComponent(part));
  const depth = address.pathname.replace(/\/+$/, "").split("/").length - 1;
  if (depth <= 0) return { page: "home" };
  if (more.length > 0) return { page: "none" };
  if (first === "t" && depth === 2) return { page: "table", id: second };
  if (first === "t" && depth === 3 && third === "sheets") return { page: "sheets", id: second };
  if (first === "t" && depth === 4 && third === "join")
    return { page: "join", id: second, invitation: fourth };
  if (first === "rules" && depth === 2)
    return {
      page: "rules",
      game: second,
      rule: decodeURIComponent(address.hash.slice(1)),
      table: address.searchParams.get("table") ?? "",
    };
  if (first === "learn" && depth <= 2) return { page: "lessons", game: second };
  if (first === "learn" && depth === 3) return { page: "lesson", game: second, lesson: third };
  if (first === "puzzles" && depth === 2 && second === "today") return { page: "today" };
  if (first === "puzzles" && depth <= 2) return { page: "puzzles", game: second };
  if (first === "puzzles" && depth === 3) return { page: "puzzle", game: second, puzzle: third };
  if (first === "game" && depth === 2) return { page: "primer", game: second };
  if (first === "replay" && depth === 2)
    return { page: "replay", id: second, at: number(address, "at"), seat: address.searchParams.get("seat") };
  if (first === "review" && depth === 2)
    return {
      page: "review",
      id: second,
      seat: number(address, "seat"),
      decision: number(address, "decision"),
    };
  return { page: "none" };
}

/** For addresses behind the #, which are not on any host. */
const HERE = "http://here";

/** A folder has one file for all pages: which one is shown stands behind the #. */
function shown(): URL {
  if (!isOnePage) return new URL(location.href);
  return new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", HERE);
}

/** What the address asks for by that name, as `/?game=…` does. */
export function asked(name: string): string | null {
  return shown().searchParams.get(name);
}

/** What a link to a page of ours says. */
export function to(path: string): string {
  return isOnePage ? `#${path}` : path;
}

/** The rules of a game, as far as this table has a use for them. */
export function rulesPath(game: string, table: string): string {
  return `/rules/${game}${table ? `?table=${encodeURIComponent(table)}` : ""}`;
}

/** The whole address of a page of ours, to be given to somebody. */
export function addressOf(path: string): string {
  return isOnePage ? `${folder}#${path}` : new URL(path, location.origin).href;
}

function safely(): Route {
  try {
    return read(shown());
  } catch {
    return { page: "none" }; // an address with half a percent sign
  }
}

let route = $state.raw<Route>(safely());

/** The same address is the same page: nothing on it begins anew. */
function arrive(): void {
  const next = safely();
  if (JSON.stringify(next) !== JSON.stringify(route)) route = next;
}

/** The page shown now; reading it in a component keeps that component up to date. */
export function here(): Route {
  return route;
}

/** A rule that is read over the page that is shown. */
interface Reading {
  game: string;
  rule: string;
}

function wasReading(): Reading | null {
  const kept: unknown = history.state;
  if (typeof kept !== "object" || kept === null || !("reading" in kept)) return null;
  const { reading } = kept as { reading: Partial<Reading> };
  return typeof reading.game === "string" && typeof reading.rule === "string"
    ? { game: reading.game, rule: reading.rule }
    : null;
}

let reading = $state.raw<Reading | null>(wasReading());

export function reads(): Reading | null {
  return reading;
}

/** The table over which rules are read now; none over a lesson or a puzzle. */
export function tableHere(): string {
  return ["table", "replay", "review", "sheets"].includes(route.page) && "id" in route ? route.id : "";
}

/** Open a rule over the page. Going back closes it, however many rules were read from there. */
function open(next: Reading): void {
  if (reading) history.replaceState({ reading: next }, "");
  else history.pushState({ reading: next }, "");
  reading = next;
}

/** Back to what lies below. */
export function shut(): void {
  if (reading) history.back();
}

/** Where leaving the page to read a rule would cost something. */
function keepsPage(): boolean {
  return ["table", "replay", "review", "sheets", "lesson", "primer", "puzzle", "today"].includes(route.page);
}

/** Go to a page of ours. `instead` leaves no step in the history behind. */
export function go(path: string, { instead = false } = {}): void {
  const before = shown().pathname;
  if (instead) history.replaceState(null, "", to(path));
  else history.pushState(null, "", to(path));
  arrive();
  reading = null;
  if (shown().pathname !== before) scrollTo(0, 0);
}

/** Where a link leads within a folder: to another page, or to a place on this one; null for anything else. */
function inFolder(link: HTMLAnchorElement): URL | null {
  if (link.href.replace(/#.*$/, "") !== location.href.replace(/#.*$/, "")) return null;
  if (link.hash.startsWith("#/")) return new URL(link.hash.slice(1), HERE);
  return new URL(link.hash, shown());
}

/** Take over plain clicks on links to our own pages; everything else is the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    (!isOnePage && link.origin !== location.origin)
  )
    return;
  if (link.pathname.startsWith("/api/") || link.rel === "external") return; // files, and no page of ours
  const target = isOnePage ? inFolder(link) : link;
  if (!target) return;
  // A place on the page that is shown: the browser scrolls there by itself, and popstate tells us.
  const { pathname, search } = shown();
  if (target.hash && target.pathname === pathname && target.search === search) {
    if (!isOnePage) return;
    event.preventDefault();
    go(target.pathname + target.search + target.hash);
    document.getElementById(decodeURIComponent(target.hash.slice(1)))?.scrollIntoView();
    return;
  }
  event.preventDefault();
  const [, rules, game = ""] = target.pathname.split("/");
  if (rules === "rules" && keepsPage())
    open({ game: decodeURIComponent(game), rule: decodeURIComponent(target.hash.slice(1)) });
  else if (route.page === "rules" && rules === "rules" && decodeURIComponent(game) === route.game)
    go(rulesPath(game, route.table) + target.hash); // from rule to rule it is still that table's
  else go(target.pathname + target.search + target.hash);
}

addEventListener("popstate", () => {
  arrive();
  reading = wasReading();
});
