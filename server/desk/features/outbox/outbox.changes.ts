import { retryDead, retryNotification } from "../../../outbox/unfinished.repository.ts";
import type { Change } from "../../changes/changes.plugin.ts";

/** Has an undelivered notification tried again. @returns whether there is one. */
export async function retryOne({ transaction, now, audit }: Change, id: string): Promise<boolean> {
  const isThere = await retryNotification(transaction, id, now);
  if (isThere) audit({ action: "outbox.retried", subjectType: "outbox", subjectId: id });
  return isThere;
}

/** Has all that were given up tried again. @returns how many. */
export async function retryAllDead({ transaction, now, audit }: Change): Promise<number> {
  const retried = await retryDead(transaction, now);
  audit({ action: "outbox.retried", subjectType: "outbox", subjectId: "dead", detail: { retried } });
  return retried;
}
