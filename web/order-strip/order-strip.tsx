import type { EnquiryService } from "#contract/enquiry.ts";
import type { PrefillSource } from "#web/forms/contact-form-store.ts";
import { hasKept } from "#web/hydration/has-kept.ts";
import { Island } from "#web/hydration/island.tsx";
import { lazyCode } from "#web/loading/lazy-code.ts";
import "./order-strip.css";

const code = lazyCode("order-form", () => import("./order-form.tsx"));

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
    // The browser itself goes to the part whose id a link's hash names, again and again, also before this code is here.
    <section className="order-strip on-brand" id={service ? undefined : "/?quote"}>
      <Island code={code} hydrate={hasKept("order-strip" satisfies PrefillSource) ? "load" : "interaction"}>
        {({ OrderForm }) => <OrderForm service={service} />}
      </Island>
    </section>
  );
}
