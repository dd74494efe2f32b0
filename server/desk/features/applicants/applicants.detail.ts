import type { Application } from "#contract/applicants.ts";
import { canBeAadhaar } from "#contract/check-digits/aadhaar.ts";
import type { Applicant, Revealed } from "#contract/desk/applicants.ts";
import { maxRelated } from "#contract/desk/limits.ts";
import { maskNumber } from "#contract/identity-numbers.ts";
import type { Queryable } from "../../../database/database.ts";
import { HttpError } from "../../../http/errors/http-error.ts";
import { type Vault, VaultError } from "../../../vault/vault.ts";
import { authorOf, staffNames } from "../../accounts/staff.repository.ts";
import { deskMessages } from "../../desk-messages.ts";
import { listMails } from "../../mails/desk-mails.repository.ts";
import { listNotes } from "../../notes/notes.repository.ts";
import { historyOf } from "../../records/history.repository.ts";
import { applicantItem, itemRows } from "./applicants.item.ts";

/** The identity numbers of an applicant in full, only for an audited call. */
export async function findIdentity(db: Queryable, vault: Vault, id: string): Promise<Revealed | undefined> {
  const row = await db
    .selectFrom("applicant_identities")
    .selectAll()
    .where("applicant_id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  // The sealed fields have the names of the specification.
  const sealed = JSON.parse(vault.unseal(id, row)) as Pick<Application, "aadharNumber" | "licenseNumber">;
  return { aadhaarNumber: sealed.aadharNumber, licenceNumber: sealed.licenseNumber || null };
}

/** The masked identity numbers; null when the vault cannot open them, so that the rest can still be read. */
async function maskedIdentity(db: Queryable, vault: Vault, id: string): Promise<Applicant["identity"]> {
  try {
    const identity = await findIdentity(db, vault, id);
    if (!identity) return null;
    const { aadhaarNumber, licenceNumber } = identity;
    return {
      aadhaarMasked: maskNumber(aadhaarNumber),
      aadhaarPlausible: canBeAadhaar(aadhaarNumber),
      licenceMasked: licenceNumber && maskNumber(licenceNumber),
    };
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/** An applicant with all details, identity numbers masked. */
export async function findApplicantDetail(
  db: Queryable,
  vault: Vault,
  staffId: string,
  id: string,
): Promise<Applicant | undefined> {
  const row = await itemRows(db.selectFrom("applicants").where("applicants.id", "=", id))
    .select(["applicants.address", "applicants.description"])
    .executeTakeFirst();
  if (!row) return undefined;
  const names = await staffNames(db);
  const ratings = await db
    .selectFrom("desk_ratings")
    .selectAll()
    .where("applicant_id", "=", id)
    .orderBy("rated_at")
    .execute();
  const others = await itemRows(
    db.selectFrom("applicants").where("applicants.id", "in", otherApplications(db, id)),
  )
    .orderBy("applicants.received_at", "desc")
    .limit(maxRelated)
    .execute();
  return {
    ...applicantItem(row, names),
    address: row.address,
    description: row.description,
    email: row.email,
    identity: await maskedIdentity(db, vault, id),
    ratings: ratings.map(({ staff_id, rating, rated_at }) => ({
      by: authorOf(names, staff_id),
      rating,
      at: rated_at,
    })),
    myRating: ratings.find(({ staff_id }) => staff_id === staffId)?.rating ?? null,
    comments: await listNotes(db, id, names),
    mails: await listMails(db, id, names),
    history: await historyOf(db, "applicant", id, names),
    stages: await stagesOf(db, id, row.received_at),
    samePerson: others.map((one) => applicantItem(one, names)),
  };
}

/** The stages of an applicant. The first has no move, because applications arrive in it. */
async function stagesOf(db: Queryable, id: string, receivedAt: string): Promise<Applicant["stages"]> {
  const moves = await db
    .selectFrom("desk_stage_moves")
    .leftJoin("desk_stages", "desk_stages.id", "desk_stage_moves.stage_id")
    .select(["entered_at", "name"])
    .where("applicant_id", "=", id)
    .orderBy("desk_stage_moves.id")
    .execute();
  const first = await db
    .selectFrom("desk_stages")
    .select("name")
    .where("kind", "=", "new")
    .executeTakeFirst();
  const entered = [{ name: first?.name ?? "", entered_at: receivedAt }, ...moves];
  return entered.map(({ name, entered_at }, index) => ({
    stage: name ?? "",
    from: entered_at,
    to: entered[index + 1]?.entered_at ?? null,
  }));
}

/** @throws HttpError 409 unless all these ids are other applications of the same person. */
export async function requireSamePerson(db: Queryable, id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await otherApplications(db, id).where("other.applicant_id", "in", ids).execute();
  if (found.length < new Set(ids).size) throw new HttpError(409, deskMessages.otherPerson);
}

/** Other applications with the same identity number, by its blind index. */
function otherApplications(db: Queryable, id: string) {
  return db
    .selectFrom("applicant_identities as own")
    .innerJoin("applicant_identities as other", "other.aadhar_fingerprint", "own.aadhar_fingerprint")
    .select("other.applicant_id")
    .where("own.applicant_id", "=", id)
    .where("other.applicant_id", "<>", id);
}
