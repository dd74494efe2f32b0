import { numberIn } from "#contract/digits.ts";
import type { Queryable } from "../database/connect.ts";
import { rowsInSteps } from "../database/rows-in-steps.ts";
import type { ErasableRecords } from "./erase-records.ts";
import { findConversations } from "./find-conversations.ts";

/** Whatever is stored about one person. */
export interface PersonRecords extends ErasableRecords {
  /** Each once, however it is spaced or capitalized. */
  readonly names: readonly string[];
  /** How many different phone numbers the records give. */
  readonly phones: number;
  /** How many records were found by what. */
  readonly foundBy: Readonly<Partial<Record<Link, number>>>;
}

/** Why a record counts as the person's. */
export type Link =
  | "asked for"
  | "with the same phone number"
  | "with the same mail address"
  | "with the same identity number";

interface Row {
  readonly id: string;
  readonly table: "messages" | "applications";
  readonly reference: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly identity: string | null;
}

/** A shorter name would occur by chance in conversations of others. */
const shortestName = 5;

/**
 * Finds the records of a person by a reference or a phone number: those that have it, and those that share a phone
 * number, mail address or identity number with them.
 */
export async function findPerson(database: Queryable, referenceOrPhone: string): Promise<PersonRecords> {
  const asked = referenceOrPhone.trim();
  const named: Row[] = [];
  for await (const row of everyRecord(database))
    if (row.reference?.toUpperCase() === asked.toUpperCase() || isSamePhone(row.phone, asked))
      named.push(row);
  const found: Row[] = [];
  const foundBy: Partial<Record<Link, number>> = {};
  if (named.length > 0)
    for await (const row of everyRecord(database)) {
      const link = findLink(named, row);
      if (link === undefined) continue;
      found.push(row);
      foundBy[link] = (foundBy[link] ?? 0) + 1;
    }
  const references = found.flatMap(({ reference }) => reference ?? []);
  const spellings = [...new Set(found.map(({ name }) => name.trim()))];
  const names = new Map<string, string>();
  for (const name of spellings.toReversed()) names.set(name.toLowerCase().replace(/\s+/g, " "), name);
  const words = [...references, ...spellings.filter(({ length }) => length >= shortestName)];
  const idsOf = (table: Row["table"]) => found.flatMap((row) => (row.table === table ? [row.id] : []));
  return {
    messages: idsOf("messages"),
    applications: idsOf("applications"),
    references,
    names: [...names.values()].toReversed(),
    phones: new Set(found.map(({ phone }) => numberIn("phoneNumber", phone)).filter(Boolean)).size,
    foundBy,
    conversations: await findConversations(database, words),
  };
}

function findLink(named: readonly Row[], row: Row): Link | undefined {
  if (named.some(({ id }) => id === row.id)) return "asked for";
  if (named.some(({ phone }) => isSamePhone(phone, row.phone))) return "with the same phone number";
  if (row.identity !== null && named.some(({ identity }) => identity === row.identity))
    return "with the same identity number";
  const email = row.email?.toLowerCase();
  if (email !== undefined && named.some((one) => one.email?.toLowerCase() === email))
    return "with the same mail address";
  return undefined;
}

/** Written with or without blanks, 0 or +91. What holds no number is not the same as anything. */
function isSamePhone(one: string, other: string): boolean {
  const digits = numberIn("phoneNumber", one);
  return digits.length >= 8 && digits === numberIn("phoneNumber", other);
}

async function* everyRecord(database: Queryable): AsyncGenerator<Row> {
  const messages = rowsInSteps((id, limit) =>
    database
      .selectFrom("contact_messages")
      .select(["id", "reference", "name", "phone", "email"])
      .where("id", ">", id)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const row of messages) yield { ...row, table: "messages", identity: null };
  const applications = rowsInSteps((id, limit) =>
    database
      .selectFrom("applicants")
      .leftJoin("applicant_identities", "applicant_identities.applicant_id", "applicants.id")
      .select(["applicants.id", "reference", "name", "phone_number as phone", "email"])
      .select("aadhar_fingerprint as identity")
      .where("applicants.id", ">", id)
      .orderBy("applicants.id")
      .limit(limit)
      .execute(),
  );
  for await (const row of applications) yield { ...row, table: "applications" };
}
