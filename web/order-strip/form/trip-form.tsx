import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { orderStrip } from "#content/en/order-strip.ts";
import { enquiryMessage, whenOf } from "#content/messages/enquiry-message.ts";
import type { Enquiry, EnquiryService } from "#contract/enquiry.ts";
import { isComposing } from "#web/browser/is-composing.ts";
import { DebouncedStatus } from "#web/ui/debounced-status/debounced-status.tsx";
import { announcementOf, hasAnswer, messageLines, summaryOf } from "../answer/trip-answer.ts";
import type { QuoteRequest } from "../quote/quote-request.ts";
import { placeIn } from "../trip/places.ts";
import { TripAnswerView } from "../view/trip-answer-view.tsx";
import { EnquiryForm, FieldBar } from "./enquiry-form.tsx";
import { MeantPlaces, sayMeantPlaces } from "./meant-places.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useDeferredEnquiry } from "./use-deferred-enquiry.ts";
import { enquiryOf, useEnquiryForm } from "./use-enquiry-form.ts";
import { focusAnswer, useScrollToAnswer } from "./use-scroll-to-answer.ts";
import { useTripAnswer } from "./use-trip-answer.ts";

/** The strip's form for a trip, with the answer below its fields. */
export function TripForm({ service }: { readonly service?: EnquiryService | undefined }) {
  const { enquiry, deferEnquiry, answerNow } = useDeferredEnquiry();
  const { answer, answerTo, changeOptions } = useTripAnswer(enquiry);
  const { formRef, formProps, defaultValues, redacted } = useEnquiryForm({
    kind: "trip",
    service,
    onEnquiry: deferEnquiry,
    quoteRequestOf,
  });
  const [isFolded, setFolded] = useState(false);
  const hint = answer?.hint;
  const isAnswered = answer !== undefined && hasAnswer(answer);
  const scrollOnceAnswered = useScrollToAnswer(formRef, enquiry, isAnswered);
  // A hint stands in the line of the answer, whose space is reserved.
  const line = hint?.text ?? (answer && summaryOf(answer));

  function quoteRequestOf(typed: Enquiry): QuoteRequest {
    // Computed again: the shown answer may be to an earlier text.
    const current = answerTo(typed);
    const vehicle = current.vehicle?.choice?.vehicle.id;
    return {
      trip: { enquiry: typed, vehicle, kilometres: current.kilometres },
      message: enquiryMessage(typed, messageLines(current)),
    };
  }

  /** Enter, or a phone's Go key, leads to the answer if there is one. Otherwise it submits the form. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isField = (event.target as HTMLElement).matches("input, select");
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || !isField) return;
    const typed = formRef.current && enquiryOf(formRef.current);
    if (!typed || !hasAnswer(answerTo(typed))) return;
    event.preventDefault();
    answerNow(typed);
    openAnswer();
  }

  /** Folds the fields, which on a phone would take half of the window. */
  function openAnswer(): void {
    flushSync(() => setFolded(true));
    focusAnswer(formRef.current);
  }

  function openFields(): void {
    formRef.current?.querySelector<HTMLElement>("[name=from]")?.focus();
  }

  const isFoldedNow = isFolded && isAnswered;
  return (
    <EnquiryForm
      {...formProps}
      data-service={service}
      data-folded={isFoldedNow ? "" : undefined}
      heading={orderStrip.title}
      line={
        isAnswered && !hint ? (
          <button className="order-form__jump text-button" type="button" onClick={openAnswer}>
            {line}
          </button>
        ) : (
          line || (service === "on-demand" ? orderStrip.onDemandNote : orderStrip.note)
        )
      }
      lineKind={hint ? "hint" : line ? "answer" : "note"}
    >
      {enquiry && isFoldedNow && (
        <p className="order-form__folded">
          {enquirySummary(enquiry)}
          <button className="text-button" type="button" onClick={openFields}>
            {orderStrip.change}
          </button>
        </p>
      )}
      <FieldBar
        service={service}
        send={orderStrip.send}
        redacted={redacted}
        onKeyDown={handleKeyDown}
        onFocus={() => setFolded(false)}
      >
        <TripFields
          service={service}
          defaultFrom={defaultValues?.from}
          isDayEmpty={!enquiry?.date}
          redacted={redacted}
          hinted={hint?.field}
          onChooseDay={scrollOnceAnswered}
        />
      </FieldBar>
      {enquiry && <MeantPlaces form={formRef} enquiry={enquiry} />}
      {enquiry && isAnswered && <TripAnswerView enquiry={enquiry} answer={answer} onChange={changeOptions} />}
      {enquiry && answer && (
        <DebouncedStatus
          text={[sayMeantPlaces(enquiry), isAnswered && !hint ? announcementOf(answer) : line]
            .filter(Boolean)
            .join(" ")}
        />
      )}
    </EnquiryForm>
  );
}

/** "Mohali to Ludhiana · 900 kg of tiles · Tuesday 5 January 2027, morning" */
function enquirySummary(enquiry: Enquiry): string {
  const { from, to, load } = enquiry;
  const { pair } = orderStrip.answer.route;
  const trip = from && to ? pair(placeIn(from) ?? from, placeIn(to) ?? to) : from || to;
  return [trip, load, whenOf(enquiry)].filter(Boolean).join(" · ");
}
