import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { orderStrip } from "#content/en/order-strip.ts";
import { enquiryLimits } from "#contract/enquiry.ts";
import { dayAhead } from "../trip/day-ahead.ts";

/** The id of the line that says what is missing or wrong in a field. */
export const lineId = "order-form-line";

/** The id of the note that a number has to be typed again. */
export const againId = "order-form-again";

/** The fields whose number has to be typed again. */
export const FieldsToRetype = createContext<readonly string[]>([]);

/** The id of the list of suggested places. */
export const placesId = "order-form-places";

interface OrderTextFieldProps {
  readonly id?: string | undefined;
  readonly name: "from" | "to" | "load";
  readonly words: { readonly label: string; readonly example: string };
  readonly defaultValue?: string | undefined;
  readonly isHinted?: boolean;
}

export function OrderTextField({
  id,
  name,
  words: { label, example },
  defaultValue,
  isHinted,
}: OrderTextFieldProps) {
  const isToRetype = useContext(FieldsToRetype).includes(name);
  const notes = [isHinted && lineId, isToRetype && againId].filter(Boolean).join(" ");
  return (
    <label className="order-form__field" data-field={name}>
      <span>{label}</span>
      <input
        id={id}
        type="text"
        name={name}
        placeholder={example}
        defaultValue={defaultValue}
        maxLength={enquiryLimits[name]}
        list={name === "load" ? undefined : placesId}
        autoComplete="off"
        aria-describedby={notes || undefined}
      />
    </label>
  );
}

interface DateFieldProps {
  readonly words: { readonly label: string; readonly day: string };
  readonly isEmpty: boolean;
  readonly today: string | undefined;
  readonly isHinted?: boolean;
  readonly children?: ReactNode;
  /** Called after a press on "Today" or "Tomorrow". */
  onChoose?(): void;
}

export function DateField({ words, isEmpty, today, isHinted, children, onChoose }: DateFieldProps) {
  const date = useRef<HTMLInputElement>(null);

  function choose(daysAhead: number): void {
    if (!date.current) return;
    date.current.value = dayAhead(daysAhead);
    onChoose?.();
    date.current.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <fieldset className="order-form__field" data-field="when">
      <legend>{words.label}</legend>
      {today && (
        <div className="order-form__days">
          {orderStrip.fields.when.days.map((label, daysAhead) => (
            <button key={label} type="button" onClick={() => choose(daysAhead)}>
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
        aria-describedby={isHinted ? lineId : undefined}
        min={today}
      />
      {children}
    </fieldset>
  );
}

/** The visitor's date. Undefined before hydration, because the document is the same on every day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayAhead(0)), []);
  return today;
}
