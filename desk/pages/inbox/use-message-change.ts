import type { Message } from "#contract/desk/inbox.ts";
import { type MessageChange, useChangeMessage } from "#desk/api/inbox.ts";

export function useMessageChange(item: Message) {
  const { mutate } = useChangeMessage();
  return (change: MessageChange, toastText: string, ownerName?: string) =>
    mutate({ item, change, toastText, ownerName });
}
