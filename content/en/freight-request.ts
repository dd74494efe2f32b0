import { serviceDetail } from "#content/en/service-detail.ts";
import type { ContactFields } from "#contract/form-fields.ts";

const { form, request: words } = serviceDetail;

/** The values of the service form. A ticked checkbox has any text, an unticked one has none. */
export type ServiceRequest = { readonly [Name in keyof typeof form.fields]: string };

export const emptyRequest = Object.fromEntries(
  Object.keys(form.fields).map((name) => [name, ""]),
) as unknown as ServiceRequest;

export const extraNames = ["fragile", "expressDelivery", "insurance", "packaging"] as const;
export const measureNames = ["weight", "height", "width", "length"] as const;

const choiceNames: readonly (keyof ServiceRequest)[] = ["freightType", "incoterms"];

/** The request as a contact message: the sender, the goods and the route, and one line for each other field. */
export function messageOf(
  request: ServiceRequest,
): Pick<ContactFields, "name" | "email" | "phone" | "subject" | "query"> {
  const { name, email, phone, freightType, departure, delivery } = request;
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

function undecided(field: keyof ServiceRequest): string {
  return choiceNames.includes(field) ? form.undecided : "";
}
