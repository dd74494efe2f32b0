import type { QuarantineReason } from "#contract/desk/inbox.ts";

/** The quarantine of a record after a change; undefined leaves it as it is. A record in quarantine keeps its reason. */
export function quarantineAfter(
  before: QuarantineReason | null,
  quarantined: boolean | undefined,
): QuarantineReason | null {
  if (quarantined === undefined) return before;
  return quarantined ? (before ?? "staff") : null;
}
