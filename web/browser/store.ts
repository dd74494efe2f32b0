/** A value outside React that components read with `useSyncExternalStore`. Its functions need no `this`. */
export interface Store<Value> {
  read(): Value;
  set(value: Value): void;
  /** @returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  let now = value;
  const listeners = new Set<() => void>();
  return {
    read: () => now,
    set(next) {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
