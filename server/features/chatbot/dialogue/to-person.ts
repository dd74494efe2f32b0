import type { HandOver, Memory } from "../conversation/conversation-state.ts";
import { decide } from "../decide/decide.ts";
import { type MessageReader, withoutCourtesies } from "../decide/read-message.ts";
import { momentsIn, saysWhen } from "../quantities/named-days.ts";
import { numberOfWord } from "../quantities/number-words.ts";
import { topicOf } from "../topics/all-topics.ts";
import { asks, isQuestion } from "../understand/asks.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Question } from "../understand/question.ts";
import { normalise } from "../understand/spelling.ts";
import type { Conversation } from "./conversation.ts";
import { contactIn, maxNameWords, nameSaid } from "./details-given.ts";
import { between, matterToKeep } from "./hand-over.ts";
import {
  alreadyPassedOn,
  handOverBegun,
  handOverCalledOff,
  handOverTurn,
  isCalledOff,
  resumed,
  signatureOf,
} from "./hand-over-turns.ts";
import { namesLoad, namesThing } from "./topic-told.ts";
import { answerTopic } from "./topic-turn.ts";
import type { Turn } from "./turn.ts";
import { asksForContact } from "./way-asked.ts";

/** Who asks for these wants a person. */
export const handOverTopics: ReadonlySet<string> = new Set(["person", "leave-message"]);

const courtesies: ReadonlySet<string> = new Set([
  "thanks",
  "yes",
  "greet",
  "bye",
  "praise",
  "how-are-you",
  "stop",
]);
const endings: ReadonlySet<string> = new Set(["stop", "bye"]);
const surelyTalk = 0.6;

const plainYes = /^(?:ye[psa]|ha+n|हा[ँं]|ਹਾਂ)/u;
/** "Yes please do that" */
const longestYes = 4;

/** A message that asks for a person may say who asks, and what for or when: "call me after 4 pm". */
export async function toPerson(question: Question, conversation: Conversation): Promise<Turn> {
  const { message, matter, speaker, now, sendToTeam } = conversation;
  const signed = conversation.memory.sender?.name === undefined ? signatureOf(message, question) : undefined;
  const memory: Memory = signed
    ? { ...conversation.memory, sender: { ...conversation.memory.sender, name: signed } }
    : conversation.memory;
  const givesContact = contactIn(message) !== undefined;
  const wish = givesContact ? whenBeside(message) : tellsWish(question) ? memory.said.slice(-1) : [];
  // Nothing was said before: the message with the wish may tell the matter as well.
  const first = tellsMatter(question) ? matterToKeep(message.trim()) : undefined;
  const whole = matter === undefined ? first : [matter, ...wish].join(between);
  const { reference } = memory.passedOn ?? {};
  if (reference && whole === undefined && !givesContact) return alreadyPassedOn(reference, speaker, memory);
  return handOverBegun(givesContact ? message : "", speaker, memory, now, sendToTeam, whole);
}

/** Words that only ask for a person, or accept the offer of one. */
const onlyOfPerson: ReadonlySet<string> = new Set(
  "filler yes no not it also want get thanks greet what how person staff talk callback phone write contact teamCount".split(
    " ",
  ),
);
/** "Pass it on, please" */
const longestPlainWish = 5;

/** A message that gives a number, if it says when to ring or by when: "98150 22417, after 4 please". */
function whenBeside(message: string): string[] {
  const contacts = contactIn(message)?.split(", ") ?? [];
  const rest = contacts.reduce((left, contact) => left.replace(contact, " "), message);
  return /\d/.test(rest) || saysWhen(normalise(rest)) ? [message.trim()] : [];
}

/** Whether a message that asks for a person tells what for, when, or another number: "sorry, make it five". */
function tellsWish({ text, words, concepts, quantities }: Question): boolean {
  const isMore = words.length > longestPlainWish && [...concepts].some((one) => !onlyOfPerson.has(one));
  const numbers = [...quantities.bare, ...words.map((word) => numberOfWord(word) ?? 0)];
  return isMore || saysWhen(text) || numbers.some((number) => number > 1);
}

/** What a person may be wanted for. */
const ofMatters = [
  ..."goods load household box fragile perishable packaging vehicle threeWheeler pickup".split(" "),
  ..."price quote invoice pay refund lost delay failed insurance complaint".split(" "),
  ..."job jobTitle salary experience driver rent book route warehouse".split(" "),
];

/** Whether a message tells what a person is wanted for: "40 boxes from Zirakpur to Ambala, call me please". */
function tellsMatter(question: Question): boolean {
  const isWay = question.places.length > 1;
  return isWay || namesLoad(question) || ofMatters.some((one) => question.concepts.has(one));
}

/**
 * Whether a message between name and number tells the matter. A question that is answered does not, unless it names what is
 * to be moved.
 */
function isMatterTold(question: Question, message: string, { name, matter }: HandOver): boolean {
  const { text, language, unknown, guessed, quantities } = question;
  const isOther = contactIn(message) !== undefined || nameSaid(message) !== undefined;
  // A word that nobody knows, or that looks like a slip, may be the name that she asked for.
  const isName = name === undefined && unknown.length + guessed > 0 && text.split(" ").length <= maxNameWords;
  if (matter !== undefined || isOther || isName || !tellsMatter(question)) return false;
  const names = namesThing(question) || quantities.pieces !== undefined;
  return names || !(text.includes("?") || isQuestion(text, language));
}

/** Whether a message in place of a name tells when to call: "call Monday", "after 5 please call". "Sham Lal" is a name. */
function isWhenToCall({ text, concepts }: Question, message: string): boolean {
  if (contactIn(message) !== undefined || nameSaid(message) !== undefined) return false;
  const isCall = ["phone", "callback", "talk"].some((one) => concepts.has(one));
  return momentsIn(text).length > 0 || (isCall && saysWhen(text));
}

/** One message on the way to a person: what was asked for, a question in between, a courtesy, or a change of mind. */
export async function continueToPerson(
  question: Question,
  handOver: HandOver,
  conversation: Conversation,
  { rank }: MessageReader,
): Promise<Turn> {
  const { speaker, message, sendToTeam } = conversation;
  const isMatter = handOver.name !== undefined && handOver.contact !== undefined;
  const ranked = rank(question, { topic: "leave-message" });
  const aside = contactIn(message) === undefined ? asideIn(question, ranked, rank(question)) : undefined;
  if (endings.has(aside ?? "") || isCalledOff(question))
    return handOverCalledOff(speaker, conversation.memory);
  const isTime = !isMatter && aside === undefined && isWhenToCall(question, message);
  const isTold = isTime || (!isMatter && isMatterTold(question, message, handOver));
  const told = [handOver.matter, message.trim()].filter((part) => part !== undefined).join(between);
  const known = isTold ? { ...handOver, matter: matterToKeep(told) } : handOver;
  const memory = { ...conversation.memory, handOver: known };
  // "Yes, that is it" takes the short number as it is.
  const isConfirmed = handOver.doubted !== undefined && handOver.contact === undefined;
  const isCourtesy = aside === "courtesy" && !isConfirmed;
  const isAskedAgain = handOver.name === undefined && asksForPerson(question, message);
  if (isCourtesy || isAskedAgain || (isMatter && onlyAgrees(question)))
    return resumed(undefined, memory, speaker);
  const instead = aside && !isMatter && topicOf(aside);
  if (instead) return resumed(await answerTopic(instead, { ...conversation, question }), memory, speaker);
  if (isTime || (isTold && handOver.name === undefined)) return resumed(undefined, memory, speaker);
  return handOverTurn(message, memory, known, speaker, sendToTeam);
}

/** "Talk to a person", said once more in place of a name. "Banda Singh" has a word that nobody knows. */
function asksForPerson({ concepts, unknown, guessed }: Question, message: string): boolean {
  const isKnown = unknown.length + guessed === 0 && nameSaid(message) === undefined;
  return isKnown && contactIn(message) === undefined && wishesForPerson.some((one) => concepts.has(one));
}
const wishesForPerson = ["person", "talk", "callback"];

/** "Yes please send": who has told no matter yet takes it for sent. */
function onlyAgrees(question: Question): boolean {
  const { senses, words, unknown } = question;
  const isYes = senses[0]?.includes("yes") === true && words.length <= longestYes;
  return isYes && unknown.length === 0 && !tellsMatter(question);
}

/** How many of a message's likeliest topics may tell that it asks for the person who was offered. */
const likelyTopics = 3;

/** Whether a message says yes to the offer of a person: "yes", or "yes, take down my complaint". */
export function acceptsPerson(question: Question, ranked: readonly RankedTopic[]): boolean {
  const { concepts, senses, text, words, language } = question;
  // "Ok, and what if the driver is late?"
  const rest = withoutCourtesies(text);
  if (rest !== text && isQuestion(rest, language) && !plainYes.test(text)) return false;
  // "Yes, until when?" wants to know something before anybody is told.
  if (text.includes("?") && ["when", "howLong", "deadline"].some((concept) => concepts.has(concept)))
    return false;
  // "Theek hai, shukriya" is goodbye; "yes, thanks" is not.
  if (concepts.has("thanks") && !plainYes.test(text)) return false;
  if (concepts.has("yes") && words.length <= longestYes) return true;
  const topic = ranked[0]?.topic ?? "";
  // "Is there a person there?" Behind a complaint it looks like one as well.
  const isOfPerson = ranked.slice(0, likelyTopics).some((one) => handOverTopics.has(one.topic));
  if (isOfPerson && concepts.has("person")) return true;
  const isOffered = handOverTopics.has(topic) || topic === "yes" || topicOf(topic)?.isTrouble === true;
  return senses[0]?.includes("yes") === true && isOffered;
}

/** "Our team can tell you" beside a button to talk to it offers that too. */
export function isLeftToTeam(topic = ""): boolean {
  const { outcome, suggest = [] } = topicOf(topic) ?? {};
  return outcome === "unknown" && suggest.includes("person");
}

/** "Can I phone somebody?", "where do I write?" Number and address come first; a message is only offered. */
export function asksForWay(question: Question): boolean {
  const { concepts, text } = question;
  return asksForContact(question) || concepts.has("where") || (concepts.has("phone") && text.includes("?"));
}

/**
 * What is said between name and number, if it is neither: "courtesy", "stop", or the topic of a question.
 *
 * @param ranked what it is about as an answer to her question
 */
function asideIn(
  { words, unknown, text, concepts }: Question,
  ranked: readonly RankedTopic[],
  byItself: readonly RankedTopic[],
): string | undefined {
  const talk = ranked.filter(({ topic }) => courtesies.has(topic));
  const share = talk.reduce((sum, { probability }) => sum + probability, 0);
  // "Anil ji" holds a word that nobody knows: his name.
  const [said = ""] = talk.map(({ topic }) => topic);
  // A goodbye ends the hand-over.
  if (share >= surelyTalk && unknown.length === 0) return endings.has(said) ? said : "courtesy";
  // A doubtful question is better answered than taken for a name.
  const isQuestion = text.includes("?") || (words.length > 2 && ranked[0]?.topic !== "leave-message");
  const decision = decide(byItself, false);
  const isDoubtful = decision.kind === "ask-back" || decision.kind === "likeliest";
  const id = isDoubtful ? decision.topics[0] : decision.kind === "answer" && decision.topic;
  const topic = isQuestion && id ? topicOf(id) : undefined;
  // Homework in place of a name is none of hers.
  const isOthers = decision.kind === "decline" && decision.topics.length === 0;
  const isAsked = concepts.has("offTopic") || asks(text);
  if (isOthers && isAsked && words.length > maxNameWords) return "off-topic";
  const isAnswered = topic?.outcome === undefined || topic.outcome === "unknown";
  return topic && isAnswered && !handOverTopics.has(topic.id) ? topic.id : undefined;
}
