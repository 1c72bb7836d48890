/** How the table is for this person: the pace of play, whether cards slide, how the hand lies. */

import { keep, kept } from "../keep";

export const PACES = ["tap", "calm", "brisk", "quick", "none"] as const;
type Pace = (typeof PACES)[number];
export const MOTIONS = ["system", "slide", "still"] as const;
type Motion = (typeof MOTIONS)[number];
export const ORDERS = ["colour", "value"] as const;
export type Order = (typeof ORDERS)[number];
/** Where cards without a suit lie. */
export const SPECIALS = ["left", "right"] as const;
export type Specials = (typeof SPECIALS)[number];

/** Milliseconds a played card rests before the next news, and a finished trick lies to be seen. */
export const REST: Record<Pace, { card: number; trick: number }> = {
  tap: { card: 450, trick: Infinity },
  calm: { card: 900, trick: 3200 },
  brisk: { card: 450, trick: 1700 },
  quick: { card: 160, trick: 700 },
  none: { card: 0, trick: 0 },
};

function oneOf<T extends string>(all: readonly T[], wish: string | null, otherwise: T): T {
  return all.find((each) => each === wish) ?? otherwise;
}

/** Whether the order of strength lies open below the trick. */
const RIBBONS = ["open", "folded"] as const;
type RibbonChoice = (typeof RIBBONS)[number];

/** What is off until somebody wishes it: soft sounds, a buzz on the own turn. */
export const WISHES = ["off", "on"] as const;
export type Wish = (typeof WISHES)[number];
/** How loud sounds are, where they are wished. */
export const VOLUMES = ["low", "middle", "high"] as const;
export type Volume = (typeof VOLUMES)[number];
/** Whether the only card that can be played is asked for, or played after a pause. */
export const FORCED = ["ask", "play"] as const;
type Forced = (typeof FORCED)[number];

export const choices = $state({
  pace: oneOf(PACES, kept("pace"), "brisk"),
  motion: oneOf(MOTIONS, kept("motion"), "system"),
  order: oneOf(ORDERS, kept("order"), "colour"),
  specials: oneOf(SPECIALS, kept("specials"), "right"),
  ribbon: oneOf(RIBBONS, kept("ribbon"), "open"),
  sounds: oneOf(WISHES, kept("sounds"), "off"),
  volume: oneOf(VOLUMES, kept("volume"), "middle"),
  buzz: oneOf(WISHES, kept("buzz"), "off"),
  forced: oneOf(FORCED, kept("forced"), "ask"),
});

const less = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether cards slide. Without motion everything is cut in a millisecond and the log carries the news. */
export function isMoving(): boolean {
  return choices.motion === "slide" || (choices.motion === "system" && !less.matches);
}

function dress(): void {
  document.documentElement.toggleAttribute("data-still", !isMoving());
  document.documentElement.toggleAttribute("data-slide", isMoving());
}

export function setPace(next: Pace): void {
  choices.pace = next;
  keep("pace", next);
}

export function setMotion(next: Motion): void {
  choices.motion = next;
  keep("motion", next);
  dress();
}

export function setOrder(next: Order): void {
  choices.order = next;
  keep("order", next);
}

export function setSpecials(next: Specials): void {
  choices.specials = next;
  keep("specials", next);
}

export function setRibbon(next: RibbonChoice): void {
  choices.ribbon = next;
  keep("ribbon", next);
}

export function setSounds(next: Wish): void {
  choices.sounds = next;
  keep("sounds", next);
}

export function setVolume(next: Volume): void {
  choices.volume = next;
  keep("volume", next);
}

export function setBuzz(next: Wish): void {
  choices.buzz = next;
  keep("buzz", next);
}

export function setForced(next: Forced): void {
  choices.forced = next;
  keep("forced", next);
}

less.addEventListener("change", dress);
dress();
