import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** Something that this tab keeps, such as what a visitor typed. */
export interface TabValue<Value> {
  read(): Value | undefined;
  keep(value: Value): void;
  forget(): void;
}

/** The values of this page load, as they were typed. */
const inMemory = new Map<string, unknown>();

/**
 * A value that outlives a change of the page in memory, and a reload in the tab's session storage. The storage gets no
 * identity numbers, whichever text holds them. It may be forbidden: then only a reload loses the value. A value of
 * another shape gets another key.
 */
export function tabValue<Value>(key: string): TabValue<Value> {
  return {
    read: () => (inMemory.get(key) ?? stored(key)) as Value | undefined,
    keep(value) {
      inMemory.set(key, value);
      try {
        sessionStorage.setItem(key, JSON.stringify(value, masked));
      } catch {
        // Nothing else depends on it.
      }
    },
    forget() {
      inMemory.delete(key);
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function masked(_name: string, part: unknown): unknown {
  return typeof part === "string" ? maskIdentityNumbers(part) : part;
}
