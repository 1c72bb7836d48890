/** The page's own words, in Fluent files beside what they are for. The service words everything of a game. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { keep, kept } from "../keep";

const files: Record<string, string> = import.meta.glob("../**/*.*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every language there are files in, English first. */
export const LANGUAGES: string[] = [
  ...new Set(["en", ...Object.keys(files).map((path) => path.split(".").at(-2) ?? "en")]),
];

const bundles: Record<string, FluentBundle> = {};

function bundle(language: string): FluentBundle {
  const known = bundles[language];
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith(`.${language}.ftl`)) made.addResource(new FluentResource(text));
  }
  return (bundles[language] = made);
}

function spoken(wish: string | null): string {
  return wish && LANGUAGES.includes(wish) ? wish : "en";
}

let language = $state<string>(spoken(document.documentElement.lang)); // first.js has looked it up
document.documentElement.lang = language;

export function lang(): string {
  return language;
}

export function setLang(next: string): void {
  language = next;
  document.documentElement.lang = next;
  keep("lang", next);
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  return bundle(language).getMessage("language-name")?.value?.toString() ?? language;
}

/** The message of this name in the language chosen. A missing one shows its name, and the console says so. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const source = bundle(language);
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
  if (event.key === "lang") {
    language = spoken(kept("lang"));
    document.documentElement.lang = language;
  }
});
