import { useQuery } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { OutboxPage } from "#contract/desk/outbox.ts";
import { call } from "#desk/http/call.ts";
import { outboxWords as words } from "#desk/words/outbox.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";
import { useMay } from "./session.ts";

export function useOutbox(filter: string) {
  return usePagedList<OutboxPage>({
    queryKey: keys.outbox(filter),
    path: deskPaths.outbox,
    filter,
  });
}

/** Tries one again, or all that have failed. */
export function useRetryDelivery() {
  return useDeskMutation({
    run: (id: string | undefined) =>
      call<{ retried: number }>(
        "POST",
        id === undefined ? deskPaths.outboxRetryDead : deskPath(deskPaths.outboxRetry, id),
      ),
    done: ({ retried }) => words.retried(retried),
    refresh: ["outbox"],
  });
}

/**
 * Whether a mail server is configured. True until the server says otherwise, and for who writes no mails. The outbox's
 * call tells it: every role that may write mails may also read the outbox.
 */
export function useHasMailServer(): boolean {
  const mayRead = useMay("outbox.read");
  const { data } = useQuery({
    queryKey: keys.mailServer(),
    queryFn: ({ signal }) =>
      call<{ mailConfigured: boolean }>("GET", deskPaths.outbox, { query: { limit: "1" }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: mayRead,
  });
  return data?.mailConfigured ?? true;
}
