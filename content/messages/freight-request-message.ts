import type { ContactFields } from "#contract/form-fields.ts";
import { extraNames, type FreightRequest, measureNames } from "#contract/freight-request.ts";
import { oceanFreight } from "../en/ocean-freight.ts";

const { form, request: words } = oceanFreight;

/**
 * The fields of a contact message that a request for freight fills in. The other fields are left out: an empty one
 * would overwrite what the visitor typed there.
 */
type FreightRequestMessage = Pick<ContactFields, "name" | "email" | "phone" | "subject" | "query">;

/** A request for freight as a contact message: the sender, the goods and the route, and one line for each other field. */
export function freightRequestMessage(request: FreightRequest): FreightRequestMessage {
  const { name, email, phone, departure, delivery } = request;
  const freightType = request.freightType === form.undecided ? "" : request.freightType;
  const lines = (["freightType", "departure", "delivery", "incoterms", ...measureNames] as const).map(
    (field) => `${form.fields[field]}: ${request[field] || undecided(field)}`,
  );
  const extras = extraNames.filter((extra) => request[extra]).map((extra) => form.fields[extra]);
  lines.push(`${form.groups.extras}: ${extras.join(", ") || words.noExtras}`);
  return {
    name,
    email,
    phone,
    subject: words.subject(freightType || words.anyFreight, departure, delivery),
    query: lines.join("\n"),
  };
}

/** Both selects may be left open. */
function undecided(field: keyof FreightRequest): string {
  return field === "freightType" || field === "incoterms" ? form.undecided : "";
}
