import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { enquiryMessage } from "#content/en/enquiry-message.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { rules } from "#content/en/rules.ts";
import {
  dayParts,
  type Enquiry,
  type EnquiryService,
  enquiryLimits,
  readEnquiry,
} from "#contract/enquiry.ts";
import { paths } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { prefillContactForm } from "#web/forms/contact-form-store.ts";
import { navigate } from "#web/navigation/hash-location.ts";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { Answer, type Finding } from "./answer.tsx";

const { fields: words, parts } = orderStrip;

/** First those where assured bookings are picked up, then the other places that the site names. */
const suggestions = new Set<string>([
  ...rules.assuredBooking.clusters,
  ...orderStrip.places.map(({ name }) => name),
]);

/** What was typed, kept while the visitor looks at another page. */
let remembered: Enquiry | undefined;

/**
 * The strip's form. Its fields keep what is typed themselves, because the visitor may type before this code arrives.
 */
export function OrderForm({ service }: { readonly service?: EnquiryService | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Enquiry>();
  const filled = service && orderStrip.filled[service];
  const finding = useRef<Finding>({ lines: [] });
  const callOff = useRef((): void => {});
  const today = useToday();

  function follow(): void {
    const next = form.current ? readEnquiry(fieldsOf(form.current)) : undefined;
    remembered = next;
    // The fields show by themselves what is typed. Packing a full truck takes some hundredths of a second.
    callOff.current();
    callOff.current = afterPaint(() => startTransition(() => setTyped(next)));
  }

  // What was typed before this code came, or before the visitor looked at another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is there
  useEffect(() => {
    if (!form.current) return;
    const isTouched = controlsOf(form.current).some(isChanged);
    if (!isTouched && remembered) fill(form.current, remembered);
    if (isTouched || remembered) follow();
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
    if (enquiry) prefillContactForm("order-strip", enquiryMessage(enquiry, finding.current.lines));
    navigate(paths.contact);
  }

  return (
    <form
      className="order-form container"
      method="get"
      action={paths.contact}
      aria-labelledby="order-form-title"
      ref={form}
      onSubmit={send}
      onInput={follow}
    >
      <header className="order-form__head">
        <h2 id="order-form-title" className="part-title">
          {orderStrip.title}
        </h2>
        <p>{orderStrip.note}</p>
      </header>
      <div className="order-form__bar">
        <Place name="from" filled={filled?.from} />
        <Place name="to" />
        <label className="order-form__field" data-field="load">
          <span>{words.load.label}</span>
          <input
            type="text"
            name="load"
            placeholder={words.load.example}
            defaultValue={filled?.load}
            maxLength={enquiryLimits.load}
            autoComplete="off"
          />
        </label>
        <fieldset className="order-form__field" data-field="when">
          <legend>{words.when.label}</legend>
          {today && (
            <div className="order-form__days">
              {words.when.days.map((label, ahead) => (
                <button key={label} type="button" onClick={() => chooseDay(ahead)}>
                  {label}
                </button>
              ))}
            </div>
          )}
          <input type="date" name="date" aria-label={words.when.day} min={today} />
          <select name="part" aria-label={words.when.part}>
            <option value="">{parts.any}</option>
            {(Object.keys(dayParts) as (keyof typeof dayParts)[]).map((part) => (
              <option key={part} value={part}>
                {parts[part]}
              </option>
            ))}
          </select>
        </fieldset>
        {service && <input type="hidden" name="service" value={service} />}
        <button className="order-form__send" type="submit">
          {orderStrip.send} <ArrowRightIcon />
        </button>
      </div>
      <datalist id="order-form-places">
        {[...suggestions].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {typed && <Answer enquiry={typed} today={today} finding={finding} />}
    </form>
  );
}

interface PlaceProps {
  readonly name: "from" | "to";
  readonly filled?: string | undefined;
}

function Place({ name, filled }: PlaceProps) {
  return (
    <label className="order-form__field" data-field={name}>
      <span>{words[name].label}</span>
      <input
        type="text"
        name={name}
        placeholder={words[name].example}
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

/** The visitor's day, once scripts run: the document is the same on every day. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayAhead(0)), []);
  return today;
}

/** The day so many days from now, "2026-12-24", by the visitor's clock. */
function dayAhead(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}
