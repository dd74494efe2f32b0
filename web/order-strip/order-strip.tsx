import { useRef } from "react";
import type { EnquiryService } from "#contract/enquiry.ts";
import { latePart, useLoadOnTouch } from "#web/app/late-part.tsx";
import "./order-strip.css";

const OrderForm = latePart("order-form", async () => (await import("./order-form.tsx")).OrderForm);

export interface OrderStripProps {
  /** The service of the page on which it stands. */
  readonly service?: EnquiryService | undefined;
}

/**
 * The order: from, to, load, when. The document holds a plain form that asks for the Contact page, which the server
 * then fills in. The form's code is loaded when the visitor points at it or focuses it; without it the plain form
 * stays. Make the element once, outside the page's component (late-part.tsx).
 */
export function OrderStrip({ service }: OrderStripProps) {
  const section = useRef<HTMLElement>(null);
  useLoadOnTouch(section, OrderForm);
  return (
    <section className="order-strip on-brand" ref={section}>
      <OrderForm service={service} />
    </section>
  );
}
