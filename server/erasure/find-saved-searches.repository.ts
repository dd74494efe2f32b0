import { fewestPhoneDigits, searchTerms } from "#contract/desk/search-terms.ts";
import { numberIn } from "#contract/digits.ts";
import type { Queryable } from "../database/database.ts";

interface Person {
  readonly reference: string | null;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
}

/** The saved views that search for a sender of these records: by name, phone number, mail address or reference. */
export async function findSavedSearches(
  db: Queryable,
  { messages, applicants }: { readonly messages: readonly string[]; readonly applicants: readonly string[] },
): Promise<string[]> {
  const views = await db
    .selectFrom("desk_saved_views")
    .select(["id", "query"])
    .where("query", "like", "%q=%")
    .execute();
  if (views.length === 0) return [];
  const people: Person[] = [];
  if (messages.length > 0)
    people.push(
      ...(await db
        .selectFrom("contact_messages")
        .select(["reference", "name", "phone", "email"])
        .where("id", "in", messages)
        .execute()),
    );
  if (applicants.length > 0)
    people.push(
      ...(await db
        .selectFrom("applicants")
        .select(["reference", "name", "phone_number as phone", "email"])
        .where("id", "in", applicants)
        .execute()),
    );
  return views.flatMap(({ id, query }) => {
    const searched = new URLSearchParams(query).get("q") ?? "";
    return people.some((person) => isSearchFor(person, searched)) ? [id] : [];
  });
}

/** A search for some words of the name counts too, as long as it has no other words. */
function isSearchFor({ reference, name, phone, email }: Person, searched: string): boolean {
  const terms = searchTerms(searched);
  if (terms.length === 0) return false;
  const nameTerms = searchTerms(name);
  const isOfName = nameTerms.length > 0 && terms.every((term) => nameTerms.includes(term));
  const holds = (text: string | null) => {
    const words = searchTerms(text ?? "");
    return words.length > 0 && words.every((word) => terms.includes(word));
  };
  const digits = /\p{L}/u.test(searched) ? "" : numberIn("phoneNumber", searched);
  const isOfPhone = digits.length >= fewestPhoneDigits && numberIn("phoneNumber", phone).endsWith(digits);
  return isOfName || isOfPhone || holds(name) || holds(email) || holds(reference);
}
