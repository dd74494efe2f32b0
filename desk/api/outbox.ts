import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deskPath, deskPaths } from "#contract/desk/desk-paths.ts";
import type { OutboxPage } from "#contract/desk/outbox.ts";
import { call } from "#desk/http/call.ts";
import { showToast } from "#desk/ui/toast/toast.tsx";
import { outboxWords as words } from "#desk/words/outbox.ts";
import { usePagedList } from "./paged-list.ts";
import { showError } from "./undo.ts";

const outboxKey = ["outbox"] as const;

export function useOutbox(filter: string) {
  return usePagedList<OutboxPage>({
    queryKey: [...outboxKey, filter],
    path: deskPaths.outbox,
    filter,
  });
}

/** Tries one again, or all that have failed. */
export function useRetryDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call<{ retried: number }>(
        "POST",
        id === undefined ? deskPaths.outboxRetryDead : deskPath(deskPaths.outboxRetry, id),
      ),
    onSuccess: ({ retried }) => showToast({ text: words.retried(retried) }),
    onError: showError,
    onSettled: () => client.invalidateQueries({ queryKey: outboxKey }),
  });
}

/**
 * Whether a mail server is configured. True until the server says otherwise. The outbox's call tells it: every role
 * that may write mails may also read the outbox.
 */
export function useHasMailServer(): boolean {
  const { data } = useQuery({
    queryKey: ["mail-server"],
    queryFn: ({ signal }) =>
      call<{ mailConfigured: boolean }>("GET", deskPaths.outbox, { query: { limit: "1" }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.mailConfigured ?? true;
}
