import type { FastifyBaseLogger } from "fastify";

/** The error and what else is logged with it. Two failures with the same of all, and the same cause, are one. */
interface Failure extends Readonly<Record<string, unknown>> {
  readonly err: unknown;
}

/**
 * Logs one line when something begins to fail and one when it works again, however often it is tried meanwhile.
 *
 * @returns takes the outcome of each try: a failure, or undefined.
 */
export function logOnChange(
  log: FastifyBaseLogger,
  { failing, working }: { readonly failing: string; readonly working: string },
): (failure: Failure | undefined) => void {
  let known: string | undefined;
  return (failure) => {
    const what = failure && JSON.stringify({ ...failure, err: causeOf(failure.err) });
    if (what === known) return;
    known = what;
    if (failure) log.warn(failure, failing);
    else log.warn(working);
  };
}

/** What tells one error from another: its code, or its message where it has none. */
export function causeOf(err: unknown): string {
  const { code, message } = err as { readonly code?: unknown; readonly message?: string };
  return String(code ?? message);
}
