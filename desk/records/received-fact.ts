import { dayOf, shortDay } from "#desk/ui/time/format-time.ts";
import { exportWords } from "#desk/words/export.ts";

/** The days of a filter in words; nothing without days. */
export function receivedFact(query: URLSearchParams): string[] {
  const [from, until] = ["from", "to"].map((name) => {
    const moment = query.get(name);
    return moment ? shortDay(dayOf(new Date(moment))) : undefined;
  });
  return from || until ? [exportWords.facts.received(from, until)] : [];
}
