/** What a game is played with, asked once for each game and language. */

import { get } from "../api";
import { lang } from "../i18n/index.svelte";
import type { Kit } from "../lib/wire";

const asked = new Map<string, Promise<Kit>>();

export function kitOf(game: string): Promise<Kit> {
  const key = `${lang()} ${game}`;
  let kit = asked.get(key);
  if (!kit) {
    kit = get<Kit>(`/api/games/${encodeURIComponent(game)}`);
    asked.set(key, kit);
    kit.catch(() => asked.delete(key)); // so that it is asked again
  }
  return kit;
}
