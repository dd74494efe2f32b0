import { chatLimits } from "#contract/chat-limits.ts";
import type { Speaker } from "../answers/speaker.ts";
import type { Memory } from "../conversation/conversation-state.ts";
import { maxAlternatives } from "../decide/decide.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Question } from "../understand/question.ts";
import { normalise } from "../understand/spelling.ts";
import { findOrdinal } from "./ordinals.ts";
import { type Turn, turnOf, withLines } from "./turn.ts";

/**
 * "Do you mean 1. ... or 2. ...?" Each is offered as a button as well, which sends its text. Undefined when too few
 * of the topics are anything to ask back for: an insult is not.
 *
 * @param isMaybeNone of what may be none of hers she says so, and denies nothing, since one of them may be what was asked
 */
export function askBack(
  speaker: Speaker,
  memory: Memory,
  topics: readonly string[],
  isMaybeNone = false,
): Turn | undefined {
  const offered = topics.filter((topic) => speaker.words.asks[topic] !== undefined);
  if (offered.length < (isMaybeNone ? 1 : 2)) return undefined;
  const options = offered.map((topic) => speaker.words.asks[topic] ?? "");
  const opening = isMaybeNone ? "ratherNone" : "askBack";
  const turn = turnOf(
    speaker,
    { ...memory, offered },
    {
      parts: [`${speaker.say(opening)}\n${numbered(options)}`, speaker.say("askBackElse")],
      outcome: "asked",
    },
    { id: "ask-back", pages: [] },
  );
  const suggestions = [...options, speaker.words.suggestions.person].slice(0, chatLimits.suggestions);
  return { ...turn, suggestions };
}

/**
 * The answer to the likeliest topic with what else may be meant below it, each as a line and as a button. They are picked
 * as the options of a question back are.
 */
export function withAlternatives(turn: Turn, speaker: Speaker): Turn {
  const { alternatives = [], memory } = turn;
  const offered = alternatives.slice(0, maxAlternatives);
  // Who is asked for a name, or to choose between other options, is asked nothing else.
  if (offered.length === 0 || memory.handOver || memory.offered) return turn;
  const options = offered.map((topic) => speaker.words.asks[topic] ?? "");
  const [only = "", another] = options;
  // A "yes" picks the only one, unless it would be passed to the team.
  const isYes = another === undefined && !memory.offersPerson;
  const line = isYes
    ? speaker.say("offerMore", { topic: only })
    : `${speaker.say("otherwise")}\n${numbered(options)}`;
  return {
    ...turn,
    reply: withLines(turn.reply, [line], speaker),
    suggestions: [...options, ...turn.suggestions].slice(0, chatLimits.suggestions),
    memory: { ...memory, offered },
  };
}

/** Options as lines that can be picked by their number. */
function numbered(options: readonly string[]): string {
  return options.map((option, index) => `${index + 1}. ${option}`).join("\n");
}

/** "The second one please" has no more words. */
const longestPick = 4;
/** What an option's place may stand beside: "number 2", "the second option", "pehle wala batao". */
const besidePlace = "filler list phone advance it yes no not".split(" ");
/** "Number two": in other words "one" and "do" count or mean something else, as in "one more question", "bata do". */
const besideNumber = /^(?:option|number|no|num|please|pls|plz|ji|the|wal[aei]|नंबर|वाल[ाीे]|ਨੰਬਰ|ਵਾਲ[ਾੀੇ])$/u;
/** One of two that are offered is meant if it is so many times as likely as the other. */
const muchLikelier = 3;

/**
 * The topic that is picked of those that were offered: by its number, by its text, or in words that tell the two apart.
 *
 * @param ranked what the message is about by itself
 */
export function pickedOf(
  offered: readonly string[],
  question: Question,
  ranked: readonly RankedTopic[],
  speaker: Speaker,
): string | undefined {
  const { text, words, concepts, places, vehicles } = question;
  const named = offered.find((topic) => normalise(speaker.words.asks[topic] ?? "") === text);
  if (named !== undefined) return named;
  if (words.length > longestPick) return undefined;
  if (offered.length === 1 && concepts.has("yes")) return offered[0];
  const place = placeNamed(question, offered.length);
  if (place !== undefined) return offered[place];
  // "And to Jaipur?" asks something new.
  if (places.length + vehicles.length > 0) return undefined;
  const [first, second] = ranked.filter(({ topic }) => offered.includes(topic));
  const isClear = first && first.probability >= muchLikelier * (second?.probability ?? 0);
  return isClear && ranked[0]?.topic === first.topic ? first.topic : undefined;
}

/** A list has no more options than these. */
const lastDigit = 9;

/** Whether a message picks an option that a list does not have: "3" of two. */
export function isBeyondList(question: Question, { length }: readonly string[]): boolean {
  const { words, quantities } = question;
  if (length < 2 || words.length > longestPick || placeNamed(question, length) !== undefined) return false;
  const place = placeNamed(question, lastDigit);
  const [number, another] = quantities.bare;
  const isAlone = words.every((word) => word === String(number) || besideNumber.test(word));
  const isDigit = number !== undefined && another === undefined && number <= lastDigit && isAlone;
  return place === undefined ? isDigit && number > length : place >= length;
}

/** The index of the option that a message names by its place, and names nothing else: "2 sofas", "last date" do. */
function placeNamed({ words, concepts, unknown, quantities }: Question, length: number): number | undefined {
  if (unknown.length > 0 || ![...concepts].every((one) => besidePlace.includes(one))) return undefined;
  const ordinal = findOrdinal(words, length);
  const number = ordinal ?? findOrdinal(words, length, true);
  const isPlace =
    ordinal !== undefined ||
    quantities.bare.includes(Number(number?.word)) ||
    words.every((word) => word === number?.word || besideNumber.test(word));
  return isPlace ? number?.index : undefined;
}
