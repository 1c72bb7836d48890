import { defineConfig } from "vitest/config";

// What the page reads from a state, without a browser and without components.
export default defineConfig({
  test: { environment: "node", isolate: false, include: ["tests/**/*.test.ts"] },
});
