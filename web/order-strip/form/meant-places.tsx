import type { RefObject } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import type { Enquiry } from "#contract/enquiry.ts";
import { controlNamed } from "#web/browser/control-named.ts";
import { placeMeant } from "../trip/places.ts";

export interface MeantPlacesProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly enquiry: Enquiry;
}

/** "Did you mean Kharar?": a button for each place that was typed with an error. It corrects the field. */
export function MeantPlaces({ form, enquiry }: MeantPlacesProps) {
  function correct(name: "from" | "to", text: string): void {
    const field = controlNamed(form.current, name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    // The button goes.
    field.focus();
  }

  return (["from", "to"] as const).map((name) => {
    const meant = placeMeant(enquiry[name]);
    if (!meant) return null;
    return (
      <button
        key={name}
        className="order-form__meant text-button"
        type="button"
        onClick={() => correct(name, meant.text)}
      >
        {orderStrip.fields[name].label}: {orderStrip.didYouMean(meant.name)}
      </button>
    );
  });
}

/** The questions of the buttons, for a screen reader. */
export function sayMeantPlaces({ from, to }: Enquiry): string {
  return [from, to]
    .flatMap((text) => placeMeant(text)?.name ?? [])
    .map(orderStrip.didYouMean)
    .join(" ");
}
