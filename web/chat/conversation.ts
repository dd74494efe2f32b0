import { chat } from "#content/en/chat.ts";
import { askMeena, type ChatOutcome } from "#web/api/chat.ts";
import {
  type ChatMessage,
  onChangeElsewhere,
  readMessages,
  readState,
  saveMessages,
  saveState,
  sessionId,
} from "./chat-storage.ts";
import { localDateTime } from "./local-time.ts";
import { readReply } from "./read-reply.ts";

/** The conversation at one moment. */
export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** A reply is on its way; until it is there nothing else is sent. */
  readonly pending: boolean;
  /** The text of the bot's message that came last since this page was loaded; empty while one is on its way. */
  readonly news: string;
  /** The last message was cut off from its answer, by a reload. */
  readonly interrupted: boolean;
}

/** The oldest messages go first: neither the storage nor the window is made for more. */
const mostMessages = 200;

/**
 * The conversation with Meena, kept in the local storage and shared with other tabs. One for each
 * page load; its functions can be passed on as they are.
 */
export function createConversation() {
  const listeners = new Set<() => void>();
  let asking: AbortController | undefined;
  let state = readState();
  let now: ConversationSnapshot = { messages: readMessages(), pending: false, news: "", interrupted: false };
  now = { ...now, interrupted: now.messages.at(-1)?.who === "me" };

  function change(next: Partial<ConversationSnapshot>): void {
    now = { ...now, ...next };
    for (const listener of listeners) listener();
  }

  /** Shows messages and keeps them. */
  function keep(messages: readonly ChatMessage[], rest: Partial<ConversationSnapshot> = {}): void {
    const latest = messages.slice(-mostMessages);
    change({ ...rest, messages: latest });
    saveMessages(latest);
  }

  function remember(next: unknown): void {
    state = next;
    saveState(next);
  }

  /** What another tab did is true here too. Emptied there, nothing is waited for any more. */
  function follow(): void {
    state = readState();
    const messages = readMessages();
    if (messages.length === 0) stopAsking();
    change({ messages, pending: asking !== undefined, interrupted: false });
  }

  function stopAsking(): void {
    asking?.abort();
    asking = undefined;
  }

  async function ask(message: string): Promise<void> {
    const mine = new AbortController();
    asking = mine;
    const outcome = await askMeena({ message, sessionId: sessionId(), state }, mine.signal);
    if (asking !== mine) return;
    asking = undefined;
    const answer = messageFor(message, outcome, remember);
    keep([...now.messages, answer], { pending: false, news: answer.text });
  }

  onChangeElsewhere(follow);
  return {
    snapshot: () => now,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** To be called whenever the window opens: an empty conversation begins with a greeting. */
    open(): void {
      sessionId();
      if (now.messages.length > 0 || now.pending) return;
      keep([botMessage(chat.greeting)], { news: chat.greeting });
    },

    /** Sends what was typed, trimmed. Returns false, and does nothing, for blanks or while a reply is pending. */
    send(typed: string): boolean {
      const text = typed.trim();
      if (text === "" || now.pending) return false;
      const message: ChatMessage = { who: "me", text, ts: localDateTime(new Date()) };
      keep([...now.messages, message], { pending: true, news: "", interrupted: false });
      void ask(text);
      return true;
    },

    /** Sends the last message again; the failures that stand behind it go. */
    retry(): void {
      const last = now.messages.findLastIndex(({ who }) => who === "me");
      const message = now.messages[last];
      if (!message || now.pending) return;
      keep(now.messages.slice(0, last + 1), { pending: true, news: "", interrupted: false });
      void ask(message.text);
    },

    /** Empties the messages, removes the saved state, and waits for no answer any more. */
    clear(): void {
      stopAsking();
      remember(null);
      keep([], { pending: false, news: "", interrupted: false });
    },
  };
}

/** The bot's message for what became of a question, in the catalogue's words (specification, section 8). */
function messageFor(asked: string, outcome: ChatOutcome, remember: (state: unknown) => void): ChatMessage {
  switch (outcome.kind) {
    case "refused":
      return failure(`${chat.serverError.before}${outcome.status}${chat.serverError.after}`);
    case "unreachable":
      return failure(chat.unreachable);
    case "answered": {
      const { text, state, sources, suggestions } = readReply(outcome.text);
      if (state !== undefined) remember(state);
      if (text === "") return failure(chat.noReply);
      const next = suggestions.filter((question) => question !== asked);
      return {
        ...botMessage(text),
        ...(sources.length > 0 && { sources }),
        ...(next.length > 0 && { suggestions: next }),
      };
    }
  }
}

function botMessage(text: string): ChatMessage {
  return { who: "bot", text, ts: localDateTime(new Date()) };
}

function failure(text: string): ChatMessage {
  return { ...botMessage(text), failed: true };
}
