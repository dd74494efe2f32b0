import { type FormEvent, type RefObject, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { enquiryMessage } from "#content/en/enquiry-message.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { rules } from "#content/en/rules.ts";
import { site } from "#content/en/site.ts";
import {
  dayParts,
  type Enquiry,
  type EnquiryService,
  enquiryLimits,
  enquiryQuery,
  readEnquiry,
} from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { prefersReducedMotion } from "#web/browser/reduced-motion.ts";
import { consumeTripEdit, prefillWithTrip } from "#web/forms/contact-prefill.ts";
import { dayAhead } from "#web/forms/day-ahead.ts";
import { jumpTo } from "#web/navigation/after-route-effects.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { LateStatus } from "#web/ui/late-status/late-status.tsx";
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Answer } from "./answer.tsx";
import { readLoadLine } from "./read-load.ts";
import { type Fact, placeIn, sentences } from "./trip-answer.ts";
import { summaryOf, useTrip } from "./use-trip.ts";

const { parts } = orderStrip;

/** First those where assured bookings are picked up, then the other places that the site names. */
const suggestions = new Set<string>([
  ...rules.assuredBooking.clusters,
  ...orderStrip.places.map(({ name }) => name),
]);

/** What was typed, kept while the visitor looks at another page: of trips, and of a company's fleet. */
const remembered: { trip?: Enquiry | undefined; fleet?: Enquiry | undefined } = {};

/**
 * The strip's form. Its fields keep what is typed themselves, because the visitor may type before this code arrives.
 */
export function OrderForm({ service }: { readonly service?: EnquiryService | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [settled, setSettled] = useState<Enquiry>();
  const filled = service && orderStrip.filled[service];
  // A company with a fleet asks for no trip: the strip has other words, and no answer.
  const fleet = service === "corporate" ? orderStrip.fleet : undefined;
  const kind = fleet ? "fleet" : "trip";
  const words = { ...orderStrip.fields, ...fleet?.fields };
  const note = service === "on-demand" ? orderStrip.onDemandNote : (fleet ?? orderStrip).note;
  const callOff = useRef((): void => {});
  const today = useToday();
  const trip = useTrip(fleet ? undefined : settled, today);
  const latest = useRef(trip);
  useEffect(() => {
    latest.current = trip;
  }, [trip]);
  const factOf = (id: string) => trip?.facts.find((fact) => fact.id === id);
  // What is missing or wrong is no answer. It stands in the line of the answer, which has its room already.
  const dayFact = factOf("day");
  const loadFact = trip?.load ? undefined : factOf("vehicle");
  const hint =
    (dayFact && sentences([dayFact.title, ...dayFact.lines])) ??
    (loadFact && sayLoadHint(loadFact, settled?.load ?? ""));
  const line = hint ?? (trip && summaryOf(trip));
  const hasTrip = settled?.from && settled.to && trip;
  const hasAnswer = trip && (trip.load || hasTrip);
  const status =
    hasAnswer && !hint ? sentences(trip.facts.map(({ label, title }) => `${label}: ${title}`)) : line;
  useShowStrip(form);
  // Leaving a field may bring the answer between press and click: what was pressed to send does send.
  const isPressedToSend = useRef(false);
  // The day is asked for last: who has chosen it has typed the rest and waits for the answer.
  const isDayChosen = useRef(false);
  useEffect(() => {
    if (!settled || !isDayChosen.current) return;
    isDayChosen.current = false;
    showAnswer(form.current?.querySelector(".trip-answer"));
  }, [settled]);

  /** Follows what is typed. A field that has the focus is not judged before it is left: half a word is no place. */
  function follow(): void {
    if (!form.current) return;
    const next = readEnquiry(fieldsOf(form.current));
    remembered[kind] = next;
    const focused = document.activeElement?.getAttribute("name");
    // The fields show by themselves what is typed. Packing a full truck takes some hundredths of a second.
    callOff.current();
    callOff.current = afterPaint(() =>
      startTransition(() => setSettled((before) => next && settle(next, focused, before))),
    );
  }

  // What was typed before this code came, or before the visitor looked at another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    const isTouched = controlsOf(form.current).some(isChanged);
    const earlier = remembered[kind];
    if (!isTouched && earlier) fill(form.current, earlier);
    if (isTouched || earlier) follow();
  }, []);

  /** @param ahead how many days from now. */
  function chooseDay(ahead: number): void {
    const day = form.current?.elements.namedItem("date");
    if (day instanceof HTMLInputElement) day.value = dayAhead(ahead);
    isDayChosen.current = true;
    follow();
  }

  function update(): void {
    if (isPressedToSend.current) form.current?.requestSubmit();
    else showAnswer(form.current?.querySelector(".trip-answer"));
    isPressedToSend.current = false;
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const enquiry = readEnquiry(fieldsOf(event.currentTarget));
    // The message repeats the answer, which may not be there yet.
    callOff.current();
    flushSync(() => setSettled(enquiry));
    const { lines, choice } = latest.current ?? {};
    if (enquiry) prefillWithTrip({ enquiry, vehicle: choice?.vehicle.id }, enquiryMessage(enquiry, lines));
    navigate(paths.contact);
  }

  return (
    <form
      className="order-form container"
      data-service={service}
      method="get"
      action={paths.contact}
      aria-labelledby="order-form-title"
      ref={form}
      onSubmit={send}
      onInput={follow}
      onBlur={follow}
    >
      <header className="order-form__head" data-live={line ? "" : undefined}>
        <h2 id="order-form-title" className="part-title">
          {(fleet ?? orderStrip).title}
        </h2>
        <p id="order-form-line" data-hint={hint && ""}>
          {line || note} {!line && fleet && <PhoneLink number={site.phones[0]} />}
        </p>
      </header>
      <div className="order-form__bar">
        <Place name="from" words={words.from} filled={filled?.from} />
        {!fleet && <Place name="to" words={words.to} />}
        <label className="order-form__field" data-field="load">
          <span>{words.load.label}</span>
          <input
            type="text"
            name="load"
            placeholder={words.load.example}
            defaultValue={filled?.load}
            maxLength={enquiryLimits.load}
            autoComplete="off"
            aria-label={words.load.label}
            aria-describedby={loadFact && hint && "order-form-line"}
          />
        </label>
        <fieldset className="order-form__field" data-field="when">
          <legend>{words.when.label}</legend>
          {today && (
            <div className="order-form__days">
              {orderStrip.fields.when.days.map((label, ahead) => (
                <button key={label} type="button" onClick={() => chooseDay(ahead)}>
                  {label}
                </button>
              ))}
            </div>
          )}
          <input
            type="date"
            name="date"
            aria-label={words.when.day}
            data-empty={settled?.date ? undefined : ""}
            aria-describedby={dayFact && "order-form-line"}
            min={today}
          />
          {!fleet && (
            <select
              name="part"
              aria-label={orderStrip.fields.when.part}
              onChange={() => {
                isDayChosen.current = true;
              }}
            >
              <option value="">{parts.any}</option>
              {(Object.keys(dayParts) as (keyof typeof dayParts)[]).map((part) => (
                <option key={part} value={part}>
                  {parts[part]}
                </option>
              ))}
            </select>
          )}
        </fieldset>
        {service && <input type="hidden" name="service" value={service} />}
        {/* One element, so that it keeps the focus when the answer takes over the sending. */}
        <button
          className="order-form__send"
          type={hasAnswer ? "button" : "submit"}
          data-quiet={hasAnswer ? "" : undefined}
          onPointerDown={() => {
            isPressedToSend.current = !hasAnswer;
          }}
          onClick={hasAnswer ? update : undefined}
        >
          {hasAnswer ? orderStrip.update : (fleet ?? orderStrip).send} {!hasAnswer && <ArrowRightIcon />}
        </button>
      </div>
      <datalist id="order-form-places">
        {[...suggestions].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {settled && hasAnswer && <Answer enquiry={settled} trip={trip} load={trip.load} />}
      {trip && <LateStatus text={status ?? ""} />}
    </form>
  );
}

/**
 * The enquiry as far as it may be answered. A place that the visitor is still typing counts once it is known; while a
 * load is being changed and cannot be read, the answer stays that to the load before.
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
  // Packing is not repeated for nothing.
  return before && enquiryQuery(before) === enquiryQuery(settled) ? before : settled;
}

/** Longer loads are no example of themselves: a hint has the room of two lines on a phone. */
const longestExample = 14;

/** What a load lacks, with the load itself as the example of how to write it: "sofa" is as much of a load as a weight. */
function sayLoadHint({ lines }: Fact, load: string): string {
  const { loadHint, vehicle } = orderStrip.answer;
  const isNamed = lines.includes(vehicle.howToWrite) && load.length <= longestExample;
  if (!isNamed) return sentences(lines);
  return /\p{Nd}/u.test(load) ? loadHint.several(load) : loadHint.one(load);
}

interface PlaceProps {
  readonly name: "from" | "to";
  readonly words: { readonly label: string; readonly example: string };
  readonly filled?: string | undefined;
}

function Place({ name, words: { label, example }, filled }: PlaceProps) {
  return (
    <label className="order-form__field" data-field={name}>
      <span>{label}</span>
      <input
        type="text"
        name={name}
        placeholder={example}
        defaultValue={filled}
        maxLength={enquiryLimits[name]}
        list="order-form-places"
        autoComplete="off"
      />
    </label>
  );
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

type Control = HTMLInputElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter((element): element is Control =>
    element.matches("[name]:not([type=hidden])"),
  );
}

/** No control of the form has a first choice other than its first option. */
function isChanged(control: Control): boolean {
  return control.value !== ("defaultValue" in control ? control.defaultValue : "");
}

function fill(form: HTMLFormElement, enquiry: Enquiry): void {
  for (const control of controlsOf(form)) control.value = enquiry[control.name as keyof Enquiry];
}

/** Brings the answer into the window where it is below it. */
function showAnswer(answer: Element | null | undefined): void {
  if (!answer || answer.getBoundingClientRect().top < window.innerHeight * 0.8) return;
  answer.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** A link with `?quote`, and the way back from Contact to change the trip, lead here and not to the top of the page. */
function useShowStrip(form: RefObject<HTMLFormElement | null>): void {
  const isWanted = useLocation().query.has("quote");
  useEffect(() => {
    if (!consumeTripEdit() && !isWanted) return;
    const from = form.current?.elements.namedItem("from");
    if (from instanceof HTMLElement) jumpTo(form.current, from);
  }, [form, isWanted]);
}

/** The visitor's day, once scripts run: the document is the same on every day. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayAhead(0)), []);
  return today;
}
