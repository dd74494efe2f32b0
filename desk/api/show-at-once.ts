import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Shows a change before the server has stored it, in place of what the queries of these keys have. Reads of them that
 * are under way end: their answers do not have it yet.
 *
 * @returns puts back what they had.
 */
export async function showAtOnce(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  change: () => void,
): Promise<() => void> {
  await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })));
  const before = queryKeys.flatMap((queryKey) => client.getQueriesData({ queryKey }));
  change();
  return () => {
    for (const [key, data] of before) client.setQueryData(key, data);
  };
}
