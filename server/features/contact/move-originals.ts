import type { MoveRecords } from "../../vault/rotate-key.ts";

const stepRows = 500;

/** Wraps the key of every sealed message under the new master key. The messages themselves stay sealed as they are. */
export const moveOriginals: MoveRecords = async (transaction, from, to) => {
  let moved = 0;
  let last = "";
  for (;;) {
    const rows = await transaction
      .selectFrom("contact_originals")
      .select(["message_id", "key_id", "wrapped_key"])
      .where("message_id", ">", last)
      .orderBy("message_id")
      .limit(stepRows)
      .execute();
    for (const { message_id: id, key_id: fromKeyId, wrapped_key: fromWrapped } of rows) {
      const recordKey = from.unwrap(id, { keyId: fromKeyId, wrappedKey: fromWrapped });
      const { keyId, wrappedKey } = to.wrap(id, recordKey);
      await transaction
        .updateTable("contact_originals")
        .set({ key_id: keyId, wrapped_key: wrappedKey })
        .where("message_id", "=", id)
        .execute();
      last = id;
      moved += 1;
    }
    if (rows.length < stepRows) return moved;
  }
};
