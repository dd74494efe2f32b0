import { type RawBuilder, sql } from "kysely";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { digitsIn } from "#contract/digits.ts";
import type { Database } from "../../database/connect.ts";
import { indexedTime } from "./indexed-time.ts";

/** What may be a part of a phone number as people write it, such as "+91 98765-43210" or "(0172) 43210". */
const phoneLike = /^[\p{Nd}\s+()./-]+$/u;
/** Fewer digits end too many numbers. The index has the last four. */
const fewestDigits = 4;
const mostFound = 100;

const columns = { contact_messages: "phone_digits", applicants: "phone_number" } as const;

/** The last digits of a phone number that is searched for, without prefixes; undefined for words. */
export function phoneEndIn(q: string): string | undefined {
  if (!phoneLike.test(q)) return undefined;
  const digits = digitsIn(q);
  return digits.length < fewestDigits ? undefined : digits.slice(-applicantDigits.phoneNumber);
}

/** The ids of records whose phone number ends with these digits, newest first. */
export async function findByPhoneEnd(
  { readOnly, engine }: Database,
  table: keyof typeof columns,
  end: string,
): Promise<string[]> {
  const column = sql.ref(columns[table]);
  // As the index has it (migration 18).
  const last: RawBuilder<string> =
    engine === "sqlite" ? sql`substr(${column}, -4)` : sql`right(${column}, 4)`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where ${last} = ${end.slice(-fewestDigits)} and ${column} like ${`%${end}`}
    order by ${indexedTime} desc, id desc limit ${sql.lit(mostFound)}`.execute(readOnly);
  return rows.map(({ id }) => id);
}
