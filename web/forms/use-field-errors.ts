import { useState } from "react";
import type { FieldProblem } from "#contract/form-post-result.ts";
import { problemOf, type SubmissionResult } from "./submission-result.ts";
import { type MissingFields, useMissingFields } from "./use-missing-fields.ts";

export interface FieldErrors extends MissingFields {
  /** What the server finds wrong, until that field is changed. */
  readonly problem: FieldProblem | undefined;
  /** The fields of these names were changed. */
  correct(names: readonly string[]): void;
}

/** What is wrong with each field: that it is empty, or what the server says of it. */
export function useFieldErrors(result: SubmissionResult | undefined): FieldErrors {
  const missing = useMissingFields();
  const [corrected, setCorrected] = useState<SubmissionResult>();
  const problem = result === corrected ? undefined : problemOf(result);

  return {
    ...missing,
    problem,
    correct(names) {
      if (problem && names.includes(problem.field)) setCorrected(result);
    },
    errorOf: (name) => missing.errorOf(name) ?? (problem?.field === name ? problem.message : undefined),
  };
}
