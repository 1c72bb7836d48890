import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The files a service worker keeps, and the version they are together; public/sw.js reads it. */
export function listed() {
  let folder = "";
  return {
    name: "listed",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true })
        .map((name) => name.replaceAll("\\", "/"))
        .filter((name) => !name.startsWith("sw") && statSync(join(folder, name)).isFile())
        .sort();
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const list = { version: hash.digest("hex").slice(0, 16), house: "service", files };
      writeFileSync(join(folder, "sw-list.js"), `self.LIST = ${JSON.stringify(list)};\n`);
    },
  };
}
