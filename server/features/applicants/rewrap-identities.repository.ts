import { type RewrapRecords, rewrapInSteps } from "../../master-key/rotate-key.ts";
import { blindIndexPurpose } from "../../records/record-names.ts";

/**
 * Wraps every applicant's key under the new master key and computes the blind index again, which is keyed by it. The
 * numbers themselves stay sealed as they are; they are opened only for the blind index.
 */
export const rewrapIdentities: RewrapRecords = (transaction, from, to) =>
  rewrapInSteps(
    (id, limit) =>
      transaction
        .selectFrom("applicant_identities")
        .select(["applicant_id as id", "key_id", "wrapped_key", "sealed"])
        .where("applicant_id", ">", id)
        .orderBy("applicant_id")
        .limit(limit)
        .execute(),
    ({ id, ...sealed }) => {
      const { aadharNumber } = JSON.parse(from.unseal(id, sealed)) as { aadharNumber: string };
      return transaction
        .updateTable("applicant_identities")
        .set({
          ...to.wrap(id, from.unwrap(id, sealed)),
          aadhar_fingerprint: to.hmac(blindIndexPurpose, aadharNumber),
        })
        .where("applicant_id", "=", id)
        .execute();
    },
  );
