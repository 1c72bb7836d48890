/** The published studies of games: pages of their own, beside the rules. */

import { isOnePage } from "../lib/house";

export interface Study {
  game: string;
  path: string;
  games: number;
  bots: string;
}

let asked: Promise<Study[]> | null = null;

/** The study of a game, if one is published. What cannot be had is not offered. */
export async function studyOf(game: string): Promise<Study | null> {
  asked ??= list();
  const all = await asked;
  return all.find((study) => study.game === game) ?? null;
}

async function list(): Promise<Study[]> {
  if (isOnePage) return []; // they are pages of a server
  try {
    const answer = await fetch("/studies/index.json");
    return answer.ok ? ((await answer.json()) as Study[]) : [];
  } catch {
    asked = null; // so that it is asked again
    return [];
  }
}
