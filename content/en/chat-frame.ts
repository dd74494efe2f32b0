import type { ChatFrameContent } from "../schema/chat-frame.ts";

/** What Meena's button and the frame of her window say, also while the conversation is not there. */
export const chatFrame: ChatFrameContent = {
  name: "Meena",
  open: "Chat with Meena",
  close: "Close",
  connecting: "Connecting…",
  loading: "Loading the chat…",
  failedHelp:
    "The chat needs a working connection. We keep trying to load it. Until then, call or write to us.",
  write: "Write to us",
};
