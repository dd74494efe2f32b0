import { type FormEvent, useState } from "react";
import type { FieldProblem } from "#contract/posted-form.ts";
import { type Answer, problemOf } from "./answer.ts";
import { type MissingFields, useMissingFields } from "./use-missing-fields.ts";

export interface FieldErrors extends MissingFields {
  /** What the server finds wrong, until that field is changed. */
  readonly problem: FieldProblem | undefined;
}

/** What is wrong with each field: that it is empty, or what the server's answer says of it. */
export function useFieldErrors(answer: Answer | undefined): FieldErrors {
  const missing = useMissingFields();
  const [corrected, setCorrected] = useState<Answer>();
  const problem = answer === corrected ? undefined : problemOf(answer);

  function onInput(event: FormEvent<HTMLFormElement>): void {
    missing.onInput(event);
    if (problem && (event.target as Partial<HTMLInputElement>).name === problem.field) setCorrected(answer);
  }

  return {
    ...missing,
    problem,
    onInput,
    errorOf: (name) => missing.errorOf(name) ?? (problem?.field === name ? problem.message : undefined),
  };
}
