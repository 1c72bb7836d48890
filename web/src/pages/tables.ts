/** The tables this browser has sat at, so that home can offer them again. */

import { get } from "../api";
import { keep, keptList } from "../keep";
import type { TableCard } from "../lib/wire";

const MOST = 40;

export function remember(id: string): void {
  const rest = keptList<string>("tables").filter((each) => each !== id);
  keep("tables", JSON.stringify([id, ...rest].slice(0, MOST)));
}

/** How a game ended for this person: when, and in which place of how many. */
interface Ended {
  table: string;
  at: number;
  place: number;
  players: number;
}

export function rememberEnd(table: string, place: number, players: number): void {
  const known = keptList<Ended>("ended");
  if (known.some((each) => each.table === table)) return;
  keep("ended", JSON.stringify([{ table, at: Date.now(), place, players }, ...known].slice(0, MOST)));
}

export function endOf(table: string): Ended | undefined {
  return keptList<Ended>("ended").find((each) => each.table === table);
}

export function forget(id: string): void {
  keep("tables", JSON.stringify(keptList<string>("tables").filter((each) => each !== id)));
}

/** Those that are still there and have a seat of ours, the latest first. */
export async function ourTables(): Promise<TableCard[]> {
  const ids = keptList<string>("tables").filter((id) => typeof id === "string");
  const asked = await Promise.allSettled(ids.map((id) => tableCard(id)));
  asked.forEach((answer, place) => {
    const id = ids[place];
    if (id && answer.status === "rejected" && answer.reason?.status === 404) forget(id);
  });
  return asked.flatMap((answer) =>
    answer.status === "fulfilled" && answer.value.you !== null ? [answer.value] : [],
  );
}

export function tableCard(id: string): Promise<TableCard> {
  return get<TableCard>(`/api/tables/${encodeURIComponent(id)}`);
}
