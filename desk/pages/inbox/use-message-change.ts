import type { InboxMessage } from "#contract/desk/inbox.ts";
import { type MessageChange, useChangeMessage } from "#desk/api/inbox.ts";

/** Changes one message; `done` is said when it is stored. */
export function useMessageChange(item: InboxMessage) {
  const { mutate } = useChangeMessage();
  return (change: MessageChange, done: string, ownerName?: string) =>
    mutate({ item, change, done, ownerName });
}
