import { type FormEvent, type RefObject, startTransition, useEffect, useMemo, useRef, useState } from "react";
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
import { PhoneLink } from "#web/ui/phone-link/phone-link.tsx";
import { Answer, type TripSummary } from "./answer.tsx";
import { answerTrip, type Fact, sentences } from "./trip-answer.ts";

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
  const [typed, setTyped] = useState<Enquiry>();
  const filled = service && orderStrip.filled[service];
  // A company with a fleet asks for no trip: the strip has other words, and no answer.
  const fleet = service === "corporate" ? orderStrip.fleet : undefined;
  const kind = fleet ? "fleet" : "trip";
  const words = { ...orderStrip.fields, ...fleet?.fields };
  const note = service === "on-demand" ? orderStrip.onDemandNote : (fleet ?? orderStrip).note;
  const summary = useRef<TripSummary>({ lines: [] });
  const callOff = useRef((): void => {});
  const today = useToday();
  const answer = useMemo(() => {
    return typed && !fleet ? answerTrip(typed, today) : undefined;
  }, [typed, today, fleet]);
  const factOf = (id: string) => answer?.facts.find((fact) => fact.id === id);
  // What is missing or wrong is said at its field, and is no answer.
  const loadFact = answer?.load ? undefined : factOf("vehicle");
  const loadHint = useLate(loadFact && sayLoadHint(loadFact, typed?.load ?? ""));
  const dayFact = factOf("day");
  useShowAnswer(form, typed);
  useShowStrip(form);

  function follow(): void {
    const next = form.current ? readEnquiry(fieldsOf(form.current)) : undefined;
    remembered[kind] = next;
    // The fields show by themselves what is typed. Packing a full truck takes some hundredths of a second.
    callOff.current();
    callOff.current = afterPaint(() => startTransition(() => setTyped(next)));
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
    follow();
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const enquiry = readEnquiry(fieldsOf(event.currentTarget));
    // The message repeats the answer, which may not be there yet.
    callOff.current();
    flushSync(() => setTyped(enquiry));
    const { lines, vehicle } = summary.current;
    if (enquiry) prefillWithTrip({ enquiry, vehicle }, enquiryMessage(enquiry, lines));
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
    >
      <header className="order-form__head">
        <h2 id="order-form-title" className="part-title">
          {(fleet ?? orderStrip).title}
        </h2>
        <p>
          {note} {fleet && <PhoneLink number={site.phones[0]} />}
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
            aria-describedby={loadHint && "order-form-load-hint"}
          />
          {loadHint && <Hint id="order-form-load-hint" text={loadHint} />}
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
            aria-describedby={dayFact && "order-form-day-hint"}
            min={today}
          />
          {!fleet && (
            <select name="part" aria-label={orderStrip.fields.when.part}>
              <option value="">{parts.any}</option>
              {(Object.keys(dayParts) as (keyof typeof dayParts)[]).map((part) => (
                <option key={part} value={part}>
                  {parts[part]}
                </option>
              ))}
            </select>
          )}
          {dayFact && <Hint id="order-form-day-hint" text={textOf(dayFact)} />}
        </fieldset>
        {service && <input type="hidden" name="service" value={service} />}
        <button className="order-form__send" type="submit">
          {(fleet ?? orderStrip).send} <ArrowRightIcon />
        </button>
      </div>
      <datalist id="order-form-places">
        {[...suggestions].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {typed && answer && <Answer enquiry={typed} answer={answer} summary={summary} />}
    </form>
  );
}

/** What is missing or wrong in a field, below it. */
function Hint({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <small className="order-form__hint" id={id}>
      {text}
    </small>
  );
}

function textOf({ title, lines }: Fact): string {
  return sentences([title, ...lines]);
}

/** Longer loads are no example of themselves. */
const longestExample = 30;

/** What a load lacks, with the load itself as the example of how to write it: "sofa" is as much of a load as a weight. */
function sayLoadHint(fact: Fact, load: string): string {
  const { loadHint, vehicle } = orderStrip.answer;
  const isNamed = fact.lines.includes(vehicle.howToWrite) && load.length <= longestExample;
  if (!isNamed) return textOf(fact);
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

/** How long typing has to pause before the load's hint comes, in milliseconds: half of "900 kg" needs none. */
const hintPause = 900;

/** The text once it has stood for a moment; gone at once when there is none. */
function useLate(text: string | undefined): string | undefined {
  const [late, setLate] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLate(text), text === undefined ? 0 : hintPause);
    return () => clearTimeout(timer);
  }, [text]);
  return text && late;
}

/**
 * Once from, to, load and day are filled in, brings the strip to the top of the window if the one line that answers it
 * is out of view: the visitor would not know that there is an answer. Once only, and never while a page is restored.
 */
function useShowAnswer(form: RefObject<HTMLFormElement | null>, typed: Enquiry | undefined): void {
  const isDone = useRef(remembered.trip !== undefined);
  useEffect(() => {
    if (isDone.current || !(typed?.from && typed.to && typed.load && typed.date)) return;
    isDone.current = true;
    const line = form.current?.querySelector(".trip-answer__summary");
    const height = window.visualViewport?.height ?? window.innerHeight;
    // Near the lower edge the line is easily missed, and what it stands for is below the edge.
    if (line && line.getBoundingClientRect().bottom > 0.75 * height) {
      form.current?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
    }
  }, [form, typed]);
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
