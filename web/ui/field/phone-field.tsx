import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatAmount } from "#content/format/english.ts";
import { applicantDigits } from "#contract/applicant-digits.ts";
import { TextField, type TextFieldProps } from "./field.tsx";
import { shortPhoneDigits } from "./short-phone.ts";

/**
 * A required phone number. A number too short to be called back may be sent all the same: the server decides. A note
 * says so once the field is left. A visitor who presses Enter or the button leaves it too late: for them the hint, if the
 * field has one, counts the digits as they are typed.
 */
export function PhoneField({ hint, onInput, ref, ...props }: TextFieldProps) {
  /** How many digits a number has that is too short: as it is typed, and since the field was left. */
  const [typedDigits, setTypedDigits] = useState<number>();
  const [notedDigits, setNotedDigits] = useState<number>();
  const control = useRef<HTMLInputElement>(null);
  // The form's own ref gets the control too: an applicant's number is cleaned by it.
  useImperativeHandle(ref, () => control.current as HTMLInputElement, []);
  useEffect(() => {
    const form = control.current?.form;
    // A control that keeps its text while its form is emptied has no form meanwhile (web/drafts/field-values.ts).
    function forget(): void {
      if (!control.current?.form) return;
      setTypedDigits(undefined);
      setNotedDigits(undefined);
    }
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
      hint={hint && (notedDigits === undefined ? sayShort(typedDigits) || hint : undefined)}
      note={sayShort(notedDigits)}
      onInput={(event) => {
        onInput?.(event);
        const digits = shortPhoneDigits(event.currentTarget.value);
        setTypedDigits(digits);
        // Screen readers announce the note: it follows a correction, but does not appear while somebody types.
        if (notedDigits !== undefined) setNotedDigits(digits);
      }}
      onBlur={({ currentTarget }) =>
        afterPointerRelease(() => setNotedDigits(shortPhoneDigits(currentTarget.value)))
      }
    />
  );
}

/** Calls back once no mouse or finger is down: what is being pressed would move away from under it. */
function afterPointerRelease(callback: () => void): void {
  if (!document.documentElement.matches(":active")) callback();
  else addEventListener("mouseup", () => setTimeout(callback), { once: true, capture: true });
}

function sayShort(digits: number | undefined): string {
  if (digits === undefined) return "";
  return formMessages.shortPhone(
    formatAmount({ value: digits, unit: "digits" }),
    String(applicantDigits.phoneNumber),
  );
}
