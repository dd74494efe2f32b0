import { type FormEvent, useState } from "react";
import { formMessages } from "#content/en/form-messages.ts";
import { formatNames } from "#content/format/english.ts";
import type { FieldProblem } from "#contract/form-post-result.ts";
import type { Control } from "#web/drafts/field-values.ts";
import type { AlertContent } from "#web/ui/alert/alert.tsx";
import { focusControl } from "./focus-control.ts";
import { problemOf, type SubmissionResult } from "./submission.ts";

/** The labels of the fields that the browser finds invalid, by the fields' names. */
type Labels = ReadonlyMap<string, string>;

export interface FieldErrors {
  /** For the form's `onInvalidCapture`. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** For the form's `onInput`. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** Clears the errors of empty fields. */
  clear(): void;
  /** Call this when fields were changed: clears the server's error of such a field. */
  correct(names: readonly string[]): void;
  /** The field in which the server found an error, until that field is changed. */
  readonly problem: FieldProblem | undefined;
  /** @param missing what to say if the field is empty, instead of that it is required. */
  errorOf(name: string, missing?: string): string | undefined;
  /** All empty required fields in one sentence. */
  readonly summary: AlertContent | undefined;
}

const none: Labels = new Map();

/**
 * The errors of the fields: what the browser's own validation and the server find. For the browser's validation the page
 * shows a message under each empty field and a summary. The browser's bubble, which appears until scripts run, covers the
 * next field's label and names one field only.
 *
 * @param result of sending the form. It may name a field.
 */
export function useFieldErrors(result?: SubmissionResult): FieldErrors {
  const [labels, setLabels] = useState<Labels>(none);
  const [corrected, setCorrected] = useState<SubmissionResult>();
  const problem = result === corrected ? undefined : problemOf(result);

  return {
    onInvalid(event) {
      event.preventDefault();
      const invalid = invalidIn(event.currentTarget);
      // The browser reports each invalid field, and the first event is enough.
      if (event.target !== invalid[0]) return;
      setLabels(new Map(invalid.map((control) => [control.name, labelOf(control)])));
      if (invalid[0]) focusControl(invalid[0]);
    },
    onInput({ currentTarget }) {
      if (labels.size === 0) return;
      const names = invalidIn(currentTarget).map(({ name }) => name);
      setLabels(new Map([...labels].filter(([name]) => names.includes(name))));
    },
    clear: () => setLabels(none),
    correct(names) {
      if (problem && names.includes(problem.field)) setCorrected(result);
    },
    problem,
    errorOf(name, missing) {
      const label = labels.get(name);
      if (label !== undefined) return missing ?? formMessages.missing(label);
      return problem?.field === name ? problem.message : undefined;
    },
    summary:
      labels.size > 0
        ? { tone: "error", text: formMessages.allMissing(formatNames([...labels.values()])) }
        : undefined,
  };
}

function invalidIn(form: HTMLFormElement): readonly Control[] {
  return [...form.querySelectorAll<Control>(":is(input, select, textarea):invalid")];
}

/** The label without its asterisk. */
function labelOf({ labels, name }: Control): string {
  return labels?.[0]?.firstChild?.textContent ?? name;
}
