import type { Choice } from "./choose-topic.ts";
import { weightOf } from "./concept-weights.ts";
import type { Question } from "./question.ts";

/** Where one thought may end and the next begin: "no essay pls, just the height of the euler". */
const ends =
  /[,;:!?।…]+(?:\s+|$)|\.+(?:\s+|$)|\s+(?:but|just|and|so|asks|poochti hai|poochta hai|puchti hai|puchta hai|puch raha hai|anyway|bas|lekin|magar|aur|और|ਅਤੇ|लेकिन|मगर|बस(?! (?:का|की|के|में|से|वाल))|ਪਰ|ਬੱਸ(?! (?:ਦਾ|ਦੀ|ਦੇ|ਵਿੱਚ|ਚ|ਵਾਲ)))\s+|\s[-–—]+\s/gu;
const mostClauses = 5;

/** The clauses of a message, each with the question mark that ends it; none when it is a single one. */
export function clausesOf(text: string): string[] {
  const clauses: string[] = [];
  let start = 0;
  for (const { index, 0: end } of text.matchAll(ends)) {
    clauses.push(text.slice(start, index) + (end.includes("?") ? "?" : ""));
    start = index + end.length;
  }
  clauses.push(text.slice(start));
  const written = clauses.map((clause) => clause.trim()).filter((clause) => /[\p{L}\d]/u.test(clause));
  return written.length > 1 ? written.slice(0, mostClauses) : [];
}

/** What a question begins with, where the word that asks is part of a longer phrase: "where is your office". */
const askingStart =
  /^(?:(?:pehle|pahle|first|then|to|toh|acha|ok|so|pls|please|now) )*(?:where|what|whats|how|who|whom|when|why|which|do|does|is|are|can|will|give|tell|send|share|show|bata\p{L}*|btao|dass\p{L}*|kya|kab|kahan|kitn\p{L}*|kaun|kis|क्या|कब|कहां|कितन\p{M}*|कौन|किस|बता\p{M}*|ਦੱਸ\p{M}*|ਕੀ|ਕਦੋਂ|ਕਿੱਥੇ|ਕਿੰਨ\p{M}*|ਕਿਹੜ\p{M}*|ਕਿਸ)(?![\p{L}\p{M}])/u;

const asking = ["how", "howMuch", "howMany", "howLong", "when", "where", "who", "what", "why", "which"];

/** What a clause has to score to be answered although the message as a whole is refused for this reason. */
const scoreBeside: Readonly<Record<string, number>> = { abuse: 1.6, "off-topic": 2, promise: 2 };
/** Although the website does not tell what the message as a whole seems to ask. */
const scoreBesideUntold = 2.4;
/** Although nothing was understood of it: little, if the rest is known to be chatter. */
const scoreBesideChatter = 1.5;
const scoreBesideUnknown = 2.4;

/** A clause as it was understood by itself, and the topic that answers it. */
export interface Clause {
  readonly question: Question;
  readonly choice: Choice;
}

/**
 * The clause to answer in a message that is refused or not understood as a whole: people swear, tell stories and wave
 * promises away before they ask. Undefined when no clause asks for something that can be answered.
 */
export function clauseThatAsks(
  whole: Choice | undefined,
  { unknown }: Question,
  clauses: readonly Clause[],
): Clause | undefined {
  const needed = scoreNeeded(whole, unknown);
  if (needed === undefined) return undefined;
  const fit = clauses.filter(
    ({ question, choice }) =>
      choice.topic.outcome === undefined &&
      choice.score >= needed &&
      question.unknown.length === 0 &&
      (isAsked(question) || (whole?.topic.outcome !== "unknown" && isNamed(choice))),
  );
  return fit.reduce<Clause | undefined>(
    (best, clause) => (best && best.choice.score >= clause.choice.score ? best : clause),
    undefined,
  );
}

function scoreNeeded(whole: Choice | undefined, unknown: readonly string[]): number | undefined {
  if (!whole) return unknown.length > 0 ? scoreBesideUnknown : scoreBesideChatter;
  if (whole.topic.outcome === "greeted") return scoreBesideChatter;
  return whole.topic.outcome === "unknown" ? scoreBesideUntold : scoreBeside[whole.topic.id];
}

/** Lighter concepts go with anything: "i have a small shop" asks for nothing. */
const namingWeight = 1.25;

function isAsked({ concepts, text }: Question): boolean {
  return text.endsWith("?") || asking.some((word) => concepts.has(word)) || askingStart.test(text);
}

/** A thing together with what is asked of it: "weight capacity of tata ace". */
function isNamed({ explained }: Choice): boolean {
  return explained.filter((concept) => weightOf(concept) >= namingWeight).length > 1;
}
