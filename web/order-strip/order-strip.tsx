import type { EnquiryService } from "#contract/enquiry.ts";
import type { PrefillSource } from "#web/drafts/contact-prefill.ts";
import { hasKept } from "#web/hydration/has-kept.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import "./order-strip.css";

/*
 * Words of this folder. Strip: the form with its answer, on Home and on the pages of services. Enquiry: what the fields
 * hold. Load line: what its text about the load says (read-load.ts). Goods: one kind of things in that line. Requested
 * load: the line compared with the fleet, its boxes packed by the load planner, whose `Load` and `LoadPlan` those are
 * (requested-load.ts). Choice: a vehicle that the visitor can choose for it (vehicle-answer.ts). Answer: all that is
 * said of the enquiry; a fact is one part of that (trip-answer.ts). Asked trip: an enquiry for which the visitor wants
 * a price, with what the strip answered, on its way to Contact (asked-trip.ts).
 */

const code = lazyCode("order-form", () => import("./forms/order-form.tsx"));

export interface OrderStripProps {
  /** The service of the page on which it stands. */
  readonly service?: EnquiryService | undefined;
}

/**
 * The order: from, to, load, when. The document holds a plain form that asks for the Contact page, which the server
 * then fills in. Its code is no part of the first load; without it the plain form stays. Make the element once, outside
 * the page's component (island.tsx).
 */
export function OrderStrip({ service }: OrderStripProps) {
  return (
    <section className="order-strip on-brand">
      <Island code={code} hydrate={hasKept("order-strip" satisfies PrefillSource) ? "load" : "interaction"}>
        {({ OrderForm }) => <OrderForm service={service} />}
      </Island>
    </section>
  );
}
