import { lazyCode } from "#web/loading/lazy-code.ts";
import { useLazyCode } from "#web/loading/use-lazy-code.ts";

const chatWindow = lazyCode("chat", () => import("./window/chat-window.tsx"));

/** Loads the conversation, at the latest when the window opens. */
export function useChatWindow(open: boolean) {
  const { module, ...loading } = useLazyCode(chatWindow, open);
  return { ChatWindow: module?.ChatWindow, ...loading };
}
