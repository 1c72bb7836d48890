/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Made by messages.mjs. */
declare module "virtual:languages" {
  /** What every language calls itself, English first. */
  export const names: Record<string, string>;
  /** All files of a language. */
  export const texts: Record<string, () => Promise<{ default: string[] }>>;
}
