/** Lines of a list, as the chat window shows them. */
export function lines(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

const groups = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });

/** "1,400": digits are the same in all languages of the site. */
export function inDigits(value: number): string {
  return groups.format(value);
}

/** With a capital letter at the beginning; scripts without capitals stay as they are. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
