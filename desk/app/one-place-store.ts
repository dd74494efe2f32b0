import { useSyncExternalStore } from "react";

/** One value that any part of the desk may set and one component shows, such as an open dialog. */
export interface OnePlaceStore<Value> {
  readonly set: (value: Value | undefined) => void;
  readonly use: () => Value | undefined;
}

export function createOnePlaceStore<Value>(): OnePlaceStore<Value> {
  let current: Value | undefined;
  const listeners = new Set<() => void>();
  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }
  return {
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, () => current),
  };
}
