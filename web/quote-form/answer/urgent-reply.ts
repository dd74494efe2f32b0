import { answerTimes } from "#content/en/answer-times.ts";
import { quoteForm } from "#content/en/quote-form.ts";
import { formatTime } from "#content/format/english-date.ts";
import { afterOfficeHours, dayNumber } from "#contract/office-time.ts";
import type { QuoteRequest } from "#contract/quote-request.ts";
import { isOver, pickupTime } from "../trip/pickup-time.ts";
import { nextOpenDay, sayDay } from "./reply-time.ts";

const { price: words } = quoteForm.answer;
const { open, replyHours } = answerTimes;

export interface UrgentReply {
  readonly text: string;
  /** Whether a call still reaches the office before the trip. */
  readonly call: boolean;
}

/** What to say when the trip begins before the promised reply would come. */
export function urgentReply(request: QuoteRequest, now: Date): UrgentReply | undefined {
  const pickup = pickupTime(request);
  if (!pickup || isOver(request, now)) return undefined;
  const today = dayNumber(now.getTime());
  const { day, startMs, endMs } = pickup;
  if (afterOfficeHours(now, replyHours, open).getTime() <= startMs) return undefined;
  const next = nextOpenDay(now);
  if (next.opensMs >= endMs) {
    return {
      text: words.closed(sayDay(next.day, today, words.onDay), formatTime(open.from)),
      call: false,
    };
  }
  const text =
    next.opensMs <= now.getTime()
      ? words.callNow(sayDay(day, today))
      : words.callFrom(sayDay(next.day, today, words.onDay), formatTime(open.from));
  return { text, call: true };
}
