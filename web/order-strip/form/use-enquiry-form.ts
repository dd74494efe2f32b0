import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { type Enquiry, type EnquiryService, parseEnquiry } from "#contract/enquiry.ts";
import { paths, quoteParameter } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import type { DraftStore } from "#web/drafts/draft-store.ts";
import { changedFields, readFields } from "#web/drafts/field-values.ts";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { type QuoteRequest, requestQuote, updateQuoteRequest } from "../quote/quote-request.ts";
import { stripDrafts } from "../quote/strip-drafts.ts";

export interface UseEnquiryFormOptions {
  readonly kind: "trip" | "corporate";
  readonly service: EnquiryService | undefined;
  /** Called after each change of the fields; with undefined when they are empty. */
  onEnquiry(enquiry: Enquiry | undefined): void;
  /** The quote request that the form makes when it is submitted. */
  quoteRequestOf(enquiry: Enquiry): QuoteRequest;
}

/**
 * What both forms of the strip do: keep a draft, read an enquiry from the fields, and ask for a quote. The fields are
 * uncontrolled, because the visitor may type before this code arrives.
 */
export function useEnquiryForm({ kind, service, onEnquiry, quoteRequestOf }: UseEnquiryFormOptions) {
  const draftStore: DraftStore<Readonly<Record<string, string>>> = stripDrafts[kind];
  const defaultValues = service && orderStrip.initialValues[service];
  const { formRef, formProps, redacted } = useFormDraft(draftStore, {
    defaultValues,
    // What was typed before this code came is answered as any other input.
    onFill: (_, dirty) => (Object.keys(dirty).length > 0 ? handleInput() : saveAndReport()),
  });
  useFocusFrom(formRef);

  function saveAndReport(): void {
    if (!formRef.current) return;
    const fields = readFields(formRef.current, draftStore.emptyFields);
    const dirty = changedFields({ ...draftStore.emptyFields, ...defaultValues }, fields);
    // The initial values of a service are no draft.
    if (Object.keys(dirty).length === 0 && !draftStore.read()) return;
    const enquiry = enquiryOf(formRef.current);
    if (enquiry) draftStore.save(fields);
    else draftStore.clear();
    onEnquiry(enquiry);
  }

  // When the request is made, after the paint, an option in the answer may have changed.
  const latestQuoteRequestOf = useRef(quoteRequestOf);
  useLayoutEffect(() => {
    latestQuoteRequestOf.current = quoteRequestOf;
  });
  const cancelUpdate = useRef<(() => void) | undefined>(undefined);
  function handleInput(): void {
    saveAndReport();
    cancelUpdate.current?.();
    cancelUpdate.current = afterPaint(update);
  }
  function update(): void {
    cancelUpdate.current = undefined;
    const enquiry = formRef.current && enquiryOf(formRef.current);
    if (enquiry) updateQuoteRequest(kind, () => latestQuoteRequestOf.current(enquiry));
  }
  const updateOnLeave = useEffectEvent(() => {
    if (!cancelUpdate.current) return;
    cancelUpdate.current();
    update();
  });
  useLayoutEffect(() => updateOnLeave, []);

  return {
    formRef,
    defaultValues,
    /** The fields whose number has to be typed again. */
    redacted: redacted.names,
    formProps: {
      ...formProps,
      onInput: handleInput,
      onBlur: saveAndReport,
      onSubmit(event) {
        event.preventDefault();
        const enquiry = enquiryOf(event.currentTarget);
        if (enquiry) requestQuote(kind, quoteRequestOf(enquiry));
        else navigate(paths.contact);
      },
    } satisfies ComponentProps<"form">,
  };
}

export function enquiryOf(form: HTMLFormElement): Enquiry | undefined {
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
