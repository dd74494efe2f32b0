import type { RecordKind } from "#contract/desk/kinds.ts";
import { numberIn } from "#contract/digits.ts";
import type { Queryable } from "../database/database.ts";
import { rowsInSteps } from "../database/rows-in-steps.ts";
import { referenceIn } from "../records/references.ts";
import type { ErasableRecords } from "./erase-records.repository.ts";
import { findConversations } from "./find-conversations.repository.ts";

/** Everything that is stored about one person. */
export interface PersonRecords extends ErasableRecords {
  /** Each once, whatever its spaces and capitals. */
  readonly names: readonly string[];
  /** How many different phone numbers the records give. */
  readonly phones: number;
  /** How many records each reason found. */
  readonly foundBy: Readonly<Partial<Record<MatchReason, number>>>;
}

/** Why a record counts as the person's. */
export type MatchReason =
  | "asked for"
  | "with the same phone number"
  | "with the same mail address"
  | "with the same identity number";

interface Row {
  readonly id: string;
  readonly kind: RecordKind;
  readonly reference: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly blindIndex: string | null;
}

/** What a person can be searched by. */
export interface SearchKey {
  readonly kind: "reference" | "phone number" | "mail address";
  readonly value: string;
}

/** A shorter name would occur by chance in conversations of others. */
const shortestName = 5;

/** A shorter one is no phone number. */
const fewestDigits = 8;

/** The search key in a text; undefined for a text by which no record is found, such as a name. */
export function searchKeyOf(text: string): SearchKey | undefined {
  const value = text.trim();
  const reference = referenceIn(value);
  if (reference !== undefined) return { kind: "reference", value: reference };
  if (/^[^\s@]+@[^\s@]+$/.test(value)) return { kind: "mail address", value };
  const isPhone = !/\p{L}/u.test(value) && numberIn("phoneNumber", value).length >= fewestDigits;
  return isPhone ? { kind: "phone number", value } : undefined;
}

/**
 * Finds the records of a person by a reference, phone number or mail address: those that have it, and those that share
 * a phone number, mail address or identity number with them.
 */
export async function findPerson(db: Queryable, key: SearchKey): Promise<PersonRecords> {
  const matching: Row[] = [];
  for await (const row of everyRecord(db)) if (has(row, key)) matching.push(row);
  const found: Row[] = [];
  const foundBy: Partial<Record<MatchReason, number>> = {};
  if (matching.length > 0)
    for await (const row of everyRecord(db)) {
      const reason = matchReasonOf(matching, row);
      if (reason === undefined) continue;
      found.push(row);
      foundBy[reason] = (foundBy[reason] ?? 0) + 1;
    }
  const references = found.flatMap(({ reference }) => reference ?? []);
  const spellings = [...new Set(found.map(({ name }) => name.trim()))];
  const names = new Map<string, string>();
  for (const name of spellings) names.getOrInsert(name.toLowerCase().replace(/\s+/g, " "), name);
  const words = [...references, ...spellings.filter(({ length }) => length >= shortestName)];
  const idsOf = (kind: RecordKind) => found.filter((row) => row.kind === kind).map(({ id }) => id);
  return {
    ids: { message: idsOf("message"), applicant: idsOf("applicant") },
    references,
    names: [...names.values()],
    phones: new Set(found.map(({ phone }) => numberIn("phoneNumber", phone)).filter(Boolean)).size,
    foundBy,
    conversations: await findConversations(db, words),
  };
}

function has({ reference, phone, email }: Row, { kind, value }: SearchKey): boolean {
  if (kind === "reference") return reference?.toUpperCase() === value;
  return kind === "phone number" ? isSamePhone(phone, value) : isSameAddress(email, value);
}

function matchReasonOf(matching: readonly Row[], row: Row): MatchReason | undefined {
  if (matching.some(({ id }) => id === row.id)) return "asked for";
  if (matching.some(({ phone }) => isSamePhone(phone, row.phone))) return "with the same phone number";
  if (row.blindIndex !== null && matching.some(({ blindIndex }) => blindIndex === row.blindIndex))
    return "with the same identity number";
  if (matching.some(({ email }) => isSameAddress(email, row.email))) return "with the same mail address";
  return undefined;
}

/** Numbers may be written with or without blanks, 0 or +91. A text without a number equals no other. */
function isSamePhone(one: string, other: string): boolean {
  const digits = numberIn("phoneNumber", one);
  return digits.length >= fewestDigits && digits === numberIn("phoneNumber", other);
}

function isSameAddress(one: string | null, other: string | null): boolean {
  return one !== null && one.trim().toLowerCase() === other?.trim().toLowerCase();
}

async function* everyRecord(db: Queryable): AsyncGenerator<Row> {
  const messages = rowsInSteps((id, limit) =>
    db
      .selectFrom("contact_messages")
      .select(["id", "reference", "name", "phone", "email"])
      .where("id", ">", id)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const row of messages) yield { ...row, kind: "message", blindIndex: null };
  const applications = rowsInSteps((id, limit) =>
    db
      .selectFrom("applicants")
      .leftJoin("applicant_identities", "applicant_identities.applicant_id", "applicants.id")
      .select(["applicants.id", "reference", "name", "phone_number as phone", "email"])
      .select("aadhar_fingerprint as blindIndex")
      .where("applicants.id", ">", id)
      .orderBy("applicants.id")
      .limit(limit)
      .execute(),
  );
  for await (const row of applications) yield { ...row, kind: "applicant" };
}
