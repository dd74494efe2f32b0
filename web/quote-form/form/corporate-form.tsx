import { useState } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { site } from "#content/en/site.ts";
import { quoteRequestMessage } from "#content/messages/quote-request-message.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { FieldBar, FormFrame } from "./form-frame.tsx";
import { DateField, noteIds, QuoteTextField } from "./quote-fields.tsx";
import { useQuoteForm } from "./use-quote-form.ts";

const { title, note, empty, fields, send } = quoteForm.corporate;

/** The quote form on the Corporates page, which asks a company for its city and its daily work. It shows no answer. */
export function CorporateForm() {
  const [request, setRequest] = useState<QuoteRequest>();
  const { formProps, redacted, asked } = useQuoteForm({
    kind: "corporate",
    service: "corporate",
    onRequest: setRequest,
    quoteOf: (typed) => ({ quote: { request: typed }, message: quoteRequestMessage(typed) }),
  });
  return (
    <FormFrame
      {...formProps}
      data-service="corporate"
      heading={title}
      line={
        asked ? (
          empty
        ) : (
          <>
            {note} <PhoneLink number={site.phones[0]} />
          </>
        )
      }
      lineKind={asked ? "hint" : "note"}
    >
      <FieldBar service="corporate" send={send} redacted={redacted}>
        <QuoteTextField name="from" words={fields.from} describedBy={noteIds("from", redacted, asked)} />
        <QuoteTextField name="load" words={fields.load} describedBy={noteIds("load", redacted)} />
        <DateField words={fields.when} isEmpty={!request?.date} />
      </FieldBar>
    </FormFrame>
  );
}
