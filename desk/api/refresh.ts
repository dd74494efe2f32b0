import { useQueryClient } from "@tanstack/react-query";
import { isNotErased } from "./events.ts";

/** Reads again, after a change, all queries whose keys begin with one of these words. */
export function useRefresh(...names: readonly string[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      // The page of a record that is erased here is about to close.
      names.map((name) => client.invalidateQueries({ queryKey: [name], predicate: isNotErased })),
    );
}
