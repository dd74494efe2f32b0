import { minuteMs } from "#contract/durations.ts";
import { backoffAfter, type DeliveryTimes } from "./delivery-times.ts";

/** Often enough to notice a mail server that is back, and seldom enough not to disturb it. */
const longestChannelPauseMs = minuteMs;

export type ChannelCircuit = ReturnType<typeof createChannelCircuit>;

/**
 * A circuit breaker for a channel. While the server is away, one attempt at a time finds out whether it is back,
 * instead of an attempt for each waiting delivery.
 */
export function createChannelCircuit(
  times: Pick<DeliveryTimes, "firstRetry" | "longestRetry">,
  nowMs: () => number,
) {
  const longestRetry = Math.min(times.longestRetry, longestChannelPauseMs);
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => failures > 0,
    /** Milliseconds until an attempt may start. */
    waitMs: () => Math.max(0, openUntil - nowMs()),
    /** The channel does not work. @returns true if it worked until now. */
    fail(): boolean {
      // Concurrent attempts fail together and count as one failure.
      if (nowMs() < openUntil) return false;
      failures++;
      openUntil = nowMs() + backoffAfter(failures, { ...times, longestRetry }, Math.random());
      return failures === 1;
    },
    /** The channel works. @returns true if it did not work until now. */
    succeed(): boolean {
      const wasOpen = failures > 0;
      failures = 0;
      openUntil = 0;
      return wasOpen;
    },
  };
}
