import { randomUUIDv7 } from "node:crypto";
import { firstSavedReplies } from "#content/en/desk-replies.ts";
import type { Change } from "../../changes/changes.plugin.ts";

/** Adds the first saved replies to a desk that has none. */
export async function addFirstReplies({ transaction, now, audit }: Change): Promise<void> {
  const any = await transaction.selectFrom("desk_saved_replies").select("id").executeTakeFirst();
  if (any) return;
  const rows = firstSavedReplies.map(({ part, ...reply }) => ({
    id: randomUUIDv7(),
    kind: part,
    ...reply,
    changed_at: now.toISOString(),
    changed_by: null,
    version: 1,
  }));
  await transaction.insertInto("desk_saved_replies").values(rows).execute();
  for (const { id } of rows) audit({ action: "saved-replies.created", subjectId: id });
}
