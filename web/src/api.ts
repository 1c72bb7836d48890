/** Questions to the service over HTTP. Who asks is known by the guest's cookie. */

import { lang, t } from "./i18n/index.svelte";

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
  return ask<T>(path, {});
}

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", lang());
  let answer: Response;
  try {
    answer = await fetch(address, { ...init, credentials: "same-origin" });
  } catch {
    throw new Failed(t("failed-line"), 0);
  }
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body !== null) return body as T;
  const said = body && typeof body === "object" && "error" in body ? body.error : null;
  throw new Failed(typeof said === "string" ? said : t("failed-service"), answer.status);
}
