import { chat } from "#content/en/chat.ts";
import type { ChatHandOver } from "#contract/chat.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { askMeena, type ChatCallResult } from "#web/api/chat.ts";
import { createStore } from "#web/browser/store.ts";
import {
  type ChatContext,
  type ChatMessage,
  onChangeElsewhere,
  readMessages,
  readState,
  saveMessages,
  saveState,
  sessionId,
} from "./chat-storage.ts";
import { localDateTime } from "./local-time.ts";
import { type Reply, readReply } from "./read-reply.ts";

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** A reply is awaited; until it comes nothing else is sent. */
  readonly pending: boolean;
  /**
   * What a screen reader announces: the bot's latest message since the page was loaded, or that the chat was cleared.
   */
  readonly announcement: string;
  /** It was emptied, and this can be undone until something else happens. */
  readonly cleared: boolean;
}

/** What Clear removed, for Undo. It is in memory only: a reload loses it. */
interface Cleared {
  readonly messages: readonly ChatMessage[];
  readonly state: unknown;
}

/** Beyond this the oldest messages are dropped, to keep the storage and the window small. */
const maxMessages = 200;

/**
 * The conversation with Meena, kept in the local storage and shared with other tabs. One for each page load. Its
 * functions need no `this`.
 */
export function createConversation() {
  let asking: AbortController | undefined;
  let state = readState();
  let lastCleared: Cleared | undefined;
  /** The messages that the storage held when this tab last read it. */
  let taken = readMessages();
  const { read, set, subscribe } = createStore<ConversationSnapshot>({
    messages: withMissingAnswer(taken),
    pending: false,
    announcement: "",
    cleared: false,
  });

  function change(next: Partial<ConversationSnapshot>): void {
    set({ ...read(), ...next });
  }

  /** Shows and stores messages. */
  function keep(messages: readonly ChatMessage[], rest: Partial<ConversationSnapshot> = {}): void {
    const latest = messages.slice(-maxMessages);
    change({ cleared: false, ...rest, messages: latest });
    saveMessages(latest);
  }

  function remember(next: unknown): void {
    state = next;
    saveState(next);
  }

  function followState(): void {
    state = readState();
  }

  /**
   * Takes over another tab's changes. If the other tab emptied the conversation, no reply is awaited any more. Both tabs
   * may have written in the same instant, each without the other's message: this one then adds its own again.
   */
  function follow(wasCleared: boolean): void {
    followState();
    const own = wasCleared ? [] : read().messages.filter((message) => !taken.includes(message));
    taken = readMessages();
    const lost = own.filter((message) => !message.failed && isMissing(message, read().messages, taken));
    const messages = [...taken, ...lost].slice(-maxMessages);
    if (lost.length > 0) saveMessages(messages);
    if (messages.length === 0) stopAsking();
    change({ messages, pending: asking !== undefined, cleared: false });
  }

  function stopAsking(): void {
    asking?.abort();
    asking = undefined;
  }

  function contextNow(): ChatContext {
    return { state, handOver: lastAnswer(read().messages)?.handOver };
  }

  async function ask(message: string, context: ChatContext): Promise<void> {
    const mine = new AbortController();
    asking = mine;
    const call = { message, sessionId: sessionId(), state: context.state };
    const outcome = await askMeena(call, mine.signal);
    if (asking !== mine) return;
    asking = undefined;
    const answer = messageFor(message, outcome, (reply) => takeReply(reply, context));
    keep(withAnswer(read().messages, message, answer), { pending: false, announcement: answer.text });
  }

  /**
   * Continues the conversation with an answer. A retried message may be answered while a hand-over waits for the
   * visitor's next message: the answer is then only shown, and the hand-over stays, unless the message began another.
   */
  function takeReply(reply: Reply, context: ChatContext): Reply {
    const waiting = lastAnswer(read().messages);
    const isHandOver = reply.isHandedOver || (reply.handOver && reply.handOver.id !== waiting?.handOver?.id);
    if (waiting?.handOver && !isSame(context.state, state) && !isHandOver) {
      const { handOver, suggestions = [] } = waiting;
      return { ...reply, text: withQuestion(reply, handOver), handOver, suggestions };
    }
    if (reply.state !== undefined) remember(reply.state);
    return reply;
  }

  /**
   * Sends a text, trimmed. Returns false, and does nothing, for blanks or while a reply is awaited. A text that
   * failed before replaces its failure: it is the same question, whether typed again or sent by Try again.
   */
  function send(typed: string, context = contextNow()): boolean {
    const text = typed.trim();
    const { messages, pending } = read();
    if (text === "" || pending) return false;
    const message: ChatMessage = { who: "me", text, ts: localDateTime(new Date()), context };
    keep([...withoutFailed(messages, text), message], { pending: true, announcement: "" });
    void ask(text, context);
    return true;
  }

  onChangeElsewhere({ onState: followState, onMessages: follow });
  return {
    snapshot: read,
    subscribe,

    /** Call this when the window opens: an empty conversation starts with a greeting. */
    open(): void {
      sessionId();
      if (read().messages.length > 0 || read().pending) return;
      keep([botMessage(chat.greeting)], { announcement: chat.greeting });
    },

    send: (typed: string) => send(typed),

    /**
     * Sends the message before a failure again, as the same request: if only its answer was lost, the server recognises
     * it. A message for a hand-over that still asks the same question goes to that hand-over.
     */
    retry(failed: ChatMessage): void {
      const { messages } = read();
      const question = questionOf(messages, messages.indexOf(failed));
      if (!question) return;
      const [now, { context: then = now }] = [contextNow(), question];
      send(question.text, then.handOver && isSame(then.handOver, now.handOver) ? now : then);
    },

    /** Empties the messages, removes the saved state, and stops awaiting a reply. */
    clear(): void {
      const { messages } = read();
      // A second press on an empty conversation does not lose the undo of the first.
      if (messages.length > 0) lastCleared = { messages: withMissingAnswer(messages), state };
      stopAsking();
      remember(null);
      keep([], { pending: false, announcement: chat.cleared, cleared: lastCleared !== undefined });
    },

    undoClear(): void {
      if (!read().cleared || !lastCleared) return;
      remember(lastCleared.state);
      keep(lastCleared.messages, { announcement: "" });
    },
  };
}

/**
 * Adds a failure after a last message without an answer, so that it can be sent again. A reload or Clear has cut off
 * the answer.
 */
function withMissingAnswer(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.at(-1)?.who === "me" ? [...messages, failure(chat.interrupted)] : messages;
}

/** Whether the storage lacks this message. Compares counts of the same text, because a retry changes the time. */
function isMissing(
  message: ChatMessage,
  ours: readonly ChatMessage[],
  stored: readonly ChatMessage[],
): boolean {
  const text = maskIdentityNumbers(message.text);
  const times = (all: readonly ChatMessage[]) =>
    all.filter((one) => one.who === message.who && maskIdentityNumbers(one.text) === text).length;
  return times(stored) < times(ours.slice(0, ours.indexOf(message) + 1));
}

/** Meena's last message, except failures. */
function lastAnswer(messages: readonly ChatMessage[]): ChatMessage | undefined {
  return messages.findLast(({ who, failed }) => who === "bot" && !failed);
}

/** Appends an answer. A failure goes directly below its message, even if another tab's messages follow. */
function withAnswer(
  messages: readonly ChatMessage[],
  asked: string,
  answer: ChatMessage,
): readonly ChatMessage[] {
  const text = maskIdentityNumbers(asked);
  const index = messages.findLastIndex((one) => one.who === "me" && maskIdentityNumbers(one.text) === text);
  const question = messages[index];
  if (!question) return [...messages, answer];
  if (answer.failed) return messages.toSpliced(index + 1, 0, answer);
  const { context, ...answered } = question;
  return [...messages.with(index, answered), answer];
}

/** A reply's text and what the hand-over waits for now. A reply of that hand-over asked for it at an earlier step. */
function withQuestion({ text, handOver }: Reply, { question }: ChatHandOver): string {
  // It is shown as a failure.
  if (text === "") return "";
  const aside = handOver ? asideIn(text, handOver.question) : text;
  return [aside, question].filter((part) => part !== "").join("\n\n");
}

/** What a hand-over's answer says besides what it asks for. */
function asideIn(text: string, question: string): string {
  return text.endsWith(question) ? text.slice(0, text.length - question.length).trimEnd() : "";
}

/** Compares values that come from JSON. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The visitor's message before the one at this index. */
function questionOf(messages: readonly ChatMessage[], index: number): ChatMessage | undefined {
  return messages.slice(0, Math.max(index, 0)).findLast(({ who }) => who === "me");
}

/** The messages without those of this text that failed, and without their failures. */
function withoutFailed(messages: readonly ChatMessage[], text: string): readonly ChatMessage[] {
  const gone = new Set<ChatMessage>();
  for (const [index, message] of messages.entries()) {
    const question = message.failed && questionOf(messages, index);
    if (question?.text === text) gone.add(message).add(question);
  }
  return messages.filter((message) => !gone.has(message));
}

/** The bot's message for an outcome, in the catalogue's words (specification, section 8). */
function messageFor(asked: string, outcome: ChatCallResult, takeReply: (reply: Reply) => Reply): ChatMessage {
  switch (outcome.kind) {
    case "refused":
      return failure(`${chat.serverError.before}${outcome.status}${chat.serverError.after}`);
    case "unreachable":
      return failure(chat.unreachable);
    case "answered": {
      const { text, sources, suggestions, handOver } = takeReply(readReply(outcome.text));
      if (text === "") return failure(chat.noReply);
      const next = suggestions.filter((question) => question !== asked);
      return {
        ...botMessage(text),
        ...(sources.length > 0 && { sources }),
        ...(next.length > 0 && { suggestions: next }),
        ...(handOver && { handOver }),
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
