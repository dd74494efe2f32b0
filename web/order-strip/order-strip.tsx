import type { EnquiryService } from "#contract/enquiry.ts";
import type { PrefillSource } from "#web/contact-prefill/contact-prefill.ts";
import { hydrateForDraft } from "#web/hydration/hydrate-for-draft.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import "./order-strip.css";
import "./order-form-bar.css";
import "./order-field.css";

/*
 * The order strip is the form "What are you moving?" on Home and on the pages of services. Its folders follow the data:
 *
 * - form/: the fields. What they hold is an enquiry (contract/enquiry.ts).
 * - trip/: reads the places, their distance and the day of the enquiry. The load is read by content/loads/.
 * - answer/: what the page says at once of load and trip, by the fleet table and the rules. A fact is a part of an answer.
 * - view/: shows the answer.
 * - quote/: keeps what was typed and chosen, and takes it to the Contact page as a quote request.
 */

const code = lazyCode("order-form", () => import("./form/order-form.tsx"));

export interface OrderStripProps {
  /** The service of the page on which the strip stands. */
  readonly service?: EnquiryService | undefined;
}

/**
 * The strip: from, to, load, when. In the document it is a plain form that opens the Contact page, which the server then
 * prefills. The strip's code is no part of the first load, and without it the plain form stays. Create the element once,
 * outside the page's component (island.tsx).
 */
export function OrderStrip({ service }: OrderStripProps) {
  return (
    <section className="order-strip on-brand">
      <Island code={code} hydrate={hydrateForDraft("order-strip" satisfies PrefillSource)}>
        {({ OrderForm }) => <OrderForm service={service} />}
      </Island>
    </section>
  );
}
