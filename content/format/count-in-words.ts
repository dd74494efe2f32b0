/** A small count as the first word of a sentence: 4 becomes "Four". */
export function countInWords(count: number): string {
  return words[count] ?? String(count);
}

const words = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
