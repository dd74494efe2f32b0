import type { MeenaWords } from "#content/en/meena/words.ts";
import type { RuleName } from "#content/en/rule-sentences.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { namesDay } from "../answers/deadlines.ts";
import { type Decision, maxOptions } from "../decide/decide.ts";
import { namesClockTime } from "../quantities/clock.ts";
import { units } from "../quantities/units.ts";
import { overviewOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Topic } from "../topics/topic.ts";
import type { Question } from "../understand/question.ts";

import { asksForContact } from "./way-asked.ts";

/** What a short question may ask of the topic before. */
type Point = "minutes" | "hours" | "days" | "time" | "money" | "account" | "where" | "who" | "payer" | "how";

type Fact = RuleName | keyof MeenaWords["sentences"];

const inMinutes: readonly Fact[] = ["cancellationFee", "cancelFree"];
const inHours: readonly Fact[] = ["suspension", "complaints", "deliveryAccepted", "assuredHours"];
const inDays: readonly Fact[] = [
  "invoices",
  "dataDeletion",
  "refundRequest",
  "refundProcessing",
  "refundCredit",
];
/** How long the team takes, where what counts is not how long the visitor has. */
const ofReplies: readonly Fact[] = ["complaintAfter", "grievance"];
const toWriteTo: readonly Fact[] = [
  ...(["complaintHow", "refundHow", "dataDeleteHow", "dataWithdraw"] as const),
  ...(["contact", "grievance", "unreached"] as const),
];

/** The sentences that answer it. */
const factsOn: Readonly<Record<Point, readonly Fact[]>> = {
  minutes: inMinutes,
  hours: inHours,
  days: inDays,
  time: [...inMinutes, ...inHours, ...inDays, ...ofReplies, "trackkKept", "retention", "aadhaarKept"],
  money: ["cancellationFee", "cancelFree", "priceRange"],
  account: ["refundCredit"],
  where: ["assuredClusters", ...toWriteTo],
  how: [...toWriteTo, "trackkOff"],
  // Who pays is nobody to write to.
  payer: ["damage"],
  who: ["assuredUsers", "officersRole", "aadhaarKept", ...toWriteTo],
};

/** Whether a fact that is told only of a case is told of what a question says. */
export function concerns(
  { onlyOf }: Topic,
  fact: keyof NonNullable<Topic["onlyOf"]>,
  { concepts }: Question,
): boolean {
  return onlyOf?.[fact]?.some((concept) => concepts.has(concept)) ?? true;
}

/** A longer message has a matter of its own. */
const longest = 8;

/**
 * The topic with nothing but what is asked of it after an answer on the same subject: "how many minutes?", "who do I write
 * to?" Undefined when no point is asked for, or nothing of the topic is about it.
 *
 * @param before the topic of the turn before
 * @param decision of an unsure one it is asked of its likeliest topic, of the topic before, of the one that covers it,
 * or of how to reach the company, if that is likely
 */
export function pointOfTopic(
  question: Question,
  before: string | undefined,
  decision: Decision,
): Topic | undefined {
  const decided = decision.kind === "answer" ? decision.topic : undefined;
  if (before === undefined || (decided && subjectOf(decided) !== subjectOf(before))) return undefined;
  const points: Point[] = isBare(question) ? pointsOf(question) : [];
  // "The address to mail?"
  const isWay = ["email", "address", "contact"].some((way) => question.concepts.has(way));
  if (isBare(question) && points.length === 0 && isWay) points.push("where");
  const options = "topics" in decision ? decision.topics.slice(0, maxOptions) : [decision.topic];
  const isContact = options.includes("contact");
  // "How many days do I have for that?": of what has no time of its own it is asked of the answer before.
  const isDeadline = question.concepts.has("deadline");
  const asked = decided
    ? [decided, ...(isDeadline ? [before, overviewOf(before) ?? before] : [])]
    : [
        ...(["time", "payer"].includes(points[0] ?? "") ? options.slice(0, 1) : []),
        before,
        overviewOf(before) ?? before,
        ...(isContact ? ["contact"] : []),
      ];
  for (const topic of asked.flatMap((id) => topicOf(id) ?? [])) {
    const covered = (topic.covers ?? []).flatMap((id) => topicOf(id) ?? []);
    const rules = [...new Set([topic, ...covered].flatMap((one) => one.rules ?? []))];
    for (const point of points) {
      const isOnIt = (fact: Fact) => factsOn[point].includes(fact) && concerns(topic, fact, question);
      const told = { rules: rules.filter(isOnIt), say: (topic.say ?? []).filter(isOnIt) };
      const { id, pages, suggest = ["person"] } = topic;
      if (told.rules.length + told.say.length > 0) return { id, pages, suggest, ...told };
    }
  }
  return undefined;
}

const unitNamed = (["minutes", "hours", "days"] as const).map(
  (unit) => [unit, new RegExp(`(?<!\\p{L})(?:${units[unit]})${wordEnd}`, "u")] as const,
);

const money = /money|amount|pais[ae]|पैस|ਪੈਸ/u;
const account = /(?<!\p{L})(?:account|a\/c|bank|kh?a+t[ae])(?!\p{L})|खात[ाे]|अकाउंट|बैंक|ਖਾਤ[ਾੇ]|ਅਕਾਊਂਟ|ਬੈਂਕ/u;

/** Whether a message says nothing of its own but what point is asked for. */
function isBare(question: Question): boolean {
  const { concepts, words, vehicles, places, quantities } = question;
  const { minutes, days, weights, pieces, bare } = quantities;
  // "At nine in the evening?" asks for the hours.
  const numbers = [...minutes, ...days, ...weights, ...(concepts.has("when") ? [] : bare)];
  const namesNothing = numbers.length + vehicles.length + places.length === 0 && pieces === undefined;
  return words.length <= longest && namesNothing && !namesDay(question) && !namesClockTime(question.text);
}

/** Whether a fact answers a point that a question asks for: such a fact is told first. */
export function isAskedFor(question: Question): (fact: Fact) => boolean {
  const asked = new Set(pointsOf(question).flatMap((point) => factsOn[point]));
  return (fact) => asked.has(fact);
}

/** "How do I get it?" asks for all of a matter that has several sides. */
export function asksHow(question: Question): boolean {
  return pointsOf(question).join() === "how";
}

/** The points that are asked for, the most particular first. */
function pointsOf(question: Question): Point[] {
  const { concepts, text } = question;
  const asks = (...names: string[]) => names.some((name) => concepts.has(name));
  const named = unitNamed.flatMap(([unit, pattern]) => (pattern.test(text) ? [unit] : []));
  if (named.length > 0 || asks("howLong", "when", "hours", "deadline")) return [...named, "time"];
  if (account.test(text)) return ["account"];
  if (asks("where") || asksForContact(question))
    return [...(money.test(text) ? (["account"] as const) : []), "where"];
  if (asks("who")) return [asks("liability") ? "payer" : "who"];
  if (asks("how")) return ["how"];
  return asks("howMuch", "price", "fee") ? ["money"] : [];
}
