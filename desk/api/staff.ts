import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { StaffList } from "#contract/desk/people.ts";
import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";

export type Colleague = StaffList["items"][number];

const none: readonly Colleague[] = [];

/** The active colleagues. */
export function useStaff(): readonly Colleague[] {
  const everybody = useEverybody();
  return useMemo(() => everybody.filter(({ active }) => active), [everybody]);
}

/** All who ever could sign in: the history names dismissed colleagues too. */
export function useEverybody(): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: keys.staff(),
    queryFn: ({ signal }) => call("GET /api/staff", { signal }),
    staleTime: 5 * 60_000,
  });
  return data?.items ?? none;
}
