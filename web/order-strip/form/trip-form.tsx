import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { enquiryMessage, whenOf } from "#content/en/enquiry-message.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { dayParts, type Enquiry, type EnquiryService } from "#contract/enquiry.ts";
import { homeQuote } from "#contract/routes.ts";
import { DebouncedStatus } from "#web/ui/debounced-status/debounced-status.tsx";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { announcementOf, hasAnswer, messageLines, summaryOf } from "../answer/trip-answer.ts";
import type { QuoteRequest } from "../quote/quote-request.ts";
import { placeIn } from "../trip/places.ts";
import { TripAnswerView } from "../view/trip-answer-view.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MeantPlaces, sayMeantPlaces } from "./meant-places.tsx";
import { DateField, OrderTextField, useToday } from "./order-fields.tsx";
import { focusAnswer, scrollToAnswer, scrollToFirstAnswer } from "./scroll-to-answer.ts";
import { useDeferredEnquiry } from "./use-deferred-enquiry.ts";
import { useTripAnswer } from "./use-trip-answer.ts";

const { fields, parts } = orderStrip;

/** The strip's form for a trip, with the answer below its fields. */
export function TripForm({ service }: { readonly service?: EnquiryService | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const { enquiry, deferEnquiry, answerNow } = useDeferredEnquiry();
  const [isFolded, setFolded] = useState(false);
  const today = useToday();
  const { answer, answerTo, changeOptions } = useTripAnswer(enquiry);
  const { hint } = answer ?? {};
  // A hint stands in the line of the answer, whose space is reserved.
  const line = hint?.text ?? (answer && summaryOf(answer));
  const isAnswered = answer !== undefined && hasAnswer(answer);
  const said = isAnswered && !hint ? announcementOf(answer) : line;
  const status = [enquiry && sayMeantPlaces(enquiry), said].filter(Boolean).join(" ");
  // The day is the last field. A visitor who has chosen the day waits for the answer.
  const isDayChosen = useRef(false);
  useEffect(() => {
    if (!enquiry || !isDayChosen.current) return;
    isDayChosen.current = false;
    scrollToAnswer(form.current);
  }, [enquiry]);
  useEffect(() => {
    if (isAnswered) scrollToFirstAnswer(form.current);
  }, [isAnswered]);

  function noteDay(): void {
    isDayChosen.current = true;
  }

  function handleEnter(typed: Enquiry): boolean {
    if (!hasAnswer(answerTo(typed))) return false;
    answerNow(typed);
    openAnswer();
    return true;
  }

  function quoteRequestOf(typed: Enquiry): QuoteRequest {
    // Computed again: the shown answer may be to an earlier text.
    const current = answerTo(typed);
    const vehicle = current.vehicle?.choice?.vehicle.id;
    return {
      trip: { enquiry: typed, vehicle, kilometres: current.kilometres },
      message: enquiryMessage(typed, messageLines(current)),
    };
  }

  /** Folds the fields, which on a phone would take half of the window. */
  function openAnswer(): void {
    flushSync(() => setFolded(true));
    focusAnswer(form.current);
  }

  function openFields(): void {
    form.current?.querySelector<HTMLElement>("[name=from]")?.focus();
  }

  return (
    <EnquiryForm
      form={form}
      kind="trip"
      service={service}
      title={orderStrip.title}
      line={
        isAnswered && !hint ? (
          <button className="order-form__jump" type="button" onClick={openAnswer}>
            {line}
          </button>
        ) : (
          line || (service === "on-demand" ? orderStrip.onDemandNote : orderStrip.note)
        )
      }
      lineKind={hint ? "hint" : line ? "answer" : "note"}
      onEnquiry={deferEnquiry}
      onEnter={handleEnter}
      quoteRequestOf={quoteRequestOf}
      onEdit={() => setFolded(false)}
      folded={
        enquiry &&
        isFolded &&
        isAnswered && (
          <p className="order-form__folded">
            {enquirySummary(enquiry)}
            <button type="button" onClick={openFields}>
              {orderStrip.change}
            </button>
          </p>
        )
      }
      fields={
        <>
          <OrderTextField
            id={service ? undefined : homeQuote}
            name="from"
            words={fields.from}
            defaultValue={service && orderStrip.initialValues[service]?.from}
          />
          <OrderTextField name="to" words={fields.to} />
          <OrderTextField name="load" words={fields.load} isHinted={hint?.field === "load"} />
          <DateField
            words={fields.when}
            isEmpty={!enquiry?.date}
            today={today}
            isHinted={hint?.field === "date"}
            onChoose={noteDay}
          >
            <select name="part" aria-label={fields.when.part} onChange={noteDay}>
              <option value="">{parts.any}</option>
              {(Object.keys(dayParts) as (keyof typeof dayParts)[]).map((part) => (
                <option key={part} value={part}>
                  {parts[part]}
                </option>
              ))}
            </select>
          </DateField>
          <button className="order-form__send" type="submit">
            {orderStrip.send} <ArrowRightIcon />
          </button>
        </>
      }
    >
      {enquiry && <MeantPlaces form={form} enquiry={enquiry} />}
      {enquiry && isAnswered && <TripAnswerView enquiry={enquiry} answer={answer} onChange={changeOptions} />}
      {answer && <DebouncedStatus text={status} />}
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
