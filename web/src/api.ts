/** Questions to the service, or to the engine in a folder. Who asks is known by the guest's cookie. */

import { lang, t } from "./i18n/index.svelte";
import { ask as put, isFolder } from "./lib/house";

/** What went wrong, in a sentence that can be shown. */
export class Failed extends Error {
  constructor(
    readonly sentence: string,
    readonly status: number,
  ) {
    super(sentence);
  }
}

export async function get<T>(path: string): Promise<T> {
  return ask<T>("GET", path, "");
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>("POST", path, JSON.stringify(body));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body: string): Promise<T> {
  return read(await answer(method, path, body)) as T;
}

/** What is no JSON: a record. */
export async function text(path: string): Promise<string> {
  return answer("GET", path, "");
}

/** What to say where nobody answered. */
function nobody(): string {
  if (isFolder) return "failed-engine";
  return navigator.onLine ? "failed-line" : "needs-server";
}

async function answer(method: "GET" | "POST", path: string, body: string): Promise<string> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${encodeURIComponent(lang())}`;
  const { status, text } = await put({ method, address, body });
  if (status === 0) throw new Failed(t(nobody()), 0);
  if (status < 400 && text) return text;
  const said = read(text);
  const error = said && typeof said === "object" && "error" in said ? said.error : null;
  throw new Failed(typeof error === "string" ? error : t("failed-service"), status);
}
