import { useQuery } from "@tanstack/react-query";
import type { InboxCounts } from "#contract/desk/inbox.ts";
import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";
import { usePermission } from "./session.ts";

/** The numbers beside the inbox's views. */
export function useInboxCounts(): InboxCounts | undefined {
  const mayRead = usePermission("inbox.read");
  return useQuery({
    queryKey: keys.inbox("counts"),
    queryFn: ({ signal }) => call("GET /api/inbox/counts", { signal }),
    enabled: mayRead,
  }).data;
}
