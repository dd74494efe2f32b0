import { type RewrapRecords, rewrapInSteps } from "../../vault/rotate-key.ts";

/**
 * Wraps every applicant's key under the new master key and computes the blind index again, which is keyed by it. The
 * numbers themselves stay sealed as they are; they are opened only for the blind index.
 */
export const rewrapIdentities: RewrapRecords = (transaction, from, to) =>
  rewrapInSteps(
    (id, limit) =>
      transaction
        .selectFrom("applicant_identities")
        .select(["applicant_id as id", "key_id as keyId", "wrapped_key as wrappedKey", "sealed"])
        .where("applicant_id", ">", id)
        .orderBy("applicant_id")
        .limit(limit)
        .execute(),
    ({ id, ...sealed }) => {
      const { aadharNumber } = JSON.parse(from.unseal(id, sealed)) as { aadharNumber: string };
      const { keyId, wrappedKey } = to.wrap(id, from.unwrap(id, sealed));
      return transaction
        .updateTable("applicant_identities")
        .set({
          key_id: keyId,
          wrapped_key: wrappedKey,
          aadhar_fingerprint: to.hmac("aadhar", aadharNumber),
        })
        .where("applicant_id", "=", id)
        .execute();
    },
  );
