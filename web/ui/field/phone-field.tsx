import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "./field.tsx";
import { shortPhoneNote } from "./short-phone.ts";

type PhoneFieldProps = Omit<TextFieldProps, "required" | "note" | "onBlur">;

/**
 * A required phone number. A number too short to be called back may be sent all the same: the server decides. A note
 * says so once the field is left. A visitor who presses Enter or the button leaves it too late: for them the hint, if the
 * field has one, counts the digits as they are typed.
 */
export function PhoneField({ hint, onInput, ref, ...props }: PhoneFieldProps) {
  /** What is said of a number that is too short, while it is typed and after the field was left. */
  const [typedNote, setTypedNote] = useState("");
  const [note, setNote] = useState("");
  const control = useRef<HTMLInputElement>(null);
  function showNote({ value }: HTMLInputElement): void {
    afterPointerRelease(() => setNote(shortPhoneNote(value)));
  }
  const showNoteOfEarlyNumber = useEffectEvent(() => {
    // Filled in by the visitor, not from a draft, and left before this code came.
    if (control.current?.matches(":user-valid")) showNote(control.current);
  });
  // The form's own ref gets the control too: an applicant's number is cleaned by it.
  useImperativeHandle(ref, () => control.current as HTMLInputElement, []);
  useEffect(() => {
    const form = control.current?.form;
    showNoteOfEarlyNumber();
    // A control that keeps its text while its form is emptied has no form meanwhile (web/drafts/field-values.ts).
    function forget(): void {
      if (!control.current?.form) return;
      setTypedNote("");
      setNote("");
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
      hint={hint && (note === "" ? typedNote || hint : undefined)}
      note={note}
      onInput={(event) => {
        onInput?.(event);
        const typed = shortPhoneNote(event.currentTarget.value);
        setTypedNote(typed);
        // Screen readers announce the note: it follows a correction, but does not appear while somebody types.
        if (note !== "") setNote(typed);
      }}
      onBlur={({ currentTarget }) => showNote(currentTarget)}
    />
  );
}

/** Calls back once no mouse or finger is down: what is being pressed would move away from under it. */
function afterPointerRelease(callback: () => void): void {
  if (!document.documentElement.matches(":active")) {
    callback();
    return;
  }
  const listening = new AbortController();
  function release(): void {
    listening.abort();
    setTimeout(callback);
  }
  // A touch that becomes a scroll, or a mouse that drags, ends without `mouseup`.
  for (const type of ["mouseup", "pointercancel"])
    addEventListener(type, release, { capture: true, signal: listening.signal });
}
