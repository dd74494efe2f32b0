import { type RawBuilder, type SqlBool, sql } from "kysely";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { fewestPhoneDigits } from "#contract/desk/search-terms.ts";
import { digitsIn } from "#contract/digits.ts";
import type { Engine } from "../../database/database.ts";

/** A phone number or a part of one, as people write it: "+91 98765-43210" or "(0172) 43210". */
const phoneLike = /^[\p{Nd}\s+()./-]+$/u;

const columns = { contact_messages: "phone_digits", applicants: "phone_number" } as const;

/** The last digits of a searched phone number, without prefixes; undefined for words. */
export function phoneEndIn(q: string): string | undefined {
  if (!phoneLike.test(q)) return undefined;
  const digits = digitsIn(q);
  return digits.length < fewestPhoneDigits ? undefined : digits.slice(-applicantDigits.phoneNumber);
}

/** The condition that a record's phone number ends with some digits. */
export function hasPhoneEnd(engine: Engine, table: keyof typeof columns, end: string): RawBuilder<SqlBool> {
  const column = sql.ref(`${table}.${columns[table]}`);
  // As the index has it (migration 18).
  const last = engine === "sqlite" ? sql`substr(${column}, -4)` : sql`right(${column}, 4)`;
  return sql`(${last} = ${end.slice(-fewestPhoneDigits)} and ${column} like ${`%${end}`})`;
}
