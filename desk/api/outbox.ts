import { useQuery } from "@tanstack/react-query";
import { call } from "#desk/http/call.ts";
import { outboxWords as words } from "#desk/words/outbox.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";
import { usePermission } from "./session.ts";

export function useOutbox(filter: string) {
  return usePagedList({
    queryKey: keys.outbox(filter),
    read: (page) => call("GET /api/outbox", page),
    filter,
  });
}

/** Tries one again, or all that have failed. */
export function useRetryDelivery() {
  return useDeskMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call("POST /api/outbox/retry-dead") : call("POST /api/outbox/:id/retry", { id }),
    toast: ({ retried }) => words.retried(retried),
    invalidates: ["outbox"],
  });
}

/**
 * Whether a mail server is configured. True until the outbox has been read, and for roles that may not read it: they
 * write no mails either.
 */
export function useHasMailServer(): boolean {
  const mayRead = usePermission("outbox.read");
  const { data } = useQuery({
    queryKey: keys.mailServer(),
    queryFn: ({ signal }) => call("GET /api/outbox", { query: { limit: "1" }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: mayRead,
  });
  return data?.mailConfigured ?? true;
}
