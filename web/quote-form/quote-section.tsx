import type { QuoteService } from "#contract/quote-request.ts";
import type { PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { hydrateForDraft } from "#web/hydration/hydrate-for-draft.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import "./quote-section.css";
import "./quote-form-bar.css";
import "./quote-field.css";

/*
 * The quote form is the form "What are you moving?" on Home and on the pages of services. Its folders follow the data:
 *
 * - form/: the fields. What they hold is a quote request (contract/quote-request.ts).
 * - trip/: reads the places, their distance and the day of the request. The load is read by content/loads/.
 * - answer/: what the page says at once of load and trip, by the fleet table and the rules. A fact is a part of an answer.
 * - view/: shows the answer.
 * - request/: keeps what was typed and chosen, and takes it to the Contact page.
 */

const code = lazyCode("quote-form", () => import("./form/quote-form.tsx"));

export interface QuoteSectionProps {
  /** The service of the page that has the form. */
  readonly service?: QuoteService | undefined;
}

/**
 * The section with the quote form. In the document it is a plain form that opens the Contact page, which the server then
 * prefills. The code that answers is no part of the first load, and without it the plain form stays. Create the element
 * once, outside the page's component (island.tsx).
 */
export function QuoteSection({ service }: QuoteSectionProps) {
  const draft: PrefillSource = service === "corporate" ? "corporate-strip" : "order-strip";
  return (
    <section className="quote-section on-brand">
      <Island code={code} hydrate={hydrateForDraft(draft)}>
        {({ QuoteForm }) => <QuoteForm service={service} />}
      </Island>
    </section>
  );
}
