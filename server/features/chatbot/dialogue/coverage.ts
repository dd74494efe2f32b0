import type { Memory } from "../conversation/conversation-state.ts";
import { clausesOf, partsOf } from "../decide/clauses.ts";
import { isAskable, probabilitiesOf } from "../decide/decide.ts";
import type { MessageReader } from "../decide/read-message.ts";
import { answerKeyOf, overviewOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Question } from "../understand/question.ts";
import type { Understand } from "../understand/understand.ts";
import type { Conversation } from "./conversation.ts";
import { isOnTrip } from "./details-used.ts";
import { pointOfTopic } from "./point.ts";
import { quotation } from "./quotation.ts";
import { isOfLoads, topicToTell } from "./topic-told.ts";
import { type Turn, withLines } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/**
 * A clause is covered if the topics that are answered have as much of it by itself. Of answers that readers called right
 * 6 % have a clause that is not, of those that lacked something 18 % (docs/meena-measurements.md).
 */
const covered = 0.25;
/** Or as much when it is read as going on from them: "is that usual?" */
const coveredGoingOn = 0.8;
/** The most words of a clause that are quoted. */
const maxQuoted = 12;

/**
 * The thresholds for offering a topic that the answer passes over. `ofPart`: its highest probability in a part of the
 * message, times the square root of its probability in the whole. `ofWhole`: its probability in the whole message.
 * Reaching one of them is enough (docs/meena-measurements.md).
 */
const worthOffering = { ofPart: 0.09, ofWhole: 0.15 };
/** Added to what the whole message has of a topic, so that a part counts although the whole has none of it. */
const leastOfWhole = 0.01;
/** More of them bury the answer. */
const maxOffered = 2;

/** What joins a clause to the one before it, and the signs at its end. */
const joint =
  /^(?:(?:and|also|but|so|then|or|plus|aur|lekin|magar|to|te|ate|tan|और|लेकिन|तो|ਅਤੇ|ਤੇ|ਪਰ|ਤਾਂ) )+|[\s?.!,;।…-]+$/gu;

/**
 * The answer with what it passes over: topics that the message may be about besides are offered below it. A clause that
 * asks and is near none of these is quoted, with who will tell. A true answer to the half of a message would leave the
 * other half in silence.
 *
 * @param clauses what the message asks besides what its parts are sure of
 * @param hasOffered just before: nothing is offered twice in a row
 */
export function withPassedOver(
  turn: Turn,
  question: Question,
  clauses: readonly string[],
  hasOffered: boolean,
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
  /** "Whom do I talk to?" beside the team's phone. */
  const isBeside = (topic: string) =>
    (isWayTold && subjectOf(topic) === "reachingUs") || (isLoadTold && isOfLoads(topic));
  const isCovered = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const ranked = reader.rank(asked);
    const goesOn = () => told.some((topic) => shareOf(reader.rank(asked, { topic })) >= coveredGoingOn);
    const isAside = isBeside(ranked[0]?.topic ?? "");
    return asked.words.length < 2 || isAside || shareOf(ranked) >= covered || goesOn();
  };
  /** "And within what time?" asks for a point of what is answered: its facts. */
  const pointOf = (clause: string) => {
    const asked = understand(clause, memory.language, true);
    const ofTopic = (topic: string) => pointOfTopic(asked, topic, { kind: "answer", topic });
    const { rules = [], say = [] } = told.map(ofTopic).find((one) => one !== undefined) ?? {};
    return [...rules.map((rule) => speaker.rule(rule)), ...say.map((sentence) => speaker.say(sentence))];
  };
  const open = clauses.find((clause) => !isCovered(clause));
  const point = open === undefined ? [] : pointOf(open);
  if (point.length > 0) {
    const lacking = point.filter((fact) => !turn.reply.includes(fact));
    return { ...turn, reply: withLines(turn.reply, lacking, speaker) };
  }
  const arePlacesTold = question.places.every((place) => turn.reply.includes(speaker.place(place)));
  /** A place that somebody only comes from, or whose way is told already, asks for no route. */
  const isIdleRoute = (topic: string) =>
    topicOf(topic)?.computed === "routes" && (question.places.length < 2 || arePlacesTold);
  const isMeant = (topic: string) => [topic, topicToTell(topic, question, memory)].some(isTold);
  // What our own trips cost, and how long they take, says nothing of goods that go another way.
  const isBeyond = told.some((topic) => topicOf(topic)?.isBeyondOurVehicles);
  const isOpen = (topic: string) =>
    !isMeant(topic) && !isBeside(topic) && !isIdleRoute(topic) && !(isBeyond && isOnTrip(topic));
  if (turn.alternatives) return { ...turn, alternatives: turn.alternatives.filter(isOpen) };
  // No options stand below an apology, nor beside options that are offered already.
  const isRegretted = told.some((topic) => topicOf(topic)?.isTrouble);
  // "And how many hours?" after an answer only asks for a point of it.
  const goesOn = memory.topic !== undefined && told.includes(memory.topic);
  if (!hasOffered && !turn.memory.offered && !isRegretted && !goesOn) {
    const alternatives = topicsIn(question, memory, understand, reader).filter(isOpen).slice(0, maxOffered);
    if (alternatives.length > 0) return { ...turn, alternatives };
  }
  if (open === undefined) return turn;
  const words = quotation(inOwnWriting(open, message));
  const line = speaker.say(isWayTold ? "openToo" : "open", { words });
  return { ...turn, reply: withLines(turn.reply, [line], speaker) };
}

/** The topics that a message or one of its parts may be about, the likeliest first, each answer once. */
function topicsIn(
  question: Question,
  memory: Memory,
  understand: Understand,
  reader: MessageReader,
): string[] {
  const { text, language } = question;
  const whole = reader.rank(question, memory);
  const parts = partsOf(text, language);
  const pieces = (parts.length > 0 ? parts : [text]).flatMap((part) => [part, ...clausesOf(part)]);
  const rankedParts = pieces
    .filter((piece) => piece !== text)
    .map((piece) => understand(piece, language, true))
    .filter(({ words }) => words.length > 1)
    .map((piece) => reader.rank(piece));
  const probabilityInWhole = probabilitiesOf(whole);
  const probabilityInPart = rankedParts.map(probabilitiesOf);
  const scored = [...new Set([whole, ...rankedParts].flat().map(({ topic }) => topic))].map((topic) => {
    const ofWhole = probabilityInWhole(topic);
    const ofPart = Math.max(0, ...probabilityInPart.map((inPart) => inPart(topic)));
    const shared = ofPart * Math.sqrt(ofWhole + leastOfWhole);
    return { topic, score: Math.max(shared / worthOffering.ofPart, ofWhole / worthOffering.ofWhole) };
  });
  const likeliest = scored
    .filter(({ topic, score }) => score >= 1 && isAskable(topic))
    .toSorted((a, b) => b.score - a.score)
    .map(({ topic }) => topic);
  return [...Map.groupBy(likeliest, answerKeyOf).values()].flatMap(([first = ""]) => first);
}

/** The clause in the visitor's own writing, as far as it can be found there. */
function inOwnWriting(clause: string, message: string): string {
  const words = clause.replaceAll(joint, "").split(" ");
  const part = words.slice(0, maxQuoted).join(" ");
  const start = message.toLowerCase().indexOf(part);
  const own = start < 0 ? part : message.slice(start, start + part.length);
  return words.length > maxQuoted ? `${own} …` : own;
}
