/** The page's own words, in Fluent files beside what they are for. The service words everything of a game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { names, texts } from "virtual:languages";

import { keep, kept } from "../keep";

/** Every language there are files in, English first. */
export const LANGUAGES: string[] = Object.keys(names);

const bundles: Record<string, FluentBundle> = {};

/** A language has to be fetched before it is spoken. */
async function fetched(language: string): Promise<void> {
  const files = await texts[language]?.();
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of files?.default ?? []) made.addResource(new FluentResource(text));
  bundles[language] = made;
}

function spoken(wish: string | null): string {
  return wish && LANGUAGES.includes(wish) ? wish : "en";
}

const first = spoken(document.documentElement.lang); // first.js has looked it up
document.documentElement.lang = first;
let language = $state<string>(first);

/** Nothing is said before. */
export const ready: Promise<void> = fetched(first);

export function lang(): string {
  return language;
}

async function speak(next: string): Promise<void> {
  if (!bundles[next]) await fetched(next);
  language = next;
  document.documentElement.lang = next;
}

export async function setLang(next: string): Promise<void> {
  await speak(next);
  keep("lang", next);
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  return names[language] ?? language;
}

/** The message of this name in the language chosen. A missing one shows its name, and the console says so. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const source = bundles[language];
  const pattern = source?.getMessage(id)?.value;
  if (!source || !pattern) {
    console.error(`No message "${id}" in ${language}.`);
    return id;
  }
  return source.formatPattern(pattern, values);
}

/** "Mika, Sora and Juno" */
export function list(names: string[]): string {
  // British English, which has no comma before the "and".
  return new Intl.ListFormat(language === "en" ? "en-GB" : language).format(names);
}

// Another tab may have changed it.
addEventListener("storage", (event) => {
  if (event.key === "lang") void speak(spoken(kept("lang")));
});
