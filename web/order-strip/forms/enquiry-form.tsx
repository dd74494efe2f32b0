import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { rules } from "#content/en/rules.ts";
import { type Enquiry, type EnquiryService, enquiryIn } from "#contract/enquiry.ts";
import { paths, quoteParameter } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { nonEmpty, readFields } from "#web/drafts/field-values.ts";
import type { FormDrafts } from "#web/drafts/form-drafts.ts";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { askAbout, changeAsked, type TripRequest } from "../drafts/asked-trip.ts";
import { stripDrafts } from "../drafts/strip-drafts.ts";
import { againId, FieldsToRetype, lineId, placesId } from "./order-fields.tsx";

/** Places where assured bookings are picked up come first, then the others that the site names. */
const suggestions = new Set<string>([
  ...rules.assuredBooking.clusters,
  ...orderStrip.places.map(({ name }) => name),
]);

export interface EnquiryFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly kind: "trip" | "corporate";
  readonly service?: EnquiryService | undefined;
  readonly title: string;
  /** Beside the title: a note, the answer in one line, or what is missing or wrong in a field. */
  readonly line: ReactNode;
  readonly lineKind?: "note" | "answer" | "hint";
  readonly fields: ReactNode;
  /** On a phone this line stands in the place of the fields until one of them gets the focus. */
  readonly folded?: ReactNode;
  readonly children?: ReactNode;
  /** Gets what the fields hold after each change; undefined when they are empty. */
  onFollow(enquiry: Enquiry | undefined): void;
  /** A field or the bar's button got the focus. */
  onEdit?(): void;
  /**
   * Gets what the fields hold when Enter is pressed in one of them, or the Go key of a phone.
   *
   * @returns whether that was the answer to the key: otherwise it submits the form.
   */
  onEnter?(enquiry: Enquiry): boolean;
  /** What the form asks for when it is submitted with these fields. */
  requestOf(enquiry: Enquiry): TripRequest;
}

/**
 * The frame of both forms of the strip. The fields keep what is typed themselves, because the visitor may type before
 * this code arrives.
 */
export function EnquiryForm({ form, kind, service, onFollow, requestOf, ...shown }: EnquiryFormProps) {
  const { lineKind = "note" } = shown;
  const drafts: FormDrafts<Readonly<Record<string, string>>> = stripDrafts[kind];
  useFocusFrom(form);

  function follow(): void {
    if (!form.current) return;
    const enquiry = enquiryOf(form.current);
    if (enquiry) drafts.save(readFields(form.current, drafts.emptyFields));
    else drafts.clear();
    onFollow(enquiry);
  }

  // By the time it is asked for, an option in the answer may have changed.
  const latestRequestOf = useRef(requestOf);
  useLayoutEffect(() => {
    latestRequestOf.current = requestOf;
  });
  const cancelChange = useRef((): void => {});
  function change(): void {
    follow();
    cancelChange.current();
    cancelChange.current = afterPaint(() => {
      const enquiry = form.current && enquiryOf(form.current);
      if (enquiry) changeAsked(kind, () => latestRequestOf.current(enquiry));
    });
  }

  const { formProps, retype } = useFormDraft(drafts, {
    formRef: form,
    rendered: service && orderStrip.initialValues[service],
    onFill(fields, typed) {
      // What is filled in beforehand is no trip yet.
      if (Object.keys({ ...nonEmpty(fields), ...typed }).length > 0) follow();
    },
  });
  const toRetype = retype.names;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const enquiry = enquiryOf(event.currentTarget);
    if (enquiry) askAbout(kind, requestOf(enquiry));
    else navigate(paths.contact);
  }

  function answerEnter(event: KeyboardEvent<HTMLFormElement>): void {
    const field = event.target as HTMLInputElement;
    const isOfForm = field.matches("input, select") && field.form === event.currentTarget;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isOfForm) return;
    const enquiry = enquiryOf(event.currentTarget);
    if (enquiry && shown.onEnter?.(enquiry)) event.preventDefault();
  }

  return (
    <form
      className="order-form container"
      data-service={service}
      data-folded={shown.folded ? "" : undefined}
      method="get"
      action={paths.contact}
      {...formProps}
      aria-labelledby="order-form-title"
      onSubmit={send}
      onKeyDown={answerEnter}
      onInput={change}
      onFocus={({ target }) => target.closest(".order-form__bar") && shown.onEdit?.()}
      onBlur={follow}
    >
      <header className="order-form__head" data-live={lineKind === "note" ? undefined : ""}>
        <h2 id="order-form-title" className="part-title">
          {shown.title}
        </h2>
        <p id={lineId} data-hint={lineKind === "hint" ? "" : undefined}>
          {shown.line}
        </p>
      </header>
      {shown.folded}
      <div className="order-form__bar order-sheet">
        <FieldsToRetype value={toRetype}>{shown.fields}</FieldsToRetype>
        {service && <input type="hidden" name="service" value={service} />}
      </div>
      {toRetype.length > 0 && (
        <p className="order-form__again" id={againId}>
          {formMessages.maskedNumber.text}
        </p>
      )}
      <datalist id={placesId}>
        {[...suggestions].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      {shown.children}
    </form>
  );
}

function enquiryOf(form: HTMLFormElement): Enquiry | undefined {
  return enquiryIn(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/**
 * A link with `quoteParameter` leads to the strip (web/navigation/go-to.ts). Its first field gets the focus when this
 * code comes, unless the visitor has it somewhere else by then.
 */
function useFocusFrom(form: RefObject<HTMLFormElement | null>): void {
  const isWanted = useLocation().query.has(quoteParameter);
  useEffect(() => {
    if (!isWanted) return;
    afterRouteEffects(() => {
      const from = form.current?.elements.namedItem("from");
      if (from instanceof HTMLElement && isFocusFree()) from.focus({ preventScroll: true });
    });
  }, [form, isWanted]);
}
