import { maskIdentityNumbers } from "#contract/identity-numbers.ts";

/** Something that this tab keeps, such as what a visitor typed. */
export interface TabValue<Value> {
  read(): Value | undefined;
  set(value: Value): void;
  remove(): void;
}

/** The window gets an event of this name, with the value's name, when one changes that may outlive its tab. */
export const tabValueChange = "tab-value";

export function tellTabValueChange(storageName: string): void {
  dispatchEvent(new CustomEvent(tabValueChange, { detail: storageName }));
}

/** The values of this page load, as they were typed. */
const inMemory = new Map<string, unknown>();

/**
 * A value that outlives a change of the page in memory, and a reload in the tab's session storage. The storage gets no
 * identity numbers, whichever text holds them. It may be forbidden: then only a reload loses the value. A value of
 * another shape gets another name.
 *
 * @param outlivesTab whether another tab gets it once this one is closed (web/drafts/closed-tabs.ts).
 */
export function tabValue<Value>(storageName: string, outlivesTab = true): TabValue<Value> {
  /** The storage may be forbidden, and nothing else depends on it. */
  function store(change: () => void): void {
    try {
      change();
      if (outlivesTab) tellTabValueChange(storageName);
    } catch {}
  }

  return {
    read: () => (inMemory.get(storageName) ?? stored(storageName)) as Value | undefined,
    set(value) {
      inMemory.set(storageName, value);
      store(() => sessionStorage.setItem(storageName, JSON.stringify(value, masked)));
    },
    remove() {
      inMemory.delete(storageName);
      store(() => sessionStorage.removeItem(storageName));
    },
  };
}

/** What the storage has of a value, with its numbers masked: what other tabs may get. */
export function storedText(storageName: string): string | null {
  return sessionStorage.getItem(storageName);
}

function stored(storageName: string): unknown {
  try {
    return JSON.parse(storedText(storageName) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function masked(_name: string, part: unknown): unknown {
  return typeof part === "string" ? maskIdentityNumbers(part) : part;
}
