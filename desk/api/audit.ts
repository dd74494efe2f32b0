import { useMutation } from "@tanstack/react-query";
import type { AuditPage, AuditVerified } from "#contract/desk/audit.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { call } from "#desk/http/call.ts";
import { usePagedList } from "./paged-list.ts";
import { showError } from "./undo.ts";

export function useAuditLog(filter: string) {
  return usePagedList<AuditPage>({
    queryKey: ["audit", filter],
    path: deskPaths.audit,
    filter,
    staleTime: 0,
  });
}

/** Looks whether nobody has changed the log since it was written. */
export function useVerifyAuditLog() {
  return useMutation({
    mutationFn: () => call<AuditVerified>("GET", deskPaths.auditVerify),
    onError: showError,
  });
}
