import type { Plugin } from "vite";

export function listed(): Plugin;
