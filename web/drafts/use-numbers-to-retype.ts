import { useState, useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import type { FormDrafts } from "./form-drafts.ts";

export interface NumbersToRetype {
  /** The fields with such a number. */
  readonly names: readonly string[];
  /** The note for the field of this name. */
  noteOf(name: string): RetypeNote;
  /** The form is about to be sent: asks for what is still missing, once. @returns the first such field. */
  ask(): string | undefined;
  errorOf(name: string): string | undefined;
}

/**
 * The numbers that a draft does not keep: identity numbers in fields of their own, and those that are masked in a text.
 * The form says so beside each. One that is optional, or a mask, would go unnoticed, so the first press asks for it, and
 * only the second sends without it.
 *
 * @param rendered the fields with such a number in the document that the server rendered.
 */
export function useNumbersToRetype(
  drafts: Pick<FormDrafts<unknown>, "secretFields" | "subscribe" | "toRetype">,
  rendered: readonly string[] = [],
): NumbersToRetype {
  const names = useSyncExternalStore(drafts.subscribe, drafts.toRetype, () => rendered);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const wordsFor = (name: string) =>
    drafts.secretFields.includes(name) ? formMessages.secretNumber : formMessages.maskedNumber;

  return {
    names,
    noteOf: (name) => ({ ...wordsFor(name), isShown: names.includes(name) }),
    ask() {
      // Not `names`: a press may come before React has rendered what the draft that has just opened lacks.
      const missing = drafts.toRetype();
      const name = missing.find((one) => !asked.includes(one));
      setAsking(name !== undefined);
      setAsked(missing);
      return name;
    },
    errorOf: (name) => (isAsking && names.includes(name) ? wordsFor(name).ask : undefined),
  };
}
