import { useState, useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import type { DraftStore } from "./draft-store.ts";

export interface NumbersToRetype {
  /** The fields whose number has to be typed again. */
  readonly names: readonly string[];
  noteOf(name: string): RetypeNote;
  /** Call this when the form is about to be sent: asks once for each number. @returns the first field that lacks one. */
  ask(): string | undefined;
  /** Call this with the fields for whose number the browser has asked, before the scripts came. */
  continueAsking(names: readonly string[]): void;
  errorOf(name: string): string | undefined;
}

/**
 * The numbers that a reload has lost: identity numbers in secret fields, and those that are masked in a text. A note
 * beside each field says so. Visitors may overlook the note, and the browser lets a mask or an empty optional field pass.
 * So the first press on the button asks for the number, and only the second sends the form without it.
 *
 * @param rendered the fields that lack a number in the document that the server rendered.
 */
export function useNumbersToRetype(
  draftStore: Pick<DraftStore<unknown>, "secretFields" | "subscribe" | "toRetype">,
  rendered: readonly string[] = [],
): NumbersToRetype {
  const names = useSyncExternalStore(draftStore.subscribe, draftStore.toRetype, () => rendered);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const wordsFor = (name: string) =>
    draftStore.secretFields.includes(name) ? formMessages.secretNumber : formMessages.maskedNumber;

  return {
    names,
    noteOf: (name) => ({ ...wordsFor(name), isShown: names.includes(name) }),
    ask() {
      // Not `names`: a press may come before React has rendered which numbers a newly opened draft lacks.
      const missing = draftStore.toRetype();
      const name = missing.find((field) => !asked.includes(field));
      setAsking(name !== undefined);
      setAsked(missing);
      return name;
    },
    continueAsking(names) {
      setAsking(names.length > 0);
      setAsked(names);
    },
    errorOf: (name) => (isAsking && names.includes(name) ? wordsFor(name).ask : undefined),
  };
}
