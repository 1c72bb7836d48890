// The seal of a deal: what the service shows before anything is dealt, computed again once its parts are known.

/** Null where the browser cannot: it computes only for pages over https and from its own machine. */
export async function sealOf(table: string, seed: string, salt: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const text = new TextEncoder().encode(`followsuit deal ${table} ${seed} ${salt}`);
  const bytes = new Uint8Array(await subtle.digest("SHA-256", text));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
