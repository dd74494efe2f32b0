import { type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { quoteForm } from "#content/en/quote-form.ts";
import { quoteRequestMessage, whenOf } from "#content/messages/quote-request-message.ts";
import type { QuoteRequest, QuoteService } from "#contract/quote-request.ts";
import { isComposing } from "#web/browser/is-composing.ts";
import { DebouncedStatus } from "#web/ui/debounced-status/debounced-status.tsx";
import { announcementOf, hasAnswer, messageLines, summaryOf } from "../answer/trip-answer.ts";
import type { QuoteWithMessage } from "../request/requested-quote.ts";
import { placeIn } from "../trip/places.ts";
import { TripAnswerView } from "../view/trip-answer-view.tsx";
import { DidYouMean, sayDidYouMean } from "./did-you-mean.tsx";
import { FieldBar, FormFrame } from "./form-frame.tsx";
import { TripFields } from "./trip-fields.tsx";
import { useDeferredRequest } from "./use-deferred-request.ts";
import { requestIn, useQuoteForm } from "./use-quote-form.ts";
import { focusAnswer, useScrollToAnswer } from "./use-scroll-to-answer.ts";
import { useTripAnswer } from "./use-trip-answer.ts";

/** The quote form for a trip, with the answer below its fields. */
export function TripForm({ service }: { readonly service?: QuoteService | undefined }) {
  const { request, deferRequest, answerNow } = useDeferredRequest();
  const { answer, answerTo, changeOptions } = useTripAnswer(request);
  const { formRef, formProps, defaultValues, redacted, asked } = useQuoteForm({
    kind: "trip",
    service,
    onRequest: deferRequest,
    quoteOf,
  });
  const [isFolded, setFolded] = useState(false);
  const hint = asked ? { field: asked, text: quoteForm.empty } : answer?.hint;
  const isAnswered = answer !== undefined && hasAnswer(answer);
  const scrollOnceAnswered = useScrollToAnswer(formRef, request, isAnswered);
  // A hint stands in the line of the answer, whose space is reserved.
  const line = hint?.text ?? (answer && summaryOf(answer));

  function quoteOf(typed: QuoteRequest): QuoteWithMessage {
    // Computed again: the shown answer may be to an earlier text.
    const current = answerTo(typed);
    const vehicle = current.vehicle?.choice?.vehicle.id;
    return {
      quote: { request: typed, vehicle, kilometres: current.kilometres },
      message: quoteRequestMessage(typed, messageLines(current)),
    };
  }

  /** Enter, or a phone's Go key, leads to the answer if there is one. Otherwise it submits the form. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isField = (event.target as HTMLElement).matches("input, select");
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || !isField) return;
    const typed = formRef.current && requestIn(formRef.current);
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
    <FormFrame
      {...formProps}
      data-service={service}
      data-folded={isFoldedNow ? "" : undefined}
      heading={quoteForm.title}
      line={
        isAnswered && !hint ? (
          <button className="quote-form__jump text-button" type="button" onClick={openAnswer}>
            {line}
          </button>
        ) : (
          line || (service === "on-demand" ? quoteForm.onDemandNote : quoteForm.note)
        )
      }
      lineKind={hint ? "hint" : line ? "answer" : "note"}
    >
      {request && isFoldedNow && (
        <p className="quote-form__folded">
          {requestSummary(request)}
          <button className="text-button" type="button" onClick={openFields}>
            {quoteForm.change}
          </button>
        </p>
      )}
      <FieldBar
        service={service}
        send={quoteForm.send}
        redacted={redacted}
        onKeyDown={handleKeyDown}
        onFocus={() => setFolded(false)}
      >
        <TripFields
          service={service}
          defaultFrom={defaultValues?.from}
          isDayEmpty={!request?.date}
          redacted={redacted}
          hinted={hint?.field}
          onChooseDay={scrollOnceAnswered}
        />
      </FieldBar>
      {request && <DidYouMean form={formRef} request={request} />}
      {request && isAnswered && <TripAnswerView request={request} answer={answer} onChange={changeOptions} />}
      {request && answer && (
        <DebouncedStatus
          text={[sayDidYouMean(request), isAnswered && !hint ? announcementOf(answer) : line]
            .filter(Boolean)
            .join(" ")}
        />
      )}
    </FormFrame>
  );
}

/** "Mohali to Ludhiana · 900 kg of tiles · Tuesday 5 January 2027, morning" */
function requestSummary(request: QuoteRequest): string {
  const { from, to, load } = request;
  const { pair } = quoteForm.answer.route;
  const trip = from && to ? pair(placeIn(from) ?? from, placeIn(to) ?? to) : from || to;
  return [trip, load, whenOf(request)].filter(Boolean).join(" · ");
}
