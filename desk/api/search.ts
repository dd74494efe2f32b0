import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import type { DeskSearch } from "#contract/desk/search.ts";
import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";

/** Messages, applicants and jobs that hold the words. */
export function useSearch(words: string, enabled: boolean) {
  return useQuery({
    queryKey: keys.search(words),
    queryFn: ({ signal }) => call<DeskSearch>("GET", deskPaths.search, { query: { q: words }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}
