import { dayOf, shortDay } from "#desk/ui/time/format-time.ts";
import { exportWords } from "#desk/words/export.ts";

/** The days of a filter in words; nothing without days. */
export function receivedFact(days: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): string[] {
  const [from, until] = [days.from, days.to].map((moment) =>
    moment ? shortDay(dayOf(new Date(moment))) : undefined,
  );
  return from || until ? [exportWords.facts.received(from, until)] : [];
}
