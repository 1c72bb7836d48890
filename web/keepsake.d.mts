import type { Plugin } from "vite";

export function keepsake(): Plugin;
