/**
 * Four soft sounds, made as they are needed: no files. Each is under a quarter of a second, never two at a time, and none
 * tells what the screen does not.
 */

import { choices, type Volume } from "./choices.svelte";

export type Sound = "felt" | "wood" | "cloth" | "brass";

/** How long each lasts, in seconds. */
const LENGTH: Record<Sound, number> = { felt: 0.06, wood: 0.22, cloth: 0.18, brass: 0.24 };
/** At their loudest, by what is chosen; all of it below a spoken voice. */
const LOUD: Record<Volume, number> = { low: 0.07, middle: 0.16, high: 0.28 };

let context: AudioContext | null = null;
let until = 0;

function noise(at: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * seconds), at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  source.buffer = buffer;
  return source;
}

/** Rises at once and falls away. */
function swell(at: AudioContext, from: number, seconds: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  gain.connect(at.destination);
  return gain;
}

function tone(at: AudioContext, pitch: number, from: number, seconds: number, loud: number): void {
  const source = at.createOscillator();
  source.frequency.value = pitch;
  source.connect(swell(at, from, seconds, loud));
  source.start(from);
  source.stop(from + seconds);
}

function brush(at: AudioContext, pitch: [number, number], from: number, seconds: number, loud: number): void {
  const filter = at.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(pitch[0], from);
  filter.frequency.exponentialRampToValueAtTime(pitch[1], from + seconds);
  filter.connect(swell(at, from, seconds, loud));
  const source = noise(at, seconds);
  source.connect(filter);
  source.start(from);
}

const MADE: Record<Sound, (at: AudioContext, from: number, seat: number, loud: number) => void> = {
  /** A card is laid: a low thud, a little higher from seat to seat. */
  felt: (at, from, seat, loud) => brush(at, [260 + 24 * seat, 90], from, LENGTH.felt, loud),
  /** Your turn: two knocks, a third apart. */
  wood: (at, from, _seat, loud) => {
    tone(at, 392, from, 0.09, loud * 0.7);
    tone(at, 494, from + 0.11, 0.11, loud * 0.7);
  },
  /** A trick is gathered: a brushed sweep. */
  cloth: (at, from, _seat, loud) => brush(at, [500, 2400], from, LENGTH.cloth, loud * 0.4),
  /** A Crown, a win: a small bell. */
  brass: (at, from, _seat, loud) => {
    tone(at, 1047, from, LENGTH.brass, loud * 0.5);
    tone(at, 2637, from, LENGTH.brass * 0.7, loud * 0.15);
  },
};

/** One sound, unless another is still to be heard; the more telling one comes first where several fall together. */
export function play(sound: Sound, seat = 0): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (!context) return;
  void context.resume();
  const now = context.currentTime;
  if (now < until) return;
  until = now + LENGTH[sound];
  MADE[sound](context, now, seat, LOUD[choices.volume]);
}

/** A short buzz, where the device can. */
export function buzz(): void {
  if ("vibrate" in navigator) navigator.vibrate(30);
}
