import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|svg|txt|webmanifest)$/;
const WORTH_IT = 500; // bytes
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Beside every file that gets smaller by it: the same in Brotli and gzip, which the server sends instead. */
export function compressed() {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(folder, name);
        const whole = readFileSync(file);
        if (whole.length < WORTH_IT) continue;
        writeIfSmaller(`${file}.br`, brotliCompressSync(whole, BEST), whole);
        writeIfSmaller(`${file}.gz`, gzipSync(whole, { level: 9 }), whole);
      }
    },
  };
}

function writeIfSmaller(file, small, whole) {
  if (small.length < whole.length) writeFileSync(file, small);
}
