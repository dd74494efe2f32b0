import { useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatAmount } from "#content/format/english.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { TextField, type TextFieldProps } from "./field.tsx";
import { shortPhoneDigits } from "./short-phone.ts";

/**
 * A required phone number. What may be sent, the server says: of a number that is too short to be called back, a note
 * says so once the field is left, and nothing waits for it.
 */
export function PhoneField({ onInput, ...props }: TextFieldProps) {
  const [digits, setDigits] = useState<number>();
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...props}
      required
      note={digits === undefined ? "" : sayShort(digits)}
      onInput={(event) => {
        onInput?.(event);
        // It follows a correction, and does not come up while somebody types.
        if (digits !== undefined) setDigits(shortPhoneDigits(event.currentTarget.value));
      }}
      onBlur={({ currentTarget: control }) => {
        afterPress(() => setDigits(shortPhoneDigits(control.value)));
        // A control whose text is kept while its form is emptied has no form meanwhile (web/drafts/field-values.ts).
        control.form?.addEventListener("reset", () => control.form && setDigits(undefined), { once: true });
      }}
    />
  );
}

/** Calls back once no mouse or finger is down: what it presses would move away from it. */
function afterPress(then: () => void): void {
  if (!document.documentElement.matches(":active")) then();
  else addEventListener("mouseup", () => setTimeout(then), { once: true, capture: true });
}

function sayShort(digits: number): string {
  return formMessages.shortPhone(
    formatAmount({ value: digits, unit: "digits" }),
    String(applicantDigits.phoneNumber),
  );
}
