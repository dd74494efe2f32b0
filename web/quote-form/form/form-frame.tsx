import type { ComponentProps, ReactNode } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { rules } from "#content/en/rules.ts";
import { paths } from "#contract/routes.ts";
import { ArrowRightIcon } from "#web/ui/icon/icon.tsx";
import { placesId, redactedNoteId, statusLineId } from "./quote-fields.tsx";

export interface FormFrameProps extends ComponentProps<"form"> {
  readonly heading: string;
  /** Beside the heading: a note, the answer in one line, or what is missing or wrong in a field. */
  readonly line: ReactNode;
  readonly lineKind?: "note" | "answer" | "hint";
  readonly children: ReactNode;
}

/** The frame of both quote forms. The other props are those of the form's element. */
export function FormFrame({ heading, line, lineKind = "note", children, ...form }: FormFrameProps) {
  return (
    <form
      {...form}
      className="quote-form container"
      method="get"
      action={paths.contact}
      aria-labelledby="quote-form-title"
    >
      <header className="quote-form__head" data-live={lineKind === "note" ? undefined : ""}>
        <h2 id="quote-form-title" className="part-title">
          {heading}
        </h2>
        <p id={statusLineId} data-hint={lineKind === "hint" ? "" : undefined}>
          {line}
        </p>
      </header>
      {children}
    </form>
  );
}

export interface FieldBarProps extends ComponentProps<"div"> {
  readonly service: string | undefined;
  readonly send: string;
  /** The fields whose number has to be typed again. */
  readonly redacted: readonly string[];
}

/** The fields in one sheet, with the button at the end, and a note below. The other props are those of the sheet. */
export function FieldBar({ service, send, redacted, children, ...bar }: FieldBarProps) {
  return (
    <>
      <div {...bar} className="quote-form__bar quote-sheet">
        {children}
        <button className="quote-form__send" type="submit">
          {send} <ArrowRightIcon />
        </button>
        {service && <input type="hidden" name="service" value={service} />}
      </div>
      {redacted.length > 0 && (
        <p className="quote-form__again" id={redactedNoteId}>
          {formMessages.maskedNumber.text}
        </p>
      )}
      <datalist id={placesId}>
        {[...suggestions].map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
    </>
  );
}

/** The places where assured bookings are picked up come first, then the other places that the site names. */
const suggestions = new Set<string>([
  ...rules.assuredBooking.clusters,
  ...quoteForm.places.map(({ name }) => name),
]);
