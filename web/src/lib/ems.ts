/** About how wide a text is, in the size of its letters: kanji and kana are as wide as high. */
export function ems(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 1 : 0.58), 0);
}
