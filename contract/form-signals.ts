/** The honeypot: a hidden form field that people leave empty and programs fill in. */
export const honeypotField = "homepage";

/**
 * The header that says how long a form was open, in milliseconds, and whether the honeypot was filled in: `ms=5230` or
 * `ms=40,trap`.
 */
export const formSignalsHeader = "X-Form-Signals";

export interface FormSignals {
  readonly ms: number;
  readonly isHoneypotFilled: boolean;
}

/** The value of the header. */
export function writeFormSignals({ ms, isHoneypotFilled }: FormSignals): string {
  return `ms=${Math.round(ms)}${isHoneypotFilled ? ",trap" : ""}`;
}

/** @returns undefined for a value that no form sends. */
export function readFormSignals(text: string): FormSignals | undefined {
  const [, ms, honeypot] = /^ms=(\d{1,12})(,trap)?$/.exec(text) ?? [];
  return ms === undefined ? undefined : { ms: Number(ms), isHoneypotFilled: honeypot !== undefined };
}
