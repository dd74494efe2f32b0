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
import { type Enquiry, type EnquiryService, parseEnquiry } from "#contract/enquiry.ts";
import { paths, quoteParameter } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { isComposing } from "#web/browser/is-composing.ts";
import type { DraftStore } from "#web/drafts/draft-store.ts";
import { changedFields, readFields } from "#web/drafts/field-values.ts";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { type QuoteRequest, requestQuote, updateQuoteRequest } from "../quote/quote-request.ts";
import { stripDrafts } from "../quote/strip-drafts.ts";
import { againId, FieldsToRetype, lineId, placesId } from "./order-fields.tsx";

/** The places where assured bookings are picked up come first, then the other places that the site names. */
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
  /** On a phone this line replaces the fields until a field gets the focus. */
  readonly folded?: ReactNode;
  readonly children?: ReactNode;
  /** Called after each change of the fields; with undefined when they are empty. */
  onEnquiry(enquiry: Enquiry | undefined): void;
  /** Called when a field or the bar's button gets the focus. */
  onEdit?(): void;
  /**
   * Called when Enter, or a phone's Go key, is pressed in a field.
   *
   * @returns whether that handles the key. Otherwise the key submits the form.
   */
  onEnter?(enquiry: Enquiry): boolean;
  /** The quote request that the form makes when it is submitted. */
  quoteRequestOf(enquiry: Enquiry): QuoteRequest;
}

/**
 * The frame of both forms of the strip. The fields are uncontrolled, because the visitor may type before this code
 * arrives.
 */
export function EnquiryForm({ form, kind, service, onEnquiry, quoteRequestOf, ...shown }: EnquiryFormProps) {
  const { lineKind = "note" } = shown;
  const draftStore: DraftStore<Readonly<Record<string, string>>> = stripDrafts[kind];
  useFocusFrom(form);

  const defaultValues = service && orderStrip.initialValues[service];

  function saveAndReport(): void {
    if (!form.current) return;
    const fields = readFields(form.current, draftStore.emptyFields);
    const dirty = changedFields({ ...draftStore.emptyFields, ...defaultValues }, fields);
    // The initial values of a service are no draft.
    if (Object.keys(dirty).length === 0 && !draftStore.read()) return;
    const enquiry = enquiryOf(form.current);
    if (enquiry) draftStore.save(fields);
    else draftStore.clear();
    onEnquiry(enquiry);
  }

  // When the request is made, after the paint, an option in the answer may have changed.
  const latestQuoteRequestOf = useRef(quoteRequestOf);
  useLayoutEffect(() => {
    latestQuoteRequestOf.current = quoteRequestOf;
  });
  const cancelUpdate = useRef((): void => {});
  function handleInput(): void {
    saveAndReport();
    cancelUpdate.current();
    cancelUpdate.current = afterPaint(() => {
      const enquiry = form.current && enquiryOf(form.current);
      if (enquiry) updateQuoteRequest(kind, () => latestQuoteRequestOf.current(enquiry));
    });
  }

  const { formProps, redacted } = useFormDraft(draftStore, {
    formRef: form,
    defaultValues,
    onFill: saveAndReport,
  });
  const toRetype = redacted.names;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const enquiry = enquiryOf(event.currentTarget);
    if (enquiry) requestQuote(kind, quoteRequestOf(enquiry));
    else navigate(paths.contact);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    const field = event.target as HTMLInputElement;
    const isOfForm = field.matches("input, select") && field.form === event.currentTarget;
    if (event.key !== "Enter" || isComposing(event.nativeEvent) || !isOfForm) return;
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
      onSubmit={handleSubmit}
      onKeyDown={handleKeyDown}
      onInput={handleInput}
      onFocus={({ target }) => target.closest(".order-form__bar") && shown.onEdit?.()}
      onBlur={saveAndReport}
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
  return parseEnquiry(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/**
 * A link with `quoteParameter` leads to the strip (web/navigation/go-to.ts). The first field gets the focus when this
 * code has come, unless the visitor has focused something else by then.
 */
function useFocusFrom(form: RefObject<HTMLFormElement | null>): void {
  const isWanted = useLocation().query.has(quoteParameter);
  useEffect(() => {
    if (!isWanted) return;
    afterRouteEffects(() => {
      if (isFocusFree()) controlNamed(form.current, "from")?.focus({ preventScroll: true });
    });
  }, [form, isWanted]);
}
