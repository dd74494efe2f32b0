import { hourMs } from "#contract/durations.ts";
import { dayNumber, midnightOf } from "#contract/office-time.ts";
import { dayParts, type QuoteRequest } from "#contract/quote-request.ts";

type PickupDay = Pick<QuoteRequest, "date" | "part">;

/** In India's time. */
export interface PickupTime {
  /** Counted from 1 January 1970. */
  readonly day: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** When the pickup is wished: the part of the day, or the whole day. Undefined without a day. */
export function pickupTime({ date, part }: PickupDay): PickupTime | undefined {
  if (!date) return undefined;
  const day = dayNumber(Date.parse(`${date}T00:00:00+05:30`));
  const [begins, ends] = part ? dayParts[part] : [0, 24];
  return { day, startMs: midnightOf(day) + begins * hourMs, endMs: midnightOf(day) + ends * hourMs };
}

/** Whether the wished time is over. */
export function isOver(pickup: PickupDay, now: Date): boolean {
  const time = pickupTime(pickup);
  return time !== undefined && time.endMs <= now.getTime();
}
