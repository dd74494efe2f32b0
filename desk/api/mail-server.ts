import { useQuery } from "@tanstack/react-query";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { call } from "#desk/http/call.ts";

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
