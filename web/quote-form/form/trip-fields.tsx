import { quoteForm } from "#content/en/quote-form.ts";
import { dayPartNames, type QuoteService } from "#contract/quote-request.ts";
import { homeQuote } from "#contract/routes.ts";
import { DateField, noteIds, QuoteTextField } from "./quote-fields.tsx";

const { fields, parts } = quoteForm;

export interface TripFieldsProps {
  readonly service: QuoteService | undefined;
  readonly defaultFrom: string | undefined;
  readonly isDayEmpty: boolean;
  readonly redacted: readonly string[];
  /** The field that the line beside the heading is about. */
  readonly hinted: string | undefined;
  /** Called when the day or its part has been chosen. */
  onChooseDay(): void;
}

export function TripFields({
  service,
  defaultFrom,
  isDayEmpty,
  redacted,
  hinted,
  onChooseDay,
}: TripFieldsProps) {
  return (
    <>
      <QuoteTextField
        id={service ? undefined : homeQuote}
        name="from"
        words={fields.from}
        defaultValue={defaultFrom}
        describedBy={noteIds("from", redacted, hinted)}
      />
      <QuoteTextField name="to" words={fields.to} describedBy={noteIds("to", redacted, hinted)} />
      <QuoteTextField name="load" words={fields.load} describedBy={noteIds("load", redacted, hinted)} />
      <DateField
        words={fields.when}
        isEmpty={isDayEmpty}
        describedBy={noteIds("date", redacted, hinted)}
        onChoose={onChooseDay}
      >
        <select name="part" aria-label={fields.when.part} onChange={onChooseDay}>
          <option value="">{parts.any}</option>
          {dayPartNames.map((part) => (
            <option key={part} value={part}>
              {parts[part]}
            </option>
          ))}
        </select>
      </DateField>
    </>
  );
}
