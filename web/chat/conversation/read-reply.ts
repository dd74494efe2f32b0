import type { ChatHandOver, ChatOutcome, ChatSource } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { isSiteAddress } from "./site-address.ts";

/** The parts of an answer's body that the widget uses. */
export interface Reply {
  /** Empty when the answer has none. */
  readonly text: string;
  /** Stored and sent back with the next message; undefined when the answer has none. */
  readonly state: unknown;
  readonly sources: readonly ChatSource[];
  readonly suggestions: readonly string[];
  /** The hand-over that waits for the next message. */
  readonly handOver: ChatHandOver | undefined;
  /** The visitor's message for the team has reached it. */
  readonly isHandedOver: boolean;
}

/** Far above the length of Meena's own answers. Another server's answer must not fill the storage. */
const longestText = 20_000;

/**
 * Reads an answer's body as the specification says: in JSON the reply is the first of `reply`, `message` and `text`.
 * Any other body is the reply itself. Never throws.
 */
export function readReply(body: string): Reply {
  const answer = parse(body);
  if (typeof answer !== "object" || answer === null) return replyOf(answer, {});
  const fields = answer as Readonly<Record<string, unknown>>;
  return replyOf(fields.reply ?? fields.message ?? fields.text, fields);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

function replyOf(said: unknown, fields: Readonly<Record<string, unknown>>): Reply {
  return {
    text: textOf(said),
    state: fields.state ?? undefined,
    sources: sourcesIn(fields.sources),
    suggestions: suggestionsIn(fields.suggestions),
    handOver: handOverIn(fields.handOver),
    isHandedOver: fields.outcome === ("handed-over" satisfies ChatOutcome),
  };
}

function textOf(said: unknown): string {
  if (said === undefined || said === null) return "";
  const text = (typeof said === "object" ? JSON.stringify(said) : String(said)).trim();
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** Those of the given sources that are pages of this site. Also used for stored messages. */
export function sourcesIn(value: unknown): readonly ChatSource[] {
  return listOf(value).filter(isSource).slice(0, chatLimits.sources);
}

function isSource(value: unknown): value is ChatSource {
  const { title, path } = (value ?? {}) as Partial<Record<keyof ChatSource, unknown>>;
  return typeof title === "string" && title !== "" && typeof path === "string" && isSiteAddress(path);
}

/** Those of the given suggestions that can be sent. Also used for stored messages. */
export function suggestionsIn(value: unknown): readonly string[] {
  return listOf(value)
    .filter((entry): entry is string => typeof entry === "string" && entry.trim() !== "")
    .filter((entry) => entry.length <= chatLimits.suggestion)
    .slice(0, chatLimits.suggestions);
}

/** The given hand-over, if it is one. Also used for stored messages. */
export function handOverIn(value: unknown): ChatHandOver | undefined {
  const { id, question } = (value ?? {}) as Partial<Record<keyof ChatHandOver, unknown>>;
  if (typeof id !== "string" || typeof question !== "string" || question.trim() === "") return undefined;
  return question.length <= chatLimits.handOverQuestion ? { id, question } : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
