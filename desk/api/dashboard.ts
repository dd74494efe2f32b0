import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";

/** The figures of so many days, up to today or to the day `until`. */
export function useDashboard(query: { readonly days: number; readonly until?: string }) {
  return useQuery({
    queryKey: keys.dashboard(query),
    queryFn: ({ signal }) => call("GET /api/dashboard", { query, signal }),
    placeholderData: keepPreviousData,
  });
}
