/** Small things this browser remembers. Where storage is forbidden nothing is remembered, and all else works. */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Not remembered then.
  }
}

export function keptList<T>(name: string): T[] {
  try {
    const list: unknown = JSON.parse(kept(name) ?? "[]");
    return Array.isArray(list) ? (list as T[]) : [];
  } catch {
    return [];
  }
}
