import { answerTimes } from "#content/en/answer-times.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { formatTime, formatWeekday } from "#content/format/english-date.ts";
import { minuteMs } from "#contract/durations.ts";
import { afterOfficeHours, dayNumber, midnightOf, neverOpen, officeDays } from "#contract/office-time.ts";

const { days } = quoteForm.answer.price;
const { open, replyHours } = answerTimes;

/** People plan by the quarter of an hour, and a reply a little earlier is no broken promise. */
const stepMs = 15 * minuteMs;

export interface ReplyTime {
  /** "today", "tomorrow" or "Monday". */
  readonly day: string;
  /** The latest time, "2 PM". */
  readonly time: string;
  /** Whether the office is open at the moment. */
  readonly isOpen: boolean;
}

/** By when the office answers what is sent now, if it keeps its promise. */
export function replyTime(now: Date): ReplyTime {
  const dueMs = Math.ceil(afterOfficeHours(now, replyHours, open).getTime() / stepMs) * stepMs;
  const day = dayNumber(dueMs);
  const minutes = (dueMs - midnightOf(day)) / minuteMs;
  return {
    day: sayDay(day, dayNumber(now.getTime())),
    time: formatTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`),
    isOpen: nextOpenDay(now).opensMs <= now.getTime(),
  };
}

/** Today if the office has not closed yet, else its next working day. */
export function nextOpenDay(now: Date) {
  for (const day of officeDays(now, open)) if (day.closesMs > now.getTime()) return day;
  throw neverOpen();
}

/** @param other says a day that is neither today nor tomorrow, by its name. */
export function sayDay(day: number, today: number, other = (name: string): string => name): string {
  return days[day - today] ?? other(formatWeekday(day));
}
