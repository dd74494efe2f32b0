import type { MoveRecords } from "../../vault/rotate-key.ts";

/** A transaction of a hundred thousand applicants need not stand in memory at once. */
const stepRows = 500;

/**
 * Wraps every applicant's key under the new master key and makes the fingerprint anew, which is keyed by it. The numbers
 * themselves stay sealed as they are; they are opened only for the fingerprint.
 */
export const moveIdentities: MoveRecords = async (transaction, from, to) => {
  let moved = 0;
  let last = "";
  for (;;) {
    const rows = await transaction
      .selectFrom("applicant_identities")
      .selectAll()
      .where("applicant_id", ">", last)
      .orderBy("applicant_id")
      .limit(stepRows)
      .execute();
    for (const row of rows) {
      const sealed = { keyId: row.key_id, wrappedKey: row.wrapped_key, sealed: row.sealed };
      const { aadharNumber } = JSON.parse(from.unseal(row.applicant_id, sealed)) as { aadharNumber: string };
      const { keyId, wrappedKey } = to.wrap(row.applicant_id, from.unwrap(row.applicant_id, sealed));
      await transaction
        .updateTable("applicant_identities")
        .set({
          key_id: keyId,
          wrapped_key: wrappedKey,
          aadhar_fingerprint: to.fingerprint("aadhar", aadharNumber),
        })
        .where("applicant_id", "=", row.applicant_id)
        .execute();
      last = row.applicant_id;
      moved += 1;
    }
    if (rows.length < stepRows) return moved;
  }
};
