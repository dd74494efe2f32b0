import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Whether React has hydrated the document. False on the server and in the first browser render, so that markup which
 * depends on it is the same in both.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
