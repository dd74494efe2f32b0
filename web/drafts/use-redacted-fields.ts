import { useState, useSyncExternalStore } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { RetypeNote } from "#web/ui/field/field.tsx";
import type { DraftStore } from "./draft-store.ts";

export interface RedactedFields {
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
 * The fields whose number a reload has lost (`DraftStore.redacted`). A note beside each field says so. Visitors may
 * overlook the note, and the browser lets a mask or an empty optional field pass. So the first press on the button asks
 * for the number, and only the second sends the form without it.
 *
 * @param rendered the redacted fields of the document that the server rendered.
 */
export function useRedactedFields(
  draftStore: Pick<DraftStore<unknown>, "secretFields" | "subscribe" | "redacted">,
  rendered: readonly string[] = [],
): RedactedFields {
  const names = useSyncExternalStore(draftStore.subscribe, draftStore.redacted, () => rendered);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);
  const wordsFor = (name: string) =>
    draftStore.secretFields.includes(name) ? formMessages.secretNumber : formMessages.maskedNumber;

  return {
    names,
    // The question says it too, and how to send the form without the number.
    noteOf: (name) => ({ ...wordsFor(name), isShown: names.includes(name) && !isAsking }),
    ask() {
      // Not `names`: a press may come before React has rendered what is redacted in a newly opened draft.
      const redacted = draftStore.redacted();
      const name = redacted.find((field) => !asked.includes(field));
      setAsking(name !== undefined);
      setAsked(redacted);
      return name;
    },
    continueAsking(names) {
      setAsking(names.length > 0);
      setAsked(names);
    },
    errorOf: (name) => (isAsking && names.includes(name) ? wordsFor(name).ask : undefined),
  };
}
