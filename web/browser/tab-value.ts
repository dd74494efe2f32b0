import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { createStore, type Store } from "./store.ts";

/** Something that this tab keeps, such as what a visitor typed. */
export interface TabValue<Value> {
  read(): Value | undefined;
  set(value: Value): void;
  remove(): void;
  /**
   * Calls back after each change by this bundle. A value that `read` takes from the storage is a new one each time.
   *
   * @returns the unsubscribe function.
   */
  subscribe(listener: () => void): () => void;
}

export interface TabValueOptions<Value> {
  /** Whether another tab gets it once this one is closed (web/drafts/closed-tabs.ts). */
  readonly outlivesTab?: boolean;
  /** What the storage gets of it, besides that identity numbers are masked: all of it unless given. */
  toStored?(value: Value): Value;
}

/** The window gets an event of this name, with the value's name, when one changes that may outlive its tab. */
export const tabValueChange = "tab-value";

export function tellTabValueChange(storageName: string): void {
  dispatchEvent(new CustomEvent(tabValueChange, { detail: storageName }));
}

/** The values of this page load, as they were typed, by their storage names. */
const inMemory = new Map<string, Store<unknown>>();

function memoryOf(storageName: string): Store<unknown> {
  const memory = inMemory.get(storageName) ?? createStore<unknown>(undefined);
  inMemory.set(storageName, memory);
  return memory;
}

/**
 * A value that outlives a change of the page in memory, and a reload in the tab's session storage. The storage gets no
 * identity numbers, whichever text holds them. It may be forbidden: then only a reload loses the value. A value of
 * another shape gets another name.
 */
export function tabValue<Value>(
  storageName: string,
  { outlivesTab = true, toStored = (value) => value }: TabValueOptions<Value> = {},
): TabValue<Value> {
  const memory = memoryOf(storageName);

  /** The storage may be forbidden, and nothing else depends on it. */
  function store(change: () => void): void {
    try {
      change();
      if (outlivesTab) tellTabValueChange(storageName);
    } catch {}
  }

  return {
    read: () => (memory.read() ?? stored(storageName)) as Value | undefined,
    set(value) {
      store(() => sessionStorage.setItem(storageName, JSON.stringify(toStored(value), masked)));
      memory.set(value);
    },
    remove() {
      store(() => sessionStorage.removeItem(storageName));
      memory.set(undefined);
    },
    subscribe: memory.subscribe,
  };
}

/** Removes the values of this tab, from memory and storage: the next person at it is another one. */
export function forgetTabValues(): void {
  for (const memory of inMemory.values()) memory.set(undefined);
  try {
    sessionStorage.clear();
  } catch {}
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
