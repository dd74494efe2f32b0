import { minuteMs } from "#contract/durations.ts";
import { backoffAfter, type DeliveryTimes } from "./delivery-times.ts";

/** Once a minute is often enough to notice that a mail server is back, and seldom enough not to disturb it. */
const longestChannelPauseMs = minuteMs;

/**
 * A circuit breaker for a channel. While its server is away, one attempt at a time finds out if it is back, instead of
 * one for each delivery that waits.
 */
export function createChannelCircuit(
  times: Pick<DeliveryTimes, "firstRetry" | "longestRetry">,
  nowMs: () => number,
) {
  const longestRetry = Math.min(times.longestRetry, longestChannelPauseMs);
  let failures = 0;
  let openUntil = 0;
  return {
    /** Whether the last attempt failed. */
    isOpen: () => failures > 0,
    /** How long no attempt may start, in milliseconds; 0 when one may. */
    waitMs: () => Math.max(0, openUntil - nowMs()),
    /** The channel does not work. @returns whether it did until now. */
    fail(): boolean {
      // Attempts that ran side by side fail together: they count as one.
      if (nowMs() < openUntil) return false;
      failures++;
      openUntil = nowMs() + backoffAfter(failures, { ...times, longestRetry }, Math.random());
      return failures === 1;
    },
    /** The channel works. @returns whether it did not until now. */
    succeed(): boolean {
      const wasOpen = failures > 0;
      failures = 0;
      openUntil = 0;
      return wasOpen;
    },
  };
}
