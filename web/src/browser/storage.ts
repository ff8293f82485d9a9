/** The browser's storage. If it is off, as in some frames, the page remembers until it is closed. */

const memory = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Store a value; `null` deletes it. */
export function write(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value); // storage is off or full
  }
}

/** All keys that begin like this. */
export function keysFrom(prefix: string): string[] {
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i += 1) found.add(localStorage.key(i) ?? '');
  } catch {
    // Storage is off.
  }
  return [...found].filter((key) => key.startsWith(prefix));
}
