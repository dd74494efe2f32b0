import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { enquiryMessage } from "#content/en/enquiry-message.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { dayParts, type Enquiry, type EnquiryService, enquiryQuery } from "#contract/enquiry.ts";
import { homeQuote } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { LateStatus } from "#web/ui/late-status/late-status.tsx";
import { askAbout } from "./asked-trip.ts";
import { EnquiryForm } from "./enquiry-form.tsx";
import { DateField, OrderTextField, useToday } from "./order-fields.tsx";
import { placeIn } from "./places.ts";
import { readLoadLine } from "./read-load.ts";
import { announcementOf, hasAnswer, messageLines, summaryOf } from "./trip-answer.ts";
import { TripAnswerView } from "./trip-answer-view.tsx";
import { useTripAnswer } from "./use-trip-answer.ts";

const { fields, parts } = orderStrip;

/** The strip's form for a trip, with the answer to what is typed below its fields. */
export function TripForm({ service }: { readonly service?: EnquiryService | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [settled, setSettled] = useState<Enquiry>();
  const [isFolded, setFolded] = useState(false);
  const today = useToday();
  const { answer, answerTo, changeOptions } = useTripAnswer(settled);
  const { hint } = answer ?? {};
  // A hint stands in the line of the answer, which has its room already.
  const line = hint?.text ?? (answer && summaryOf(answer));
  const isAnswered = answer !== undefined && hasAnswer(answer);
  const status = isAnswered && !hint ? announcementOf(answer) : line;
  const cancelUpdate = useRef((): void => {});
  // The day is the last field. A visitor who has chosen it waits for the answer.
  const isDayChosen = useRef(false);
  useEffect(() => {
    if (!settled || !isDayChosen.current) return;
    isDayChosen.current = false;
    showAnswer(form.current);
  }, [settled]);

  function follow(next: Enquiry | undefined): void {
    const focused = document.activeElement?.getAttribute("name");
    // The fields show by themselves what is typed. Packing a full truck takes some hundredths of a second.
    cancelUpdate.current();
    cancelUpdate.current = afterPaint(() =>
      startTransition(() => setSettled((before) => next && settle(next, focused, before))),
    );
  }

  function noteDay(): void {
    isDayChosen.current = true;
  }

  function showAnswerTo(enquiry: Enquiry): boolean {
    if (!hasAnswer(answerTo(enquiry))) return false;
    cancelUpdate.current();
    flushSync(() => setSettled(enquiry));
    readAnswer();
    return true;
  }

  function askForPrice(enquiry: Enquiry): void {
    // What is shown may be the answer to what was typed a moment ago.
    const sent = answerTo(enquiry);
    const vehicle = sent.vehicle?.choice?.vehicle.id;
    const message = enquiryMessage(enquiry, messageLines(sent));
    askAbout({ enquiry, vehicle, kilometres: sent.kilometres }, "trip", message);
  }

  /** To the answer alone: on a phone the fields would take half of the window. */
  function readAnswer(): void {
    flushSync(() => setFolded(true));
    goToAnswer(form.current);
  }

  function change(): void {
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
          <button className="order-form__jump" type="button" onClick={readAnswer}>
            {line}
          </button>
        ) : (
          line || (service === "on-demand" ? orderStrip.onDemandNote : orderStrip.note)
        )
      }
      lineKind={hint ? "hint" : line ? "answer" : "note"}
      onFollow={follow}
      onEnter={showAnswerTo}
      onSend={askForPrice}
      onEdit={() => setFolded(false)}
      folded={
        settled &&
        isFolded &&
        isAnswered && (
          <p className="order-form__folded">
            {tripOf(settled)}
            <button type="button" onClick={change}>
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
            isEmpty={!settled?.date}
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
      {settled && isAnswered && <TripAnswerView enquiry={settled} answer={answer} onChange={changeOptions} />}
      {answer && <LateStatus text={status ?? ""} />}
    </EnquiryForm>
  );
}

/**
 * The enquiry that is answered. A place that is still being typed counts once it is known. While a load is being changed
 * and cannot be read, the load before stays answered.
 */
function settle(next: Enquiry, focused: string | null | undefined, before: Enquiry | undefined): Enquiry {
  const isOpen = (name: "from" | "to"): boolean => name === focused && !placeIn(next[name]);
  const isReadable = ["boxes", "weight"].includes(readLoadLine(next.load).kind);
  const settled = {
    ...next,
    from: isOpen("from") ? "" : next.from,
    to: isOpen("to") ? "" : next.to,
    load: focused !== "load" || isReadable || next.load === "" ? next.load : (before?.load ?? ""),
  };
  // The same enquiry is not answered again.
  return before && enquiryQuery(before) === enquiryQuery(settled) ? before : settled;
}

/** "Mohali to Ludhiana · 900 kg of tiles" */
function tripOf({ from, to, load }: Enquiry): string {
  const trip =
    from && to ? orderStrip.answer.route.pair(placeIn(from) ?? from, placeIn(to) ?? to) : from || to;
  return [trip, load].filter(Boolean).join(" · ");
}

/** Scrolls to the answer, with what is above it in the form, if it does not begin in the window's upper half. */
function showAnswer(form: HTMLFormElement | null): void {
  const answer = form?.querySelector(".trip-answer");
  const top = answer?.getBoundingClientRect().top ?? 0;
  if (!answer || (top > 0 && top < window.innerHeight / 2)) return;
  answer.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** Shows the answer and focuses it: the keyboard goes on from there, and a phone's closes. */
function goToAnswer(form: HTMLFormElement | null): void {
  showAnswer(form);
  form?.querySelector<HTMLElement>(".trip-answer")?.focus({ preventScroll: true });
}
