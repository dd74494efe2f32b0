import { call } from "#desk/http/call.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";

export function useAuditLog(filter: string) {
  return usePagedList({
    queryKey: keys.audit(filter),
    read: (page) => call("GET /api/audit", page),
    filter,
    staleTime: 0,
  });
}

/** Looks whether nobody has changed the log since it was written. */
export function useVerifyAuditLog() {
  return useDeskMutation({ mutationFn: () => call("GET /api/audit/verify") });
}
