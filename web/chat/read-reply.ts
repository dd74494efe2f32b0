import type { ChatSource } from "#contract/chat.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { isSiteAddress } from "./site-address.ts";

/** What the widget makes of an answer's body. */
export interface Reply {
  /** Empty when the answer said nothing. */
  readonly text: string;
  /** Stored and sent back next time; undefined when the answer has none. */
  readonly state: unknown;
  readonly sources: readonly ChatSource[];
  readonly suggestions: readonly string[];
}

/** Far above what Meena writes: an answer from elsewhere must not fill the storage by itself. */
const longestText = 20_000;

/**
 * Reads an answer's body as the specification says: JSON, of whose `reply`, `message` and `text`
 * the first one present counts; what is no JSON is the reply itself. Never throws, whatever the
 * answer holds.
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
  };
}

function textOf(said: unknown): string {
  if (said === undefined || said === null) return "";
  const text = (typeof said === "object" ? JSON.stringify(said) : String(said)).trim();
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** The pages named that are pages of this site. Also for what lies in the storage. */
export function sourcesIn(value: unknown): readonly ChatSource[] {
  return listOf(value).filter(isSource).slice(0, chatLimits.sources);
}

function isSource(value: unknown): value is ChatSource {
  const { title, path } = (value ?? {}) as Partial<Record<keyof ChatSource, unknown>>;
  return typeof title === "string" && title !== "" && typeof path === "string" && isSiteAddress(path);
}

/** The questions offered that can be sent. Also for what lies in the storage. */
export function suggestionsIn(value: unknown): readonly string[] {
  return listOf(value)
    .filter((entry): entry is string => typeof entry === "string" && entry.trim() !== "")
    .filter((entry) => entry.length <= chatLimits.suggestion)
    .slice(0, chatLimits.suggestions);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
