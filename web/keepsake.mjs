import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { messages } from "./messages.mjs";

/** keepsake.html: a page of one file, into which a game is bound; it asks nobody for anything. */
export function keepsake() {
  let root = "";
  let folder = "";
  return {
    name: "keepsake",
    apply: "build",
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
    },
    async closeBundle() {
      const made = await build({
        configFile: false,
        root,
        logLevel: "error",
        plugins: [svelte(), messages()],
        build: {
          target: "es2022",
          write: false,
          assetsInlineLimit: Number.MAX_SAFE_INTEGER,
          cssCodeSplit: false,
          lib: { entry: join(root, "src/offline/keepsake.ts"), formats: ["iife"], name: "keepsake" },
        },
      });
      const files = [made].flat().flatMap(({ output }) => output);
      const script = files.find((file) => file.type === "chunk")?.code ?? "";
      const style = files.find((file) => file.fileName.endsWith(".css"))?.source ?? "";
      const page = readFileSync(join(root, "keepsake.html"), "utf-8")
        .replace("</head>", () => `<style>${style}</style></head>`)
        .replace("</body>", () => `<script>${script.replaceAll("</script", "<\\/script")}</script></body>`);
      writeFileSync(join(folder, "keepsake.html"), page);
    },
  };
}
