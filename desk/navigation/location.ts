import { useMemo, useSyncExternalStore } from "react";
import { addressWith, type QueryParts } from "./query.ts";

/** The desk's address: real paths, and filters and views in the query. The browser's history is the only state. */
export interface DeskLocation {
  readonly path: string;
  readonly query: URLSearchParams;
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

function currentAddress(): string {
  return window.location.pathname + window.location.search;
}

/** Goes to an address of the desk, such as "/inbox?status=open". */
export function navigate(to: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (to === currentAddress()) return;
  if (replace) window.history.replaceState(window.history.state, "", to);
  else window.history.pushState({ from: currentAddress() }, "", to);
  announce();
}

/** The list with its filters from which somebody came to a record; the list without any if they came otherwise. */
export function listBefore(path: string): string {
  const { from } = (window.history.state ?? {}) as { readonly from?: string };
  return from === path || from?.startsWith(`${path}?`) ? from : path;
}

/** Where the desk is; renders again when that changes. */
export function useDeskLocation(): DeskLocation {
  const address = useSyncExternalStore(subscribe, currentAddress);
  return useMemo(() => {
    const { pathname, searchParams } = new URL(address, window.location.origin);
    return { path: pathname, query: searchParams };
  }, [address]);
}

/** The address with some parts of its query changed. */
export function withQuery({ path, query }: DeskLocation, changes: QueryParts): string {
  return addressWith(path, query, changes);
}
