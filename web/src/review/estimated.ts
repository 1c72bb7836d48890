/** What imagined deals came to is never a proof: all of them won is "more than 99 of 100", none is "less than 1". */
export function estimated(chance: number, say: (id: string) => string): string {
  if (chance >= 100) return say("review-nearly-sure");
  return chance <= 0 ? say("review-hardly") : String(chance);
}
