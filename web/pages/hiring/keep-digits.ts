import type { FormEvent } from "react";

/** Zero to nine as they are written in Hindi and in Punjabi; keyboards of both may write them. */
const otherDigits = ["०१२३४५६७८९", "੦੧੨੩੪੫੬੭੮੯"];

/**
 * Lets only digits stand in a field, and no more than `count`.
 *
 * @param prefix may be typed or pasted before them and is dropped, such as India's +91, which is no part of the ten digits.
 */
export function keepDigits(count: number, prefix = ""): (event: FormEvent<HTMLInputElement>) => void {
  return ({ currentTarget: control }) => {
    const typed = control.value.trimStart();
    // Half of it is typed: without its sign the rest would be taken for the first digits.
    if (typed !== "" && prefix.startsWith(typed)) return;
    const digits = inAscii(typed.startsWith(prefix) ? typed.slice(prefix.length) : typed)
      .replace(/\D/g, "")
      .slice(0, count);
    // Writing moves the caret to the end, so only when something has to go.
    if (digits !== control.value) control.value = digits;
  };
}

function inAscii(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) =>
    String(Math.max(...otherDigits.map((digits) => digits.indexOf(digit)))),
  );
}
