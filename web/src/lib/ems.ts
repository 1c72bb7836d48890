/** About how wide a text is, in the size of its letters: kanji and kana are as wide as high. */
export function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.58), 0);
}

/** Kanji and kana. */
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** How many lines it takes at most; in Japanese they are broken between phrases, which leaves some of each empty. */
export function linesOf(text: string, across: number): number {
  const lines = Math.ceil(ems(text) / across);
  return lines > 1 && JAPANESE.test(text) ? lines + 1 : lines;
}

/** What a line of it can be broken between: words, and in Japanese every letter. */
export function wordsOf(text: string): string[] {
  return text.split(/ |(?<=[\u3040-\u30ff\u4e00-\u9fff])/);
}
