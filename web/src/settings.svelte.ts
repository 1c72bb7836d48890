/** What people set for themselves: here the theme; the table keeps its pace in lib. */

import { keep, kept } from "./keep";

export const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];

const wish = kept("theme");
const system = matchMedia("(prefers-color-scheme: dark)");

export const settings = $state<{ theme: Theme }>({
  theme: wish === "light" || wish === "dark" ? wish : "system",
});

function dress(): void {
  const dark = settings.theme === "dark" || (settings.theme === "system" && system.matches);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  const paper = getComputedStyle(root).getPropertyValue("--paper").trim();
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

export function setTheme(next: Theme): void {
  settings.theme = next;
  keep("theme", next);
  dress();
}

system.addEventListener("change", dress);
dress();
