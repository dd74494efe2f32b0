import { type FormEvent, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { FieldProblem } from "#contract/form-post-result.ts";
import type { Control } from "#web/drafts/field-values.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { problemOf, type SubmissionResult } from "./form-outcome.ts";

/** The labels of the fields that the browser refused, by the fields' names. */
type Labels = ReadonlyMap<string, string>;

export interface FieldErrors {
  /** For the form's `onInvalidCapture`. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** For the form's `onInput`. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** The missing fields are no longer marked. */
  clear(): void;
  /** The fields of these names were changed. */
  correct(names: readonly string[]): void;
  /** What the server finds wrong, until that field is changed. */
  readonly problem: FieldProblem | undefined;
  /** The message of the field with this name. */
  errorOf(name: string): string | undefined;
  /** All missing fields in one sentence. */
  readonly summary: AlertContent | undefined;
}

const none: Labels = new Map();

/**
 * What is wrong with each field: that it is empty, or what the server says of it. The result of the browser's own check
 * is shown in the page: a message under each empty field, and a summary. The browser's bubble would cover the next
 * field's label and name one field only. Until scripts run the bubble appears.
 *
 * @param result of sending the form, which may name a field.
 */
export function useFieldErrors(result?: SubmissionResult): FieldErrors {
  const [labels, setLabels] = useState<Labels>(none);
  const [corrected, setCorrected] = useState<SubmissionResult>();
  const problem = result === corrected ? undefined : problemOf(result);

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
    correct(names) {
      if (problem && names.includes(problem.field)) setCorrected(result);
    },
    problem,
    errorOf(name) {
      const label = labels.get(name);
      if (label !== undefined) return formMessages.missing(label);
      return problem?.field === name ? problem.message : undefined;
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
