import type { Enquiry } from "#contract/enquiry.ts";
import { orderStrip } from "../en/order-strip.ts";
import { serviceLinks } from "../en/service-links.ts";
import { formatDay } from "../format/english-date.ts";

const { message: words, parts } = orderStrip;

/** What the fields are called: a company is asked for other things than a trip. */
function fieldsOf({ service }: Enquiry) {
  const { fields, corporate } = orderStrip;
  return service === "corporate" ? { ...fields, ...corporate.fields } : fields;
}

/**
 * An enquiry as a contact message's subject and text. The same in the browser and on the server.
 *
 * @param answer what the page answered, one line each: the team then knows what the visitor has read.
 */
export function enquiryMessage(
  enquiry: Enquiry,
  answer: readonly string[] = [],
): { readonly subject: string; readonly query: string } {
  const { from, to, load, service } = enquiry;
  const fields = fieldsOf(enquiry);
  const head = service ? `${serviceLinks[service].label}: ` : `${words.subject}: `;
  const lines = [
    [fields.from.label, from],
    [fields.to.label, to],
    [fields.load.label, load],
    [fields.when.label, whenOf(enquiry)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    subject: head + ([tripOf(enquiry), load].filter(Boolean).join(", ") || whenOf(enquiry)),
    query: [...lines, ...(answer.length > 0 ? ["", words.answer, ...answer] : [])].join("\n"),
  };
}

/** "Mohali to Ludhiana", "from Mohali", "to Ludhiana" or "". */
export function tripOf({ from, to, service }: Enquiry): string {
  if (service === "corporate") return from;
  if (from && to) return orderStrip.answer.route.pair(from, to);
  if (from) return words.tripFrom(from);
  return to && words.tripTo(to);
}

/** "Thursday 24 December 2026, morning" */
export function whenOf({ date, part }: Enquiry): string {
  const partWords = part && parts[part].toLowerCase();
  return [date && formatDay(date), partWords].filter(Boolean).join(", ");
}
