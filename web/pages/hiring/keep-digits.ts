import type { FormEvent } from "react";

/**
 * Lets only digits stand in a field, and no more than `count`. A pasted or filled-in number may begin with India's
 * +91, which is no part of the ten digits.
 */
export function keepDigits(count: number): (event: FormEvent<HTMLInputElement>) => void {
  return ({ currentTarget: control }) => {
    const digits = control.value
      .replace(/^\s*\+91/, "")
      .replace(/\D/g, "")
      .slice(0, count);
    // Writing moves the caret to the end, so only when something has to go.
    if (digits !== control.value) control.value = digits;
  };
}
