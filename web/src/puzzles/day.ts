/** The puzzle of the day: the same for everybody who has this date, found without asking anybody. */

/** From the first day of the year 1 to that of our clocks; the terminal counts so too. */
const BEFORE_1970 = 719163;
const A_DAY = 24 * 60 * 60 * 1000;

export function dayNumber(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / A_DAY + BEFORE_1970;
}

/** "2026-11-16" */
export function dayName(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** "game/puzzle", of all in their order. */
export function puzzleOf(date: Date, days: string[]): string | undefined {
  return days[dayNumber(date) % days.length];
}

/** The seven days of its week, from Monday on. */
export function weekOf(date: Date): Date[] {
  const monday = date.getDate() - ((date.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, i) => new Date(date.getFullYear(), date.getMonth(), monday + i));
}
