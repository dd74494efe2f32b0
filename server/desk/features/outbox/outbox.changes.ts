import { outboxKinds } from "#contract/desk/kinds.ts";
import type { Role } from "#contract/desk/roles.ts";
import { retryDead, retryNotification } from "../../../outbox/undelivered.repository.ts";
import type { Change } from "../../changes/changes.plugin.ts";
import { requireFound } from "../../desk-errors.ts";

/** Has one that is not delivered tried again. @throws HttpError 404 when there is none in the outbox of a role. */
export async function retryOne({ transaction, now, audit }: Change, id: string, role: Role): Promise<void> {
  requireFound(await retryNotification(transaction, id, now, outboxKinds(role)));
  audit({ action: "outbox.retried", subjectId: id });
}

/** Has all that were given up, of those in the outbox of a role, tried again. @returns how many. */
export async function retryAllDead({ transaction, now, audit }: Change, role: Role): Promise<number> {
  const retried = await retryDead(transaction, now, outboxKinds(role));
  audit({ action: "outbox.retried", subjectId: "dead", detail: { retried } });
  return retried;
}
