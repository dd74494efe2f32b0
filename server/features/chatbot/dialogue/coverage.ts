import { chatLimits } from "#contract/chat-limits.ts";
import { isAskable, maxOptions } from "../decide/decide.ts";
import type { MessageReader } from "../decide/read-message.ts";
import { answerKeyOf, overviewOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Understand } from "../understand/understand.ts";
import { numbered } from "./ask-back.ts";
import type { Conversation } from "./conversation.ts";
import { pointOfTopic } from "./point.ts";
import { quotation } from "./quotation.ts";
import { isOfLoads } from "./topic-told.ts";
import { type Turn, withLines } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/**
 * A clause is covered if the topics that are answered have as much of it by itself. Of answers that readers called right
 * 6 % have a clause that is not, of those that lacked something 18 % (docs/meena-measurements.md).
 */
const covered = 0.25;
/** Or as much when it is read as going on from them: "is that usual?" */
const coveredGoingOn = 0.8;
/** So much of a long clause is quoted. */
const maxQuoted = 12;

/** What joins a clause to the one before it, and the signs at its end. */
const joint =
  /^(?:(?:and|also|but|so|then|or|plus|aur|lekin|magar|to|te|ate|tan|और|लेकिन|तो|ਅਤੇ|ਤੇ|ਪਰ|ਤਾਂ) )+|[\s?.!,;।…-]+$/gu;

/**
 * The answer with a word on what it passes over: the visitor's own words, and who will tell. A true answer to the half of
 * a message would leave the other half in silence.
 *
 * @param clauses what the message asks besides what its parts are sure of
 */
export function withOpenAsked(
  turn: Turn,
  clauses: readonly string[],
  { speaker, knowledge, message, memory }: Conversation,
  understand: Understand,
  reader: MessageReader,
): Turn {
  const isAnswer = turn.outcome === "answered" || turn.outcome === "unknown";
  if (!isAnswer || turn.memory.handOver) return turn;
  const told = turn.topic.split("+");
  const isTold = (topic: string) =>
    told.some(
      (one) =>
        answerKeyOf(one) === answerKeyOf(topic) ||
        (overviewOf(one) !== undefined && overviewOf(one) === overviewOf(topic)),
    );
  if (!told.some(topicOf)) return turn;
  const isLoadTold = turn.memory.load !== undefined && turn.memory.load !== memory.load;
  const isWayTold = tellsWay(turn.reply, knowledge.facts);
  const shareOf = (ranked: readonly RankedTopic[]) =>
    ranked.reduce((sum, { topic, probability }) => sum + (isTold(topic) ? probability : 0), 0);
  const isCovered = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const ranked = reader.rank(asked);
    // "Whom do I talk to?" beside the team's phone.
    const isWay = isWayTold && subjectOf(ranked[0]?.topic ?? "") === "reachingUs";
    const goesOn = () => told.some((topic) => shareOf(reader.rank(asked, { topic })) >= coveredGoingOn);
    const isOnLoad = isLoadTold && isOfLoads(ranked[0]?.topic ?? "");
    return asked.words.length < 2 || isWay || isOnLoad || shareOf(ranked) >= covered || goesOn();
  };
  /** "And within what time?" asks for a point of what is answered: its facts. */
  const pointOf = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const ofTopic = (topic: string) => pointOfTopic(asked, topic, { kind: "answer", topic });
    const { rules = [], say = [] } = told.map(ofTopic).find((one) => one !== undefined) ?? {};
    return [...rules.map((rule) => speaker.rule(rule)), ...say.map((sentence) => speaker.say(sentence))];
  };
  const optionsOf = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const readings = [reader.rank(asked), reader.rank(asked, { topic: told.at(-1) })];
    return optionsIn(readings, told).filter((topic) => !isTold(topic));
  };
  const open = clauses.find((clause) => !isCovered(clause));
  if (open === undefined) return turn;
  const point = pointOf(open);
  if (point.length > 0) {
    const lacking = point.filter((fact) => !turn.reply.includes(fact));
    return { ...turn, reply: withLines(turn.reply, lacking, speaker) };
  }
  const words = quotation(inOwnWriting(open, message));
  const options = optionsOf(open);
  const texts = options.map((topic) => speaker.words.asks[topic] ?? "");
  const [only = "", another] = texts;
  // Nobody knows to which of two offers a "yes" belongs.
  const offers = another !== undefined || (only !== "" && !turn.memory.offersPerson);
  const list = another === undefined ? speaker.say("offerMore", { topic: only }) : "";
  const line = offers
    ? list || `${speaker.say("openAsk", { words })}\n${numbered(texts)}`
    : speaker.say(isWayTold ? "openToo" : "open", { words });
  const reply = withLines(turn.reply, [line], speaker);
  if (!offers) return { ...turn, reply };
  const suggestions = [...texts, ...turn.suggestions].slice(0, chatLimits.suggestions);
  return { ...turn, reply, suggestions, memory: { ...turn.memory, offered: options } };
}

/** Options that together have as much of a clause are worth asking for, unless it may be none of hers. */
const worthAsking = 0.4;
const mayBeNone = 0.3;

/** What goes wrong with a trip, and the money for it. */
const ofFailure: readonly string[] = ["cancelling", "refunds", "trouble"];

/**
 * The topics that an open clause may be about: the mean of its reading alone and of its reading after what is answered.
 * Alone, "is it paid" asks how to pay, so an option must belong to a subject that is answered.
 */
function optionsIn(readings: readonly (readonly RankedTopic[])[], told: readonly string[]): string[] {
  const shares = new Map<string, number>();
  for (const { topic, probability } of readings.flat())
    shares.set(topic, (shares.get(topic) ?? 0) + probability / readings.length);
  const subjects = told.flatMap((topic) => subjectOf(topic) ?? []);
  const related = new Set(
    subjects.some((subject) => ofFailure.includes(subject)) ? [...subjects, ...ofFailure] : subjects,
  );
  const likeliest = [...shares]
    .filter(
      ([topic, share]) => share >= worthNaming && isAskable(topic) && related.has(subjectOf(topic) ?? ""),
    )
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxOptions);
  const sum = likeliest.reduce((all, [, share]) => all + share, 0);
  const isNone = (shares.get("none") ?? 0) > mayBeNone;
  return sum < worthAsking || isNone ? [] : likeliest.map(([topic]) => topic);
}
/** Less likely ones only fill the list. */
const worthNaming = 0.03;

/** The clause in the visitor's own writing, as far as it can be found there. */
function inOwnWriting(clause: string, message: string): string {
  const words = clause.replaceAll(joint, "").split(" ");
  const part = words.slice(0, maxQuoted).join(" ");
  const start = message.toLowerCase().indexOf(part);
  const own = start < 0 ? part : message.slice(start, start + part.length);
  return words.length > maxQuoted ? `${own} …` : own;
}
