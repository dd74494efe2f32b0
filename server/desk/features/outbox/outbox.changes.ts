import { outboxKinds } from "#contract/desk/kinds.ts";
import type { Role } from "#contract/desk/roles.ts";
import { retryDead, retryDelivery } from "../../../outbox/undelivered.repository.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { requireFound } from "../../desk-errors.ts";

/**
 * Makes one that is not delivered due again. @throws HttpError 404 when the outbox of the role has none with this id.
 */
export async function retryOne({ transaction, now, audit }: Change, id: string, role: Role): Promise<void> {
  requireFound(await retryDelivery(transaction, id, now, outboxKinds(role)));
  audit({ action: "outbox.retried", subjectId: id });
}

/** Makes all that were given up due again, of those in the outbox of a role. @returns how many. */
export async function retryAllDead({ transaction, now, audit }: Change, role: Role): Promise<number> {
  const retried = await retryDead(transaction, now, outboxKinds(role));
  audit({ action: "outbox.retried", subjectId: "dead", detail: { retried } });
  return retried;
}
