import type { Applicant } from "#contract/desk/applicants.ts";
import type { MessageItem } from "#contract/desk/inbox.ts";

interface OwnerAndQuarantineChange {
  /** Null takes the owner away. */
  readonly ownerId?: string | null | undefined;
  readonly quarantined?: boolean | undefined;
}

/** The owner and quarantine that a message or an applicant shows before the server has stored their change. */
export function shownOwnerAndQuarantine(
  { ownerId, quarantined }: OwnerAndQuarantineChange,
  ownerName = "",
): Partial<Pick<MessageItem & Applicant, "owner" | "quarantine">> {
  return {
    ...(ownerId !== undefined && { owner: ownerId === null ? null : { id: ownerId, name: ownerName } }),
    ...(quarantined !== undefined && { quarantine: quarantined ? "staff" : null }),
  };
}
