import { answerTimes } from "#content/en/answer-times.ts";
import { orderStrip } from "#content/en/order-strip.ts";
import { formatTime, formatWeekday } from "#content/format/english-date.ts";
import { hourMs } from "#contract/durations.ts";
import { dayParts, type Enquiry } from "#contract/enquiry.ts";
import { afterOfficeHours, dayNumber, midnightOf, neverOpen, officeDays } from "#contract/office-time.ts";

const { price: words } = orderStrip.answer;
const { open, replyHours } = answerTimes;

export interface UrgentReply {
  readonly text: string;
  /** Whether a call still reaches the office before the trip. */
  readonly call: boolean;
}

/** What to say when the trip begins before the promised reply would come. */
export function urgentReply({ date, part }: Enquiry, now: Date): UrgentReply | undefined {
  if (!date) return undefined;
  const today = dayNumber(now.getTime());
  const day = dayNumber(Date.parse(`${date}T00:00:00+05:30`));
  const [begins, ends] = part ? dayParts[part] : [0, 24];
  const startMs = midnightOf(day) + begins * hourMs;
  if (day < today || afterOfficeHours(now, replyHours, open).getTime() <= startMs) return undefined;
  const next = openDay(now);
  if (next.opensMs >= midnightOf(day) + ends * hourMs) {
    return {
      text: words.closed(sayDay(next.day, today, words.onDay), formatTime(open.from)),
      call: false,
    };
  }
  const text =
    next.opensMs <= now.getTime()
      ? words.callNow(sayDay(day, today, (name) => name))
      : words.callFrom(sayDay(next.day, today, words.onDay), formatTime(open.from));
  return { text, call: true };
}

/** Today if the office has not closed yet, else its next working day. */
function openDay(now: Date) {
  for (const day of officeDays(now, open)) if (day.closesMs > now.getTime()) return day;
  throw neverOpen();
}

function sayDay(day: number, today: number, other: (name: string) => string): string {
  return words.days[day - today] ?? other(formatWeekday(day));
}
