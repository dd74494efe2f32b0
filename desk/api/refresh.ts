import { useQueryClient } from "@tanstack/react-query";
import { isNotErased } from "./erasing.ts";
import { keys, type Subject } from "./keys.ts";

/** Reads again, after a change, what is shown of these subjects. */
export function useRefresh(...subjects: readonly Subject[]): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      subjects.map((subject) =>
        // The page of a record that is erased here is about to close.
        client.invalidateQueries({ queryKey: keys[subject](), predicate: isNotErased }),
      ),
    );
}
