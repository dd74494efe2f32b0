import { useState } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { site } from "#content/en/site.ts";
import { enquiryMessage } from "#content/messages/enquiry-message.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { EnquiryForm, FieldBar } from "./enquiry-form.tsx";
import { DateField, noteIds, OrderTextField } from "./order-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

const { title, note, fields, send } = orderStrip.corporate;

/** The strip on the Corporates page, which asks a company for its city and its daily work. It shows no answer. */
export function CorporateForm() {
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const { formProps, redacted } = useEnquiryForm({
    kind: "corporate",
    service: "corporate",
    onEnquiry: setEnquiry,
    quoteRequestOf: (typed) => ({ trip: { enquiry: typed }, message: enquiryMessage(typed) }),
  });
  return (
    <EnquiryForm
      {...formProps}
      data-service="corporate"
      heading={title}
      line={
        <>
          {note} <PhoneLink number={site.phones[0]} />
        </>
      }
    >
      <FieldBar service="corporate" send={send} redacted={redacted}>
        <OrderTextField name="from" words={fields.from} describedBy={noteIds("from", redacted)} />
        <OrderTextField name="load" words={fields.load} describedBy={noteIds("load", redacted)} />
        <DateField words={fields.when} isEmpty={!enquiry?.date} />
      </FieldBar>
    </EnquiryForm>
  );
}
