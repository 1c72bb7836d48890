/** The page's own words, in Fluent files beside what they are for. The service words everything of a game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "../keep";

export const LANGUAGES = ["en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const files: Record<Language, Record<string, string>> = {
  en: import.meta.glob("../**/*.en.ftl", { query: "?raw", import: "default", eager: true }),
  ja: import.meta.glob("../**/*.ja.ftl", { query: "?raw", import: "default", eager: true }),
};

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of Object.values(files[language])) made.addResource(new FluentResource(text));
  return made;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};

function first(): Language {
  return document.documentElement.lang === "ja" ? "ja" : "en"; // first.js has looked it up
}

let language = $state<Language>(first());

export function lang(): Language {
  return language;
}

export function setLang(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  keep("lang", next);
}

/** The message of this name in the language chosen. A missing one shows its name, and the console says so. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const source = (bundles[language] ??= bundle(language));
  const pattern = source.getMessage(id)?.value;
  if (!pattern) {
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
  const next = kept("lang");
  if (event.key === "lang" && (next === "en" || next === "ja")) {
    language = next;
    document.documentElement.lang = next;
  }
});
