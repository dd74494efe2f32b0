import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";

/** Messages, applicants and jobs that hold the words. */
export function useSearch(words: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.search(words),
    queryFn: ({ signal }) => call("GET /api/search", { query: { q: words }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}
