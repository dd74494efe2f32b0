import { rules } from "#content/en/rules.ts";
import type { DeadlineName, RuleEvent } from "#content/schema/deadline-calculator.ts";
import { hourMs, minuteMs } from "#contract/durations.ts";

export interface Deadline {
  readonly name: DeadlineName;
  readonly at: Date;
  /** Only the day counts, up to its end. */
  readonly isDay: boolean;
}

/** What the rules allow, and until when, after something happened at this time. */
export function deadlinesOf(event: RuleEvent, at: Date): readonly Deadline[] {
  const after = (name: DeadlineName, ms: number): Deadline => ({
    name,
    at: new Date(at.getTime() + ms),
    isDay: false,
  });
  switch (event) {
    case "allocated":
      return [after("cancel", rules.cancellation.freeFor.value * minuteMs)];
    case "used":
      return [after("complain", rules.complaintsWithin.value * hourMs)];
    case "delivered":
      return [after("object", rules.deliveryAcceptedAfter.value * hourMs)];
    case "issue": {
      const { from, to } = rules.refunds.requestedWithin;
      return [
        { name: "refund", at: endOfDay(at, from), isDay: true },
        { name: "refundAtLast", at: endOfDay(at, to), isDay: true },
      ];
    }
  }
}

/** The last moment of the day that is this many days later, in the visitor's time zone. */
function endOfDay(from: Date, days: number): Date {
  return new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 23, 59, 59, 999);
}
