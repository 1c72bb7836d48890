/** How much gives way to a question that has too little room. */

/**
 * On a phone: what was read before the card was picked up, then where it is low what the rule says (last of all before
 * a card lies there), then what lies at seats, then both, then what tricks bring.
 */
export const MOST_SQUEEZED = 5;
/** Of these, what makes room for a trick as well. */
export const FOR_THE_TRICK = 4;

export interface Squeezed {
  /** The question that needs the room. */
  id: string;
  degree: number;
}

/** How much gives way to a question; another one begins with all there is. */
export function degreeOf(squeezed: Squeezed | null, question: string | undefined): number {
  return squeezed !== null && squeezed.id === question ? squeezed.degree : 0;
}

/** A step further, up to the most; the same where there is none. */
export function squeezedMore(
  squeezed: Squeezed | null,
  question: string | undefined,
  most: number,
): Squeezed | null {
  const degree = degreeOf(squeezed, question);
  return question === undefined || degree >= most ? squeezed : { id: question, degree: degree + 1 };
}
