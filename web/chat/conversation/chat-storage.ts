/**
 * The three keys of this site in the local storage (specification, section 3), and no others. Storage may be full,
 * forbidden, or hold anything: that is only logged, and the conversation goes on in memory.
 */
import type { ChatHandOver, ChatSource } from "#contract/chat.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import { randomId } from "#web/browser/random-id.ts";
import { handOverIn, sourcesIn, suggestionsIn } from "./read-reply.ts";

const keys = { session: "meena-session", state: "meena-state", messages: "meena-messages" } as const;

/** How far the conversation was when a message was typed. */
export interface ChatContext {
  readonly state: unknown;
  readonly handOver?: ChatHandOver | undefined;
}

export interface ChatMessage {
  readonly who: "me" | "bot";
  readonly text: string;
  /** When it was sent: a local date-time string. */
  readonly ts: string;
  readonly sources?: readonly ChatSource[];
  readonly suggestions?: readonly string[];
  /** The hand-over that waits for the visitor's next message. */
  readonly handOver?: ChatHandOver;
  /** Of a message without an answer: it is sent again with the same state. */
  readonly context?: ChatContext;
  /** This message replaces a missing answer; the message before it can be sent again. */
  readonly failed?: true;
}

/** The stored messages, oldest first. Invalid entries are left out. */
export function readMessages(): readonly ChatMessage[] {
  const stored = readJson(keys.messages);
  return Array.isArray(stored) ? stored.filter(isMessage).map(withValidExtras) : [];
}

/** Stores the messages, without the identity numbers that people write into them. */
export function saveMessages(messages: readonly ChatMessage[]): void {
  const kept = messages.map((message) => ({ ...message, text: maskIdentityNumbers(message.text) }));
  write(keys.messages, JSON.stringify(kept));
}

/** The state of the last answer; null if there is none to send back. */
export function readState(): unknown {
  return readJson(keys.state);
}

/** @param state null removes it. */
export function saveState(state: unknown): void {
  write(keys.state, state === null ? undefined : JSON.stringify(state));
}

/** The form of our ids. Anything else must not even be sent, because it goes into a header. */
const validSessionId = /^web-[a-z0-9]{4,40}$/;

let sessionWithoutStorage: string | undefined;

/** The id of this browser's conversation, created once. */
export function sessionId(): string {
  const kept = read(keys.session) ?? "";
  const known = validSessionId.test(kept) ? kept : sessionWithoutStorage;
  if (known) return known;
  sessionWithoutStorage = `web-${randomId()}`;
  write(keys.session, sessionWithoutStorage);
  return sessionWithoutStorage;
}

interface ChangesElsewhere {
  onState(): void;
  /** The state may have changed as well. */
  onMessages(wasCleared: boolean): void;
}

/** Calls back when another tab changes the conversation. */
export function onChangeElsewhere({ onState, onMessages }: ChangesElsewhere): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === keys.state) onState();
    // Without a key everything was cleared.
    else if (key === null || key === keys.messages) onMessages((newValue ?? "[]") === "[]");
  });
}

function isMessage(value: unknown): value is ChatMessage {
  const { who, text, ts } = (value ?? {}) as Partial<Record<keyof ChatMessage, unknown>>;
  return (who === "me" || who === "bot") && typeof text === "string" && typeof ts === "string";
}

/** The storage may hold anything, so an address outside the site never becomes a link. */
function withValidExtras(message: ChatMessage): ChatMessage {
  const { who, text, ts, sources, suggestions, handOver, context, failed } = message;
  const underWay = handOverIn(handOver);
  return {
    who,
    text,
    ts,
    ...(sources && { sources: sourcesIn(sources) }),
    ...(suggestions && { suggestions: suggestionsIn(suggestions) }),
    ...(underWay && { handOver: underWay }),
    ...(context && { context: { state: context.state ?? null, handOver: handOverIn(context.handOver) } }),
    ...(failed && { failed: true }),
  };
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn("The conversation could not be saved.", error);
  }
}
