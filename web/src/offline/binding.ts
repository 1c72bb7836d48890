/** A game bound into one page: it opens from a disk, long after the server or this browser is gone. */

import { text } from "../api";
import { lang } from "../i18n/index.svelte";
import { isFolder } from "../lib/house";
import { folder } from "./engine";

/** Where the game goes in keepsake.html, which the page's build makes. */
const PLACE = "<!--the game-->";

export async function bound(id: string): Promise<string> {
  const template = new URL("keepsake.html", isFolder ? folder : location.origin);
  const [page, game] = await Promise.all([
    fetch(template).then((answer) => answer.text()),
    text(`/api/tables/${encodeURIComponent(id)}/replay/whole`),
  ]);
  const data = await packed(game);
  return page
    .replace('<html lang="en"', `<html lang="${lang()}"`) // the words of the states are of one language
    .replace(PLACE, () => `<script type="application/gzip" id="game">${data}</script>`);
}

/** Compressed, and in letters that can stand in a page. */
async function packed(text: string): Promise<string> {
  const small = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(small).arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x8000) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  }
  return btoa(parts.join(""));
}
