import { numberIn } from "#contract/digits.ts";
import type { Queryable } from "../database/connect.ts";

/** Whatever is stored about one person. */
export interface PersonRecords {
  readonly messages: readonly string[];
  readonly applications: readonly string[];
  /** What visitors were told to quote, e.g. GM-7K3F9Q. */
  readonly references: readonly string[];
  readonly names: readonly string[];
  /** Conversations with Meena in which a reference or the person's name occurs. */
  readonly conversations: readonly string[];
}

interface Row {
  readonly id: string;
  readonly reference: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly identity?: string | undefined;
}

/** A shorter name would occur by chance in conversations of others. */
const shortestName = 5;

/**
 * Finds the records of a person by a reference or a phone number: those that have it, and those that share a phone
 * number, mail address or identity number with them.
 */
export async function findPerson(database: Queryable, referenceOrPhone: string): Promise<PersonRecords> {
  const messages: Row[] = await database
    .selectFrom("contact_messages")
    .select(["id", "reference", "name", "phone", "email"])
    .execute();
  const applications: Row[] = await database
    .selectFrom("applicants")
    .leftJoin("applicant_identities", "applicant_identities.applicant_id", "applicants.id")
    .select(["applicants.id", "reference", "name", "phone_number as phone"])
    .select("aadhar_fingerprint as identity")
    .execute()
    .then((rows) => rows.map(({ identity, ...row }) => ({ ...row, identity: identity ?? undefined })));
  const all = [...messages, ...applications];
  const asked = referenceOrPhone.trim();
  const named = all.filter(
    (row) => row.reference?.toUpperCase() === asked.toUpperCase() || isSamePhone(row.phone, asked),
  );
  const isOfPerson = (row: Row) =>
    named.some(
      (one) =>
        one.id === row.id ||
        isSamePhone(one.phone, row.phone) ||
        (one.email !== undefined && one.email.toLowerCase() === row.email?.toLowerCase()) ||
        (one.identity !== undefined && one.identity === row.identity),
    );
  const found = all.filter(isOfPerson);
  const references = found.flatMap(({ reference }) => reference ?? []);
  const names = [...new Set(found.map(({ name }) => name.trim()))];
  const ids = new Set(found.map(({ id }) => id));
  return {
    messages: messages.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
    applications: applications.flatMap(({ id }) => (ids.has(id) ? [id] : [])),
    references,
    names,
    conversations: await findConversations(database, [
      ...references,
      ...names.filter(({ length }) => length >= shortestName),
    ]),
  };
}

/** Written with or without blanks, 0 or +91. What holds no number is not the same as anything. */
function isSamePhone(one: string, other: string): boolean {
  const digits = numberIn("phoneNumber", one);
  return digits.length >= 8 && digits === numberIn("phoneNumber", other);
}

async function findConversations(database: Queryable, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const turns = await database.selectFrom("chat_turns").select(["session_id", "message", "reply"]).execute();
  const wanted = words.map((word) => word.toLowerCase());
  const holds = (text: string) => wanted.some((word) => text.toLowerCase().includes(word));
  return [
    ...new Set(
      turns.filter(({ message, reply }) => holds(message) || holds(reply)).map((turn) => turn.session_id),
    ),
  ];
}
