import { type RewrapRecords, rewrapInSteps } from "../../vault/rotate-key.ts";

/** Wraps the key of every sealed message under the new master key. The messages themselves stay sealed as they are. */
export const rewrapOriginals: RewrapRecords = (transaction, from, to) =>
  rewrapInSteps(
    (id, limit) =>
      transaction
        .selectFrom("contact_originals")
        .select(["message_id as id", "key_id as keyId", "wrapped_key as wrappedKey"])
        .where("message_id", ">", id)
        .orderBy("message_id")
        .limit(limit)
        .execute(),
    ({ id, ...wrapped }) => {
      const { keyId, wrappedKey } = to.wrap(id, from.unwrap(id, wrapped));
      return transaction
        .updateTable("contact_originals")
        .set({ key_id: keyId, wrapped_key: wrappedKey })
        .where("message_id", "=", id)
        .execute();
    },
  );
