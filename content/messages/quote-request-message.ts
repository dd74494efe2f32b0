import type { QuoteRequest } from "#contract/quote-request.ts";
import { quoteForm } from "../en/quote-form.ts";
import { serviceLinks } from "../en/service-links.ts";
import { formatDay } from "../format/english-date.ts";

const { message: words, parts } = quoteForm;

/** The fields' labels: a company is asked for other things than a trip. */
function fieldsOf({ service }: QuoteRequest) {
  const { fields, corporate } = quoteForm;
  return service === "corporate" ? { ...fields, ...corporate.fields } : fields;
}

/**
 * A quote request as a contact message's subject and text. The same in the browser and on the server.
 *
 * @param answer what the page answered, one line each: the team then knows what the visitor has read.
 */
export function quoteRequestMessage(
  request: QuoteRequest,
  answer: readonly string[] = [],
): { readonly subject: string; readonly query: string } {
  const { from, to, load, service } = request;
  const fields = fieldsOf(request);
  const head = service ? `${serviceLinks[service].label}: ` : `${words.subject}: `;
  const lines = [
    [fields.from.label, from],
    [fields.to.label, to],
    [fields.load.label, load],
    [fields.when.label, whenOf(request)],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  return {
    subject: head + ([tripOf(request), load].filter(Boolean).join(", ") || whenOf(request)),
    query: [...lines, ...(answer.length > 0 ? ["", words.answer, ...answer] : [])].join("\n"),
  };
}

/** "Mohali to Ludhiana", "from Mohali", "to Ludhiana" or "". */
export function tripOf({ from, to, service }: QuoteRequest): string {
  if (service === "corporate") return from;
  if (from && to) return quoteForm.answer.route.pair(from, to);
  if (from) return words.tripFrom(from);
  return to && words.tripTo(to);
}

/** "Thursday 24 December 2026, morning" */
export function whenOf({ date, part }: QuoteRequest): string {
  const partWords = part && parts[part].toLowerCase();
  return [date && formatDay(date), partWords].filter(Boolean).join(", ");
}
