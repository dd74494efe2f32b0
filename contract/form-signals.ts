/** A field of the forms that nobody sees and nobody fills in but programs that fill in everything. */
export const trapField = "homepage";

/**
 * What a form tells of how it was filled in, beside the call's own payload: the milliseconds that it was open, and
 * whether the trap was sprung. `ms=5230` or `ms=40,trap`.
 */
export const formSignalsHeader = "X-Form-Signals";

export interface FormSignals {
  readonly ms: number;
  readonly isTrapped: boolean;
}

/** The header's value, with the milliseconds rounded. */
export function writeFormSignals({ ms, isTrapped }: FormSignals): string {
  return `ms=${Math.round(ms)}${isTrapped ? ",trap" : ""}`;
}

/** @returns undefined for anything that the forms do not send. */
export function readFormSignals(text: string): FormSignals | undefined {
  const [, ms, trap] = /^ms=(\d{1,12})(,trap)?$/.exec(text) ?? [];
  return ms === undefined ? undefined : { ms: Number(ms), isTrapped: trap !== undefined };
}
