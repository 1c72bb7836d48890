import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, loadEnv } from "vite";
import { compressed } from "./compressed.mjs";

export default defineConfig(({ mode }) => {
  // `npm run dev` shows the page while it is worked on, with the service of `followsuit serve` behind it.
  const { FOLLOWSUIT_SERVICE: service = "http://127.0.0.1:8321" } = loadEnv(mode, ".", "FOLLOWSUIT_");
  return {
    plugins: [svelte(), compressed()],
    build: {
      target: "es2022",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: {
      host: "127.0.0.1",
      proxy: { "/api": { target: service, ws: true } },
    },
  };
});
