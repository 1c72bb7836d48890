import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The files a service worker keeps, the version they are together, and the hashes of those whose names do not change
 *  with what is in them; public/sw.js reads it. */
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
        .filter(
          (name) =>
            !name.startsWith("sw") && !name.startsWith("studies/") && statSync(join(folder, name)).isFile(),
        )
        .sort();
      const hash = createHash("sha256");
      const fixed = {};
      for (const name of files) {
        const data = readFileSync(join(folder, name));
        hash.update(name).update(data);
        if (!name.startsWith("assets/"))
          fixed[name] = `sha256-${createHash("sha256").update(data).digest("base64")}`;
      }
      const list = { version: hash.digest("hex").slice(0, 16), house: "service", files, fixed };
      writeFileSync(join(folder, "sw-list.js"), `self.LIST = ${JSON.stringify(list)};\n`);
    },
  };
}
