import type { ChatContent } from "../schema/chat.ts";

/** What Meena's window says by itself; her answers come from the server. */
export const chat: ChatContent = {
  online: "Online",
  offline: "Offline",
  typingStatus: "Typing…",
  typing: "Meena is typing…",
  clear: "Clear",
  cleared: "Conversation cleared.",
  undo: "Undo",
  conversation: "Conversation with Meena",
  // The exact words of the specification.
  greeting: "Hi! I am your assistant. How may I assist you?",
  starters: ["What does a delivery cost?", "Which vehicle takes 1,400 kg?", "Which jobs are open?"],
  emptyTitle: "Start a new chat",
  emptyLead: "Ask about vehicles, routes, prices or jobs, in English, Hindi or Punjabi.",
  you: "You",
  meena: "Meena",
  unread: "new message",
  today: "Today",
  sources: "Read more",
  suggestions: "You can also ask",
  field: "Message to Meena",
  placeholder: "Ask Meena…",
  send: "Send",
  charactersLeft: "characters left",
  retry: "Try again",
  sentOnce: "If your message has already reached us, this will not send it twice.",
  interrupted: "This message was not answered.",
  // From here on the exact words of the specification.
  serverError: { before: "⚠️ Server error (", after: "). Please try again later." },
  unreachable: "Error: unable to reach server.",
  noReply: "No reply from bot.",
};
