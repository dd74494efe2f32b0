import { contact } from "#content/en/contact.ts";
import { quoteForm } from "#content/en/quote-form.ts";

const { from, to, when } = quoteForm.fields;

/** The lines that the site writes into a message for the visitor to fill in, as "Pickup: ". */
const labels = new Set([
  ...Object.values(contact.topic.messages).flatMap(({ lines }) => lines),
  // The load planner asks for these (web/load-planner/plan-result.tsx).
  ...[from, to, when].map(({ label }) => label),
]);

/**
 * The names of those lines with nothing written into them, or below before the next one. The specification lets a message
 * go without.
 */
export function unfilledLines(message: string): readonly string[] {
  const lines = message.split("\n");
  return lines.flatMap((line, index) => {
    const name = labelOf(line);
    if (name === undefined || line.trim() !== `${name}:`) return [];
    const next = lines.slice(index + 1).find((one) => one.trim() !== "");
    return next === undefined || labelOf(next) !== undefined ? [name] : [];
  });
}

/** Whether a message has a line with each of these names. */
export function hasLines(message: string, names: readonly string[]): boolean {
  const own = new Set(message.split("\n").map(labelOf));
  return names.every((name) => own.has(name));
}

function labelOf(line: string): string | undefined {
  const [name = ""] = line.split(":");
  return line.includes(":") && labels.has(name) ? name : undefined;
}
