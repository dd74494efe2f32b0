import type { RefObject } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { suggestedPlace } from "../trip/places.ts";

export interface DidYouMeanProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly request: QuoteRequest;
}

/** "Did you mean Kharar?": a button for each place that was typed with an error. It corrects the field. */
export function DidYouMean({ form, request }: DidYouMeanProps) {
  function correct(name: "from" | "to", text: string): void {
    const field = controlNamed(form.current, name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // The button disappears.
    field.focus();
  }

  return (["from", "to"] as const).map((name) => {
    const suggested = suggestedPlace(request[name]);
    if (!suggested) return null;
    return (
      <button
        key={name}
        className="quote-form__suggestion text-button"
        type="button"
        onClick={() => correct(name, suggested.text)}
      >
        {quoteForm.fields[name].label}: {quoteForm.didYouMean(suggested.name)}
      </button>
    );
  });
}

/** The questions of the buttons, for a screen reader. */
export function sayDidYouMean({ from, to }: QuoteRequest): string {
  return [from, to]
    .flatMap((text) => suggestedPlace(text)?.name ?? [])
    .map(quoteForm.didYouMean)
    .join(" ");
}
