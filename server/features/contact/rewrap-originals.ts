import { type RewrapRecords, rewrapInSteps } from "../../master-key/rotate-key.ts";

/** Wraps the key of every sealed message under the new master key. The messages themselves stay sealed as they are. */
export const rewrapOriginals: RewrapRecords = (transaction, from, to) =>
  rewrapInSteps(
    (id, limit) =>
      transaction
        .selectFrom("contact_originals")
        .select(["message_id as id", "key_id", "wrapped_key"])
        .where("message_id", ">", id)
        .orderBy("message_id")
        .limit(limit)
        .execute(),
    ({ id, ...wrapped }) =>
      transaction
        .updateTable("contact_originals")
        .set(to.wrap(id, from.unwrap(id, wrapped)))
        .where("message_id", "=", id)
        .execute(),
  );
