import { z } from "zod";
import { chatLimits } from "#contract/chat-limits.ts";

const words = z.string().min(2).max(160);
const question = z.string().min(2).max(chatLimits.suggestion);

/** What Meena's window says by itself; her answers come from the server. */
export const chatSchema = z.strictObject({
  online: words,
  offline: words,
  /** In the header; `typing` stands among the messages. */
  typingStatus: words,
  typing: words,
  clear: words,
  /** In place of the conversation after a Clear, with `undo` beside it. */
  cleared: words,
  undo: words,
  conversation: words,
  /** Added when the window opens on an empty conversation. */
  greeting: words,
  /** Questions offered with the greeting; each is sent as the message it reads. */
  starters: z.array(question).min(1).max(chatLimits.suggestions),
  emptyTitle: words,
  emptyLead: words,
  you: words,
  meena: words,
  /** Added to the name of the button while an answer waits unread. */
  unread: words,
  today: words,
  sources: words,
  suggestions: words,
  field: words,
  placeholder: words,
  send: words,
  /** Follows the number of characters that are left. */
  charactersLeft: words,
  retry: words,
  /** Beside the retry: a message whose answer was lost may have arrived. */
  sentOnce: words,
  /** In place of an answer that a reload cut off. */
  interrupted: words,
  /** The two parts of a sentence around the status. */
  serverError: z.strictObject({ before: words, after: words }),
  unreachable: words,
  noReply: words,
});
export type ChatContent = z.infer<typeof chatSchema>;
