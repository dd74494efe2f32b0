import { type FormEvent, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The labels of the fields that the browser refused, by the fields' names. */
type Labels = ReadonlyMap<string, string>;

export interface MissingFields {
  /** For the form's `onInvalidCapture`. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** For the form's `onInput`. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  readonly clear: () => void;
  /** The message of the field with this name. */
  readonly errorOf: (name: string) => string | undefined;
  /** All missing fields in one sentence. */
  readonly summary: AlertContent | undefined;
}

const none: Labels = new Map();

/**
 * Shows the result of the browser's own check in the page: a message under each empty field, and a summary. The
 * browser's bubble would cover the next field's label and name one field only. Until scripts run the bubble
 * appears.
 */
export function useMissingFields(): MissingFields {
  const [labels, setLabels] = useState<Labels>(none);
  return {
    onInvalid(event) {
      event.preventDefault();
      const refused = refusedIn(event.currentTarget);
      // The browser reports each of them; one look at the form is enough.
      if (event.target !== refused[0]) return;
      setLabels(new Map(refused.map((control) => [control.name, labelOf(control)])));
      refused[0]?.focus();
    },
    onInput({ currentTarget }) {
      if (labels.size === 0) return;
      const names = refusedIn(currentTarget).map(({ name }) => name);
      setLabels(new Map([...labels].filter(([name]) => names.includes(name))));
    },
    clear: () => setLabels(none),
    errorOf(name) {
      const label = labels.get(name);
      return label === undefined ? undefined : formMessages.missing(label);
    },
    summary:
      labels.size > 0
        ? { tone: "error", text: formMessages.allMissing(formatNames([...labels.values()])) }
        : undefined,
  };
}

function refusedIn(form: HTMLFormElement): readonly Control[] {
  return [...form.querySelectorAll<Control>(":is(input, select, textarea):invalid")];
}

/** The label without its asterisk. */
function labelOf({ labels, name }: Control): string {
  return labels?.[0]?.firstChild?.textContent ?? name;
}
