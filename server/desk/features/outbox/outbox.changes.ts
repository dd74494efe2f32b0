import { outboxKinds } from "#contract/desk/kinds.ts";
import type { Role } from "#contract/desk/roles.ts";
import { retryDead, retryDelivery } from "../../../outbox/undelivered.repository.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { requireFound } from "../../desk-errors.ts";

/** Makes an undelivered row due now. @throws HttpError 404 when the role's outbox has no such row. */
export async function retryOne({ transaction, now, audit }: Change, id: string, role: Role): Promise<void> {
  requireFound(await retryDelivery(transaction, id, now, outboxKinds(role)));
  audit({ action: "outbox.retried", subjectId: id });
}

/** Makes all dead rows of the role's outbox due now. @returns how many. */
export async function retryAllDead({ transaction, now, audit }: Change, role: Role): Promise<number> {
  const retried = await retryDead(transaction, now, outboxKinds(role));
  if (retried > 0) audit({ action: "outbox.retried", subjectId: "dead", detail: { retried } });
  return retried;
}
