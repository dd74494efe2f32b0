import { type ReactNode, useEffect, useRef, useState } from "react";
import { quoteForm } from "#content/en/quote-form.ts";
import { quoteRequestLimits } from "#contract/quote-request.ts";
import { dayAhead } from "../trip/day-ahead.ts";

/** The id of the line beside the heading. It says what is missing or wrong in a field. */
export const statusLineId = "quote-form-line";

/** The id of the note that a number has to be typed again. */
export const redactedNoteId = "quote-form-again";

/** The id of the list of suggested places. */
export const placesId = "quote-form-places";

/** The ids of the texts about a field, for its `aria-describedby`. */
export function noteIds(name: string, redacted: readonly string[], hinted?: string): string | undefined {
  const ids = [name === hinted && statusLineId, redacted.includes(name) && redactedNoteId];
  return ids.filter(Boolean).join(" ") || undefined;
}

interface QuoteTextFieldProps {
  readonly id?: string | undefined;
  readonly name: "from" | "to" | "load";
  readonly words: { readonly label: string; readonly example: string };
  readonly defaultValue?: string | undefined;
  readonly describedBy: string | undefined;
}

export function QuoteTextField({ words, describedBy, ...input }: QuoteTextFieldProps) {
  return (
    <label className="quote-form__field" data-field={input.name}>
      <span>{words.label}</span>
      <input
        {...input}
        type="text"
        placeholder={words.example}
        maxLength={quoteRequestLimits[input.name]}
        list={input.name === "load" ? undefined : placesId}
        autoComplete="off"
        aria-describedby={describedBy}
      />
    </label>
  );
}

interface DateFieldProps {
  readonly words: { readonly label: string; readonly day: string };
  readonly isEmpty: boolean;
  readonly describedBy?: string | undefined;
  readonly children?: ReactNode;
  /** Called after a press on "Today" or "Tomorrow". */
  onChoose?(): void;
}

export function DateField({ words, isEmpty, describedBy, children, onChoose }: DateFieldProps) {
  const date = useRef<HTMLInputElement>(null);
  const today = useToday();

  function choose(daysAhead: number): void {
    if (!date.current) return;
    date.current.value = dayAhead(daysAhead);
    onChoose?.();
    date.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <fieldset className="quote-form__field" data-field="when">
      <legend>{words.label}</legend>
      {today && (
        <div className="quote-form__days">
          {quoteForm.fields.when.days.map((label, daysAhead) => (
            <button key={label} className="text-button" type="button" onClick={() => choose(daysAhead)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <input
        ref={date}
        type="date"
        name="date"
        aria-label={words.day}
        data-empty={isEmpty ? "" : undefined}
        aria-describedby={describedBy}
        min={today}
      />
      {children}
    </fieldset>
  );
}

/** The date in India. Undefined before hydration, because the document is the same on every day. */
function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayAhead(0)), []);
  return today;
}
