import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { parseQuoteRequest, type QuoteRequest, type QuoteService } from "#contract/quote-request.ts";
import { paths, quoteParameter } from "#contract/routes.ts";
import { afterPaint } from "#web/browser/after-paint.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import type { DraftStore } from "#web/drafts/draft-store.ts";
import { changedFields, readFields } from "#web/drafts/field-values.ts";
import { useFormDraft } from "#web/drafts/use-form-draft.ts";
import { afterRouteEffects } from "#web/navigation/after-route-effects.ts";
import { isFocusFree } from "#web/navigation/go-to.ts";
import { navigate, useLocation } from "#web/navigation/hash-location.ts";
import { quoteDrafts } from "../request/quote-drafts.ts";
import { type QuoteWithMessage, requestQuote, updateQuote } from "../request/requested-quote.ts";

export interface UseQuoteFormOptions {
  readonly kind: "trip" | "corporate";
  readonly service: QuoteService | undefined;
  /** Called after each change of the fields; with undefined when they are empty. */
  onRequest(request: QuoteRequest | undefined): void;
  /** The quote request that the form makes when it is submitted. */
  quoteOf(request: QuoteRequest): QuoteWithMessage;
}

/**
 * What both quote forms do: keep a draft, read a quote request from the fields, and ask for a quote. The fields are
 * uncontrolled, because the visitor may type before this code arrives.
 */
export function useQuoteForm({ kind, service, onRequest, quoteOf }: UseQuoteFormOptions) {
  const draftStore: DraftStore<Readonly<Record<string, string>>> = quoteDrafts[kind];
  const defaultValues = service && quoteForm.initialValues[service];
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
    const request = requestIn(formRef.current);
    if (request) draftStore.save(fields);
    else draftStore.clear();
    onRequest(request);
  }

  // When the request is made, after the paint, an option in the answer may have changed.
  const latestQuoteOf = useRef(quoteOf);
  useLayoutEffect(() => {
    latestQuoteOf.current = quoteOf;
  });
  const cancelUpdate = useRef<(() => void) | undefined>(undefined);
  function handleInput(): void {
    saveAndReport();
    cancelUpdate.current?.();
    cancelUpdate.current = afterPaint(update);
  }
  function update(): void {
    cancelUpdate.current = undefined;
    const request = formRef.current && requestIn(formRef.current);
    if (request) updateQuote(kind, () => latestQuoteOf.current(request));
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
        const request = requestIn(event.currentTarget);
        if (request) requestQuote(kind, quoteOf(request));
        else navigate(paths.contact);
      },
    } satisfies ComponentProps<"form">,
  };
}

export function requestIn(form: HTMLFormElement): QuoteRequest | undefined {
  return parseQuoteRequest(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
  );
}

/**
 * A link with `quoteParameter` leads to the quote form (web/navigation/go-to.ts). The first field gets the focus when this
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
