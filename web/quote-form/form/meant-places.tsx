import type { RefObject } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { placeMeant } from "../trip/places.ts";

export interface MeantPlacesProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly request: QuoteRequest;
}

/** "Did you mean Kharar?": a button for each place that was typed with an error. It corrects the field. */
export function MeantPlaces({ form, request }: MeantPlacesProps) {
  function correct(name: "from" | "to", text: string): void {
    const field = controlNamed(form.current, name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // The button goes.
    field.focus();
  }

  return (["from", "to"] as const).map((name) => {
    const meant = placeMeant(request[name]);
    if (!meant) return null;
    return (
      <button
        key={name}
        className="quote-form__meant text-button"
        type="button"
        onClick={() => correct(name, meant.text)}
      >
        {quoteForm.fields[name].label}: {quoteForm.didYouMean(meant.name)}
      </button>
    );
  });
}

/** The questions of the buttons, for a screen reader. */
export function sayMeantPlaces({ from, to }: QuoteRequest): string {
  return [from, to]
    .flatMap((text) => placeMeant(text)?.name ?? [])
    .map(quoteForm.didYouMean)
    .join(" ");
}
