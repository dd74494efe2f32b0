import type { ChatTurnsPage } from "#contract/desk/chat.ts";
import { deskPaths } from "#contract/desk/desk-paths.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";

/** What visitors asked Meena. */
export function useChatTurns(filter: string) {
  return usePagedList<ChatTurnsPage>({ queryKey: keys.chat(filter), path: deskPaths.chat, filter });
}
