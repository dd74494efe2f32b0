import type { AuditPage, AuditVerified } from "#contract/desk/audit.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { call } from "#desk/http/call.ts";
import { useDeskMutation } from "./desk-mutation.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";

export function useAuditLog(filter: string) {
  return usePagedList<AuditPage>({
    queryKey: keys.audit(filter),
    path: deskPaths.audit,
    filter,
    staleTime: 0,
  });
}

/** Looks whether nobody has changed the log since it was written. */
export function useVerifyAuditLog() {
  return useDeskMutation({ run: () => call<AuditVerified>("GET", deskPaths.auditVerify) });
}
