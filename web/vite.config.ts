import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { compressed } from "./compressed.mjs";
import { keepsake } from "./keepsake.mjs";
import { listed } from "./listed.mjs";
import { messages } from "./messages.mjs";

export default defineConfig(({ mode }) => {
  // `npm run dev` shows the page while it is worked on, with the service of `followsuit serve` behind it.
  const { FOLLOWSUIT_SERVICE: service = "http://127.0.0.1:8321" } = loadEnv(mode, ".", "FOLLOWSUIT_");
  return {
    plugins: [svelte(), messages(), keepsake(), listed(), compressed()],
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    worker: { format: "es" },
    experimental: {
      // The page is opened at many addresses, so its files are named from the root; a folder that is written from it
      // may lie anywhere, and what a script asks for lies beside the script.
      renderBuiltUrl: (file, { hostType }) => (hostType === "html" ? `/${file}` : { relative: true }),
    },
    server: {
      host: "127.0.0.1",
      proxy: { "/api": { target: service, ws: true } },
    },
  };
});
