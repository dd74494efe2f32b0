import { inLakhs } from "#content/format/digit-groups.ts";

/** Lines of a list, as the chat window shows them. */
export function lines(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/**
 * "1,400", "2.25": digits are the same in all languages of the site. An `Intl.NumberFormat` writes the same, but the
 * first one of a process loads tables of 6 MB, so it is left what hardly anybody asks.
 */
export function inDigits(value: number): string {
  const [, whole, fraction = ""] = /^(\d{1,12})(?:\.(\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined) return new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 }).format(value);
  // Rounded as it is written: 1.005 times a hundred is less than 100.5.
  const hundredths =
    Number(whole + fraction.slice(0, 2).padEnd(2, "0")) + (fraction.charAt(2) >= "5" ? 1 : 0);
  const [units, parts] = String(hundredths / 100).split(".");
  return inLakhs(Number(units)) + (parts ? `.${parts}` : "");
}

/** With a capital letter at the beginning; scripts without capitals stay as they are. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
