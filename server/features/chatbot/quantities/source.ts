import { wordEnd } from "#contract/words/word-edges.ts";

/** Of a regular expression: a number, caught. */
export const number = "(\\d+(?:\\.\\d+)?)";

/** Stands in the text for what was read already; one for weights, since counts are found beside them. */
export const weighed = "\ue000";
export const read = "\ue001";

/** A text out of which numbers are taken one kind after the other. */
export interface Source {
  text: string;
}

/** Takes all numbers of a unit out of the text. */
export function take(source: Source, unit: string): number[] {
  const found: number[] = [];
  const pattern = new RegExp(`${number}\\s*-?\\s*(?:${unit})${wordEnd}`, "gu");
  source.text = source.text.replace(pattern, (_whole, value: string) => {
    found.push(Number(value));
    return ` ${read} `;
  });
  return found;
}

/** The numbers that nothing has taken yet. */
export function numbersLeft({ text }: Source): number[] {
  return [...text.matchAll(new RegExp(`${number}(?!st|nd|rd|th|\\d|\\.\\d)`, "gu"))].map((match) =>
    Number(match[1]),
  );
}

/** The marks leave two spaces where patterns expect one. */
export function closeUp(source: Source): void {
  source.text = source.text.replace(/\s+/g, " ");
}
