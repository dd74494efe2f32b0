import { type Figure, isAmount, isSpan } from "./changes.ts";

const numberWords: Readonly<Record<number, string>> = {
  ...{ 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 10: "ten", 12: "twelve" },
  ...{ 18: "eighteen", 24: "twenty-four", 25: "twenty-five", 30: "thirty", 50: "fifty" },
};

/** Regular expressions for the ways in which a figure can be written in a text. */
export function patternsOf(figure: Figure): string[] {
  if (typeof figure === "number") return [`${digits(figure)}\\+`, ...aloneIfLarge(figure)];
  if (isSpan(figure)) {
    const { from, to, unit } = figure;
    const ways = [`${digits(from)} ?(?:-|–|to|and) ?₹?${digits(to)}`, `up to ${digits(to)} ?${unit}`];
    return [...ways, ...aloneIfLarge(to)];
  }
  if (!isAmount(figure)) return [];
  const { value, unit } = figure;
  const spelled = `(?:${digits(value)}|\\b${numberWords[value] ?? value})`;
  const ways = [`${spelled}[ -]${unit === "kg" ? unit : `${unit.replace(/s$/, "")}s?`}\\b`];
  if (unit === "rupees") ways.push(`(?:Rs\\.?|₹) ?${digits(value)}`);
  if (unit === "years") ways.push(`${spelled} or older`, `${digits(value)}\\+`);
  return ways;
}

/** A large figure is unique without its unit; a small one may be anything. */
function aloneIfLarge(figure: number): string[] {
  return figure > 1500 ? [digits(figure)] : [];
}

/** The figure and no part of another, with or without the groups of its digits. */
function digits(figure: number): string {
  const grouped = String(figure).replace(/\B(?=(\d{3})+$)/g, ",?");
  return `(?<![\\d,.:-])${grouped}(?!,?\\d)`;
}
