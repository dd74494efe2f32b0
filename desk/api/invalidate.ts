import { useQueryClient } from "@tanstack/react-query";
import { isNotErased } from "./erasing.ts";
import { keys, type QueryRoot } from "./keys.ts";

/** Reads again, after a change, what is shown under these roots. */
export function useInvalidate(...roots: readonly QueryRoot[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      roots.map((root) =>
        // The page of a record that is erased here is about to close.
        client.invalidateQueries({ queryKey: keys[root](), predicate: isNotErased }),
      ),
    );
}
