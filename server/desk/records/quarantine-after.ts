import type { QuarantineReason } from "#contract/quarantine.ts";

/** The quarantine after a change. A record that is in quarantine already keeps its reason. */
export function quarantineAfter(
  before: QuarantineReason | null,
  quarantined: boolean | undefined,
): QuarantineReason | null {
  if (quarantined === undefined) return before;
  return quarantined ? (before ?? "staff") : null;
}
