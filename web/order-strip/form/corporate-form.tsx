import { useRef, useState } from "react";
import { enquiryMessage } from "#content/en/enquiry-message.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { site } from "#content/en/site.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { DateField, OrderTextField, useToday } from "./order-fields.tsx";

const { title, note, fields, send } = orderStrip.corporate;

/** The strip on the Corporates page, which asks a company for its city and its daily work. It shows no answer. */
export function CorporateForm() {
  const form = useRef<HTMLFormElement>(null);
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const today = useToday();
  return (
    <EnquiryForm
      form={form}
      kind="corporate"
      service="corporate"
      title={title}
      line={
        <>
          {note} <PhoneLink number={site.phones[0]} />
        </>
      }
      onEnquiry={setEnquiry}
      quoteRequestOf={(typed) => ({ trip: { enquiry: typed }, message: enquiryMessage(typed) })}
      fields={
        <>
          <OrderTextField name="from" words={fields.from} />
          <OrderTextField name="load" words={fields.load} />
          <DateField words={fields.when} isEmpty={!enquiry?.date} today={today} />
          <button className="order-form__send" type="submit">
            {send} <ArrowRightIcon />
          </button>
        </>
      }
    />
  );
}
