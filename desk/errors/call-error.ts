import { callErrors } from "#desk/words/common.ts";

/** A call that did not succeed. Its message is for staff; `status` is 0 when the server could not be reached. */
export class CallError extends Error {
  readonly status: number;
  /** The field at fault, if it is one. */
  readonly field: string | undefined;

  constructor(message: string, status: number, field?: string) {
    super(message);
    this.name = "CallError";
    this.status = status;
    this.field = field;
  }
}

/** The words for an error of any kind. */
export function errorMessage(error: unknown): string {
  return error instanceof CallError ? error.message : callErrors.unexpected;
}

export function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}
