import { expect, test } from "vitest";
import { filled, restore, type Image, type Innards } from "../src/offline/image";

const BLOCK = 4096;

function memory(blocks: number, ...at: number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(blocks * BLOCK);
  for (const place of at) bytes[place] = 1 + (place % 200);
  return bytes;
}

function imageOf(bytes: Uint8Array<ArrayBuffer>): Image {
  const runs = filled(bytes, bytes.length);
  const data = new Uint8Array(runs.flatMap(([at, length]) => [...bytes.subarray(at, at + length)]));
  return { lang: "en", size: bytes.length, lent: {}, compiled: new Map(), runs, data };
}

/** A Python that was not started: it has less memory, and something of its own in it. */
function fresh(bytes: Uint8Array<ArrayBuffer>): Innards {
  return {
    HEAPU8: bytes,
    growMemory(size) {
      const more = new Uint8Array(size);
      more.set(this.HEAPU8);
      this.HEAPU8 = more;
    },
    _sbrk: () => bytes.length,
  };
}

test("blocks in which there is something are runs", () => {
  expect(filled(memory(5), 5 * BLOCK)).toEqual([]);
  expect(filled(memory(5, 3, BLOCK + 9, 4 * BLOCK), 5 * BLOCK)).toEqual([
    [0, 2 * BLOCK],
    [4 * BLOCK, BLOCK],
  ]);
  expect(filled(memory(5, 4 * BLOCK), 4 * BLOCK)).toEqual([]);
});

test("memory is the same again, wherever it had something else or was too small", () => {
  const bytes = memory(6, 17, 2 * BLOCK + 5, 5 * BLOCK + 4095);
  const inside = fresh(memory(3, 1, BLOCK + 1, 2 * BLOCK + 7));
  restore(imageOf(bytes), inside);
  expect(inside.HEAPU8).toEqual(bytes);
});
