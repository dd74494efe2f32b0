import type { FastifyBaseLogger } from "fastify";

/** The error and the fields that are logged with it. Failures with equal fields and the same cause count as one. */
interface Failure extends Readonly<Record<string, unknown>> {
  readonly err: unknown;
}

/**
 * Logs one line when something begins to fail and one when it works again, however often it is tried meanwhile.
 *
 * @returns a function to call after each try, with its failure or undefined.
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
