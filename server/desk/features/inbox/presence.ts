import type { StaffName } from "#contract/desk/common.ts";
import type { DeskEvents } from "#contract/desk/events.ts";

type PresentColleague = DeskEvents["presence"]["viewers"][number];

/** Longer than the interval in which the desk repeats that a message is open. */
const leaseMs = 45_000;

/**
 * Who has which message open, in this process's memory: losing it costs nothing.
 *
 * @param onChange gets who has a message open now, whenever that has changed. It is called by a timer too: a page that
 *   crashed or lost its network never says that it has left.
 */
export function createPresence(onChange: (messageId: string, viewers: PresentColleague[]) => void) {
  const byMessage = new Map<string, Map<string, PresentColleague & { readonly lease: NodeJS.Timeout }>>();

  const presentColleagues = (messageId: string): PresentColleague[] =>
    [...(byMessage.get(messageId)?.values() ?? [])].map(({ id, name, typing }) => ({ id, name, typing }));

  function leave(messageId: string, staffId: string): void {
    const colleagues = byMessage.get(messageId);
    const left = colleagues?.get(staffId);
    if (!colleagues || !left) return;
    clearTimeout(left.lease);
    colleagues.delete(staffId);
    if (colleagues.size === 0) byMessage.delete(messageId);
    onChange(messageId, presentColleagues(messageId));
  }

  return {
    /** Is to be repeated before the lease ends. */
    enter(messageId: string, { id, name }: StaffName, typing: boolean): void {
      const colleagues = byMessage.getOrInsertComputed(messageId, () => new Map());
      const before = colleagues.get(id);
      clearTimeout(before?.lease);
      const lease = setTimeout(leave, leaseMs, messageId, id).unref();
      colleagues.set(id, { id, name, typing, lease });
      if (before?.typing !== typing) onChange(messageId, presentColleagues(messageId));
    },
    leave,
    presentColleagues,
  };
}
