import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatAmount } from "#content/format/english.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { TextField, type TextFieldProps } from "./field.tsx";
import { shortPhoneDigits } from "./short-phone.ts";

/**
 * A required phone number. A number too short to be called back may be sent all the same: the server decides. A note
 * says so once the field is left.
 */
export function PhoneField({ onInput, ref, ...props }: TextFieldProps) {
  const [digits, setDigits] = useState<number>();
  const control = useRef<HTMLInputElement>(null);
  // The form's own ref gets the control too: an applicant's number is cleaned by it.
  useImperativeHandle(ref, () => control.current as HTMLInputElement, []);
  useEffect(() => {
    const form = control.current?.form;
    // A control that keeps its text while its form is emptied has no form meanwhile (web/drafts/field-values.ts).
    const forget = (): void => void (control.current?.form && setDigits(undefined));
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, []);
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...props}
      ref={control}
      required
      note={digits === undefined ? "" : sayShort(digits)}
      onInput={(event) => {
        onInput?.(event);
        // The note follows a correction, but does not appear while somebody types.
        if (digits !== undefined) setDigits(shortPhoneDigits(event.currentTarget.value));
      }}
      onBlur={({ currentTarget }) =>
        afterPointerRelease(() => setDigits(shortPhoneDigits(currentTarget.value)))
      }
    />
  );
}

/** Calls back once no mouse or finger is down: what is being pressed would move away from under it. */
function afterPointerRelease(callback: () => void): void {
  if (!document.documentElement.matches(":active")) callback();
  else addEventListener("mouseup", () => setTimeout(callback), { once: true, capture: true });
}

function sayShort(digits: number): string {
  return formMessages.shortPhone(
    formatAmount({ value: digits, unit: "digits" }),
    String(applicantDigits.phoneNumber),
  );
}
