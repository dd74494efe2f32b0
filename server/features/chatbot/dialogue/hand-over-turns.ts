import { chatLimits } from "#contract/chat-limits.ts";
import { phoneDigits } from "#contract/digits.ts";
import { maskIdentityNumbers } from "#contract/identity-numbers.ts";
import type { Draft } from "../answers/draft.ts";
import type { Speaker } from "../answers/speaker.ts";
import type { HandOver, Memory } from "../conversation/conversation-state.ts";
import { longNumberIn } from "../conversation/redact.ts";
import { namesClockTime } from "../quantities/clock.ts";
import { subjectOf } from "../topics/all-topics.ts";
import { asks } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import { normalise } from "../understand/spelling.ts";
import {
  contactIn,
  correctedPart,
  type DetailsGiven,
  detailsGiven,
  maxNameWords,
  nameSaid,
} from "./details-given.ts";
import {
  beginHandOver,
  between,
  continueHandOver,
  type HandOverStep,
  longestMatter,
  matterToKeep,
  type PassedOn,
  type SendToTeam,
  withReference,
} from "./hand-over.ts";
import { quotation } from "./quotation.ts";
import { sayOnly, type Turn, turnOf, withOneOffer } from "./turn.ts";

/** What is said beside "no" without naming a matter. */
const besideNo = "no not filler it yes want more thanks praise bye person talk write".split(" ");
/** "No call came" is a complaint, "no need to call" is none. */
const besideStop = [...besideNo, "stop", "cancel", "phone", "callback"];

/** "No, stop". "Cancel my booking" or "no driver came" is what a person is wanted for. */
export function isCalledOff({ concepts, words, unknown }: Question): boolean {
  const stops = concepts.has("stop") || concepts.has("cancel");
  const beside = stops ? besideStop : besideNo;
  const isOnlyThat = unknown.length === 0 && [...concepts].every((one) => beside.includes(one));
  return words.length <= 4 && isOnlyThat && (stops || concepts.has("no"));
}

/** What a hand-over asks for next, after something else was said. */
export function missingIn({ name, contact }: Pick<HandOver, "name" | "contact">) {
  if (name === undefined) return "handOverNameAgain";
  return contact === undefined ? "handOverContactMissing" : "handOverMatterMissing";
}

/** On with the name, the number or the matter, after a question that was answered or a courtesy. */
export function resumed(answer: Turn | undefined, memory: Memory, speaker: Speaker): Turn {
  const say = missingIn(memory.handOver ?? {});
  if (!answer) return sayOnly(speaker, memory, say, "asked", [], ["cancelHandOver"]);
  const { reply, ...rest } = withOneOffer(
    { ...answer, memory: { ...answer.memory, handOver: memory.handOver } },
    speaker,
  );
  return {
    ...rest,
    reply: `${reply}\n\n${speaker.say(say)}`,
    suggestions: [speaker.words.suggestions.cancelHandOver],
  };
}

/** Nothing is sent. */
export function handOverCalledOff(speaker: Speaker, memory: Memory): Turn {
  const { handOver: _ended, ...rest } = memory;
  return sayOnly(speaker, rest, "handOverCancelled", "answered", [], ["fleet", "price"]);
}

/** What is remembered after the end of a hand-over whose answer was lost: as much as after any other. */
export function afterHandOver(memory: Memory, { name, ...passedOn }: PassedOn): Memory {
  const { handOver: _ended, offered: _offered, offersPerson: _offers, ...rest } = memory;
  return { ...rest, topic: topicAfterwards, sender: { name }, passedOn, said: [] };
}

/**
 * The answer to what is said in a hand-over that has ended, and whose answer was lost.
 *
 * @param answer as if the visitor had seen the end of it; undefined when it was called off too late
 */
export function withEndOfHandOver(
  answer: Turn | undefined,
  memory: Memory,
  { reference }: PassedOn,
  speaker: Speaker,
): Turn {
  const { passedOn, sender } = memory;
  const turn = answer ?? sayOnly(speaker, memory, "handOverWithdraw", "answered", ["contact"], []);
  if (turn.reply.includes(reference)) return turn;
  const reply = `${speaker.say("handOverBefore", { reference })}\n\n${turn.reply}`.slice(0, chatLimits.reply);
  return { ...turn, reply, memory: { sender, passedOn, ...turn.memory } };
}

/**
 * One step on the way to the team, or the end of it.
 *
 * @throws what `sendToTeam` throws, when the message could not be stored.
 */
export async function handOverTurn(
  message: string,
  memory: Memory,
  handOver: HandOver,
  speaker: Speaker,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  const step = continueHandOver(message, handOver, memory.said.slice(0, -1), speaker.words);
  return finished(step, memory, speaker, sendToTeam);
}

/** "How long till they call?" */
const topicAfterwards = "reply-time";

/** What follows on a message that was passed on. */
interface Addition {
  /** When to ring, as it was said. */
  readonly words?: string | undefined;
  /** That of the first message. */
  readonly reference?: string | undefined;
  /** It only tells one more way to reach the sender. */
  readonly isWay?: boolean;
}

/** Sends what is whole; asks for what is missing. */
async function finished(
  step: HandOverStep,
  memory: Memory,
  speaker: Speaker,
  sendToTeam: SendToTeam,
  added: Addition = {},
): Promise<Turn> {
  const { handOver: _ended, sender: _told, hidesNumber, ...rest } = memory;
  const { name } = step.handOver;
  if (!step.complete) return handOverSaying(speaker, memory, step);
  const { message, matter: told } = step.complete;
  const outcome = await sendToTeam(withReference(message, added.reference), step.handOver, told);
  if ("waitSeconds" in outcome) {
    // Two at least: every language then has its plural.
    return handOverSaying(
      speaker,
      memory,
      { say: "handOverTooMany", handOver: { ...step.handOver, matter: memory.handOver?.matter } },
      { seconds: Math.max(2, outcome.waitSeconds) },
    );
  }
  const { reference = outcome.reference, words } = added;
  const { contact = "", matter = "" } = step.handOver;
  const done = added.isWay
    ? speaker.say("handOverReachable", { reference, contact })
    : words === undefined
      ? speaker.say("handOverDone", { reference, contact, matter: quotation(matter, longestMatter) })
      : speaker.say("handOverAdded", { reference: outcome.reference, words: quotation(words) });
  const isWhole = longNumberIn(message.query) === "paper";
  const hidden = isWhole ? "longNumberPassedOn" : hidesNumber && "longNumber";
  const draft: Draft = { parts: [done, hidden ? speaker.say(hidden) : ""], outcome: "handed-over" };
  const passedOn = { contact, matter, reference };
  const topic = topicAfterwards;
  return turnOf(speaker, { ...rest, topic, ...(name && { sender: { name }, passedOn }), said: [] }, draft, {
    id: "hand-over",
    pages: ["contact"],
  });
}

/**
 * Name and contact that a message tells without being asked for them, or undefined. "I am late" names nobody: without a
 * contact or "my name is" the words of a name are words that nobody knows.
 */
export function senderIn(
  message: string,
  { unknown }: Question,
): Pick<HandOver, "name" | "contact"> | undefined {
  const { name, contact } = detailsGiven(message, false, unknown);
  const isLabelled = labelsName.test(message);
  // "I'm furious" names nobody either.
  const isUnknown = name
    ?.split(" ")
    .every((word) => unknown.includes(word.toLowerCase()) && (isLabelled || !/^\p{Ll}/u.test(word)));
  const isName = contact !== undefined || isUnknown || nameSaid(message) !== undefined;
  return (isName && name) || contact
    ? { ...(isName && name && { name }), ...(contact && { contact }) }
    : undefined;
}

/** "Ok name rakesh kumar": words that nobody knows are a name then, in small letters too. */
const labelsName = /^(?:(?:ok(?:ay)?|fine|yes|ha+n|theek hai|thik hai|ji|my|mera) )*(?:name|naam):? /iu;

/** A longer message is about something else. */
const longestCorrection = 14;

/**
 * Name and contact after "no, it is 98...", "the last is 565, not 556", "after 2 pm" or a fuller name, when they were
 * passed on. Once something else was said, a part of a number or a time may be about that, and so may a number beside
 * another matter.
 */
export function correctionOf(
  message: string,
  { unknown, places }: Pick<Question, "unknown" | "places">,
  { sender, passedOn, said }: Pick<Memory, "sender" | "passedOn" | "said">,
): { readonly name: string; readonly contact: string } | undefined {
  if (!passedOn) return undefined;
  // The same again, after its answer was lost.
  if (sender?.name && passedOn.matter === matterToKeep(message.trim()))
    return { name: sender.name, contact: passedOn.contact };
  if (message.split(" ").length > longestCorrection) return undefined;
  const isRightAfter = said.length === 0;
  if (!isRightAfter && detailsGiven(message, false).matter !== undefined) return undefined;
  const name =
    nameSaid(message) ?? (places.length === 0 ? fullerName(message, unknown, sender?.name) : undefined);
  const told = contactIn(message);
  const part = isRightAfter ? correctedPart(message, passedOn.contact) : undefined;
  const contact = told ? withContact(passedOn.contact, told, message) : part;
  const known = name ?? sender?.name;
  const isCorrected = name !== undefined || contact !== undefined || (isRightAfter && saysWhen(message));
  return isCorrected && known ? { name: known, contact: contact ?? passedOn.contact } : undefined;
}

/** "Suresh Pal" after "Suresh". "Suresh is late" has words that are no names, and "SURESH IS ANGRY" one between them. */
function fullerName(message: string, unknown: readonly string[], known: string | undefined) {
  const { name = "" } = detailsGiven(message, true);
  const words = name.split(" ");
  const before = known?.toLowerCase().split(" ") ?? [];
  const isKnown = (word: string) => before.includes(word.toLowerCase());
  const isName = words.every(
    (word) => isKnown(word) || unknown.includes(normalise(word)) || /^\p{Lu}/u.test(word),
  );
  return isName && words.some(isKnown) && message.includes(name) ? name : undefined;
}

const saysAlso =
  /(?<![\p{L}\p{M}])(?:also|too|as well|another|other|second|alternate|bhi|vi|doosra|dusra|duja|भी|दूसरा|ਵੀ|ਦੂਜਾ)(?![\p{L}\p{M}])/iu;
/** That of a contact in the state. */
const longestContact = 120;

/** A number takes the place of the number, unless "also" stands beside it, and leaves the address; so does an address. */
function withContact(known: string, told: string, message: string): string {
  const isAddress = (part: string) => part.includes("@");
  const news = told.split(", ");
  const stays = (part: string) =>
    saysAlso.test(message) || !news.some((one) => isAddress(one) === isAddress(part));
  const toldParts = partsOf(told);
  const kept = known
    .split(", ")
    .filter((part) => stays(part) && !partsOf(part).every((one) => toldParts.includes(one)));
  const whole = [...kept, ...news].join(", ");
  return whole.length <= longestContact ? whole : told;
}

/**
 * What was passed on, sent once more with what a message corrects or adds.
 *
 * @param correction correctionOf() the message
 */
export async function handOverCorrected(
  message: string,
  before: Memory,
  correction: Readonly<Record<"name" | "contact", string>>,
  speaker: Speaker,
  memory: Memory,
  now: Date,
  sendToTeam: SendToTeam,
): Promise<Turn> {
  const again = toldAgain(message, before, correction.name, memory, speaker);
  if (again) return again;
  const { contact = "", matter = "", reference } = before.passedOn ?? {};
  const told = correction.contact.split(", ");
  const isSame = correction.contact === contact;
  const isMore =
    correction.name === before.sender?.name && contact.split(", ").every((part) => told.includes(part));
  return handOverBegun("", speaker, memory, now, sendToTeam, [message, matter].join(between), {
    // A corrected name or number is told with all that it belongs to.
    words: isSame && saysWhen(message) ? message : undefined,
    reference,
    isWay: reference !== undefined && isMore && !isSame,
  });
}

/**
 * The answer to a message that tells once more what was passed on: it was sent twice, or typed in another tab too.
 * Undefined when it tells anything else.
 */
function toldAgain(
  message: string,
  before: Memory,
  name: string,
  memory: Memory,
  speaker: Speaker,
): Turn | undefined {
  const { passedOn, sender } = before;
  const { contact, matter } = detailsGiven(message, false);
  const known = partsOf(passedOn?.contact ?? "");
  const isSame = contact !== undefined && partsOf(contact).every((part) => known.includes(part));
  const isMore = matter !== undefined || name !== sender?.name || saysWhen(message);
  // "Also my email is ...", a second time.
  const isTold = passedOn?.matter.includes(maskIdentityNumbers(message.trim()));
  if (!passedOn?.reference || !(isSame || (isTold && !contact)) || (isMore && !isTold)) return undefined;
  return alreadyPassedOn(passedOn.reference, speaker, { ...memory, sender });
}

/** That the team has what a message tells or asks for once more: there is nothing in it to pass on. */
export function alreadyPassedOn(reference: string, speaker: Speaker, memory: Memory): Turn {
  const draft: Draft = { parts: [speaker.say("handOverAlready", { reference })], suggest: [] };
  const said = memory.said.slice(0, -1);
  return turnOf(speaker, { ...memory, said }, draft, { id: "hand-over", pages: ["contact"] });
}

/** A phone number and a mail address, however they are written. */
function partsOf(contact: string): string[] {
  return contact.split(", ").map((part) => phoneDigits(part) ?? part.toLowerCase());
}

/** "After 2 pm only please" says when to ring. */
function saysWhen(message: string): boolean {
  return !asks(message) && namesClockTime(normalise(message));
}

/**
 * What a person is wanted for: the visitor's messages so far, the last ones as far as there is room, without those of one
 * word. The last alone would be "and how many days will that take".
 *
 * @param message that gives name and number, and has room beside it
 */
export function matterOf(
  { said, offersPerson, offered, topic }: Memory,
  message: string,
): string | undefined {
  if (!offersPerson && !offered && !topic) return undefined;
  const told = said.filter((one) => one.trim().includes(" "));
  const kept: string[] = [];
  for (const one of told.toReversed()) {
    if ([one, ...kept, message].join(between).length > longestMatter) break;
    kept.unshift(one);
  }
  return kept.length > 0 ? kept.join(between) : said.at(-1);
}

/**
 * Who somebody is, how they are reached and perhaps what for, told though nobody has asked. Undefined when a message
 * does not say both; who has told a name before only gives the number.
 */
export function introduction(
  message: string,
  { unknown, words }: Question,
  { sender, topic = "" }: Pick<Memory, "sender" | "topic">,
): DetailsGiven | undefined {
  // After "whom do I talk to?" a name and a number need no more words.
  const isExpected =
    sender?.name === undefined &&
    subjectOf(topic) === "reachingUs" &&
    message.split(" ").length <= longestExpected;
  // "Pass it on. Billu, 98..." was taken for another word, as a slip.
  const corrected = (message.match(capitalInside) ?? [])
    .map(normalise)
    .filter((word) => !words.includes(word));
  const given = detailsGiven(message, isExpected, [...unknown, ...corrected]);
  const name = given.name ?? sender?.name;
  return name !== undefined && given.contact !== undefined ? { ...given, name } : undefined;
}

/**
 * Who signs a message: "Have someone ring me. Harpreet Bedi". The last words of it, if they have capital letters and
 * nobody knows one of them at least.
 */
export function signatureOf(message: string, { unknown }: Question): string | undefined {
  const [last = "", ...before] = message
    .trim()
    .split(/[.,;!?\n]+\s*/u)
    .filter((part) => part !== "")
    .toReversed();
  const words = last.split(" ");
  const isName = words.length <= maxNameWords && words.every((word) => /^\p{Lu}[\p{L}\p{M}]+$/u.test(word));
  const isUnknown = words.some((word) => unknown.includes(normalise(word)));
  return before.length > 0 && isName && isUnknown ? last : undefined;
}

/** At the beginning of a message a capital letter says nothing. */
const capitalInside = /(?<=\s)\p{Lu}[\p{L}\p{M}]+/gu;
/** "kamal 9800048890 evening only" */
const longestExpected = 6;

/**
 * Begins with all that is known already, and asks for what is missing. When nothing is, it is sent at once.
 *
 * @param message empty when the matter is what was said before
 * @param added what this adds to a message that was passed on. Its sender is known
 * @throws what `sendToTeam` throws, when the message could not be stored.
 */
export async function handOverBegun(
  message: string,
  speaker: Speaker,
  memory: Memory,
  now: Date,
  sendToTeam: SendToTeam,
  matter?: string,
  added: Addition = { reference: memory.passedOn?.reference },
): Promise<Turn> {
  const { contact } = memory.passedOn ?? {};
  const begun = beginHandOver(now, {
    ...(contact && { contact }),
    ...memory.sender,
    ...(matter && { matter }),
  });
  const step = continueHandOver(message, begun, memory.said.slice(0, -1), speaker.words, false);
  const isWhole = step.complete !== undefined;
  return finished(
    { ...step, handOver: { ...step.handOver, ...(isWhole && { isWhole }) } },
    memory,
    speaker,
    sendToTeam,
    added,
  );
}

function handOverSaying(
  speaker: Speaker,
  memory: Memory,
  { say, handOver }: HandOverStep,
  values: Readonly<Record<string, number>> = {},
): Turn {
  // The team gets the conversation before it, without the turns in which name and number are collected.
  const said = memory.handOver ? memory.said.slice(0, -1) : memory.said;
  const { matter } = handOver;
  const reply =
    say === "handOverName" && matter
      ? speaker.say("handOverNameFor", { matter: quotation(matter, longestMatter) })
      : speaker.say(say, values);
  const draft: Draft = { parts: [reply], outcome: "asked", suggest: ["cancelHandOver"] };
  return turnOf(speaker, { ...memory, handOver, said }, draft, { id: say, pages: [] });
}
