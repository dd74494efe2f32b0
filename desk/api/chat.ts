import { call } from "#desk/http/call.ts";
import { keys } from "./keys.ts";
import { usePagedList } from "./paged-list.ts";

/** What visitors asked Meena. */
export function useChatTurns(filter: string) {
  return usePagedList({
    queryKey: keys.chat(filter),
    read: (page) => call("GET /api/chat", page),
    filter,
  });
}
