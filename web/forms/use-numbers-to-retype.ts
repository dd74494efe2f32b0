import { useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import type { FormDrafts } from "./form-draft.ts";

export interface NumbersToRetype {
  includes(name: string): boolean;
  /** The form was filled in or typed in. */
  update(): void;
  /** The form is about to be sent: asks for what is still empty, once. @returns the first such field. */
  ask(): string | undefined;
  errorOf(name: string): string | undefined;
}

/**
 * The identity numbers that were filled in before a reload: no draft keeps them. The form says so beside each. An
 * optional one would go unnoticed, so the first press asks for it, and only the second sends without it.
 *
 * @param unshown those that a post without scripts has sent.
 */
export function useNumbersToRetype(
  drafts: Pick<FormDrafts<unknown>, "toRetype">,
  unshown: readonly string[] = [],
): NumbersToRetype {
  const [names, setNames] = useState(unshown);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [isAsking, setAsking] = useState(false);

  return {
    includes: (name) => names.includes(name),
    update() {
      const next = drafts.toRetype();
      setNames((before) => (before.join() === next.join() ? before : next));
    },
    ask() {
      const name = names.find((one) => !asked.includes(one));
      setAsking(name !== undefined);
      setAsked(names);
      return name;
    },
    errorOf: (name) => (isAsking && names.includes(name) ? formMessages.retypeOrSend : undefined),
  };
}
