import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { contactAbout } from "#contract/contact-topics.ts";
import { parseQuoteRequest, type QuoteRequest, type QuoteService } from "#contract/quote-request.ts";
import { quoteParameter } from "#contract/routes.ts";
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
  const [asked, setAsked] = useState<string>();

  /** Whether the form holds nothing but the initial values of a service, which are no draft. */
  function isUntouched(form: HTMLFormElement): boolean {
    const fields = readFields(form, draftStore.emptyFields);
    const dirty = changedFields({ ...draftStore.emptyFields, ...defaultValues }, fields);
    return Object.keys(dirty).length === 0;
  }

  function saveAndReport(): void {
    if (!formRef.current) return;
    if (isUntouched(formRef.current) && !draftStore.read()) return;
    const request = requestIn(formRef.current);
    if (request) draftStore.save(readFields(formRef.current, draftStore.emptyFields));
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
    setAsked(undefined);
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
    /**
     * The first empty field, once the button was pressed while nothing was typed. The next press leads to the Contact page
     * all the same.
     */
    asked,
    formProps: {
      ...formProps,
      onInput: handleInput,
      onBlur: saveAndReport,
      onSubmit(event) {
        event.preventDefault();
        const form = event.currentTarget;
        if (!asked && isUntouched(form)) {
          const empty = defaultValues ? "to" : "from";
          setAsked(empty);
          controlNamed(form, empty)?.focus();
          return;
        }
        const request = requestIn(form);
        if (request) requestQuote(kind, quoteOf(request));
        else navigate(contactAbout(kind === "trip" ? "quote" : "corporates"));
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
