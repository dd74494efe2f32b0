import type { StaffName } from "#contract/desk/common.ts";
import type { DeskEvents } from "#contract/desk/events.ts";

type PresentColleague = DeskEvents["presence"]["viewers"][number];

/** Longer than the interval in which the desk repeats that a message is open. */
const forgottenAfterMs = 45_000;

/**
 * Who has which message open, in this process's memory: losing it costs nothing.
 *
 * @param nowMs a monotonic clock, in milliseconds.
 */
export function createPresence(nowMs: () => number) {
  const byMessage = new Map<string, Map<string, PresentColleague & { readonly seenMs: number }>>();

  function current(messageId: string) {
    const colleagues = byMessage.get(messageId);
    if (!colleagues) return undefined;
    for (const [id, { seenMs }] of colleagues) if (nowMs() - seenMs > forgottenAfterMs) colleagues.delete(id);
    if (colleagues.size === 0) byMessage.delete(messageId);
    return colleagues;
  }

  return {
    /** @returns whether colleagues should be told, as `leave` does. */
    enter(messageId: string, { id, name }: StaffName, typing: boolean): boolean {
      for (const other of byMessage.keys()) current(other);
      const colleagues = byMessage.getOrInsertComputed(messageId, () => new Map());
      const before = colleagues.get(id);
      colleagues.set(id, { id, name, typing, seenMs: nowMs() });
      return before?.typing !== typing;
    },
    leave: (messageId: string, staffId: string): boolean => current(messageId)?.delete(staffId) ?? false,
    presentColleagues: (messageId: string): PresentColleague[] =>
      [...(current(messageId)?.values() ?? [])].map(({ id, name, typing }) => ({ id, name, typing })),
  };
}
