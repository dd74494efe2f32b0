import { chatTurnsKeptDays } from "#contract/chat-limits.ts";
import { dayMs, minuteMs } from "#contract/durations.ts";

/**
 * How long rows are kept, in milliseconds; housekeeping/retention-rules.ts deletes them afterwards. How long messages
 * and applications are kept is set on the desk.
 */
export const retentionMs = {
  /** A form that is left open over a holiday and sent again is not stored twice. */
  idempotencyKeys: 7 * dayMs,
  chatTurns: chatTurnsKeptDays * dayMs,
  deliveredNotifications: 30 * dayMs,
  endedSessions: dayMs,
  /** From the last wrong attempt. Older attempts no longer count towards a lockout. */
  wrongSignIns: dayMs,
  expiredInvitations: dayMs,
  undos: dayMs,
  /** Rate limits of clients who may send a whole burst again: longer than needed, because machines' clocks differ. */
  fullBuckets: minuteMs,
} as const;
