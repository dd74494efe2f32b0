import type { MenuItem } from "#desk/ui/menu/menu.tsx";
import { atHourInDays, dayAndTime } from "#desk/ui/time/format-time.ts";
import { inboxWords } from "#desk/words/inbox.ts";

const hourMs = 3_600_000;
const morning = 9;

/** The times to snooze until. */
export function snoozeItems(onSnooze: (until: string) => void): MenuItem[] {
  const { later, tomorrow, days, week } = inboxWords.snoozeOptions;
  const times = [
    { key: "later", label: later, until: () => new Date(Date.now() + 3 * hourMs).toISOString() },
    { key: "tomorrow", label: tomorrow, until: () => atHourInDays(1, morning) },
    { key: "days", label: days, until: () => atHourInDays(3, morning) },
    { key: "week", label: week, until: () => atHourInDays(7, morning) },
  ];
  return times.map(({ key, label, until }) => ({
    key,
    label,
    detail: dayAndTime(until()),
    onSelect: () => onSnooze(until()),
  }));
}
