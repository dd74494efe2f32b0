import type { Memory } from "../conversation/conversation-state.ts";
import { answerKeyOf, overviewOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import { asks, isQuestion as isPutAsQuestion } from "../understand/asks.ts";
import type { RankedTopic, RankTopics } from "../understand/classifier.ts";
import { featuresOfMessage } from "../understand/message-features.ts";
import type { Question } from "../understand/question.ts";
import type { Understand } from "../understand/understand.ts";
import { clausesOf, partsOf } from "./clauses.ts";
import {
  clearByItself,
  type Decision,
  decide,
  mayBeHers,
  probabilityOf,
  supportOfClause,
  supportOfDoubtful,
  supportOfStory,
  sureByItself,
  sureOfPart,
  sureOfQuestion,
  topicOfPart,
} from "./decide.ts";

/** So many questions of one message are answered. */
const maxAnswers = 3;

/** A short number goes on with a load or a count; a long one is somebody's. */
const hasWords = /\p{L}|^\D*\d{1,6}\D*$/u;

/** "Eicher range" asks, though nothing in it says so; a story is longer. */
const longestWish = 4;

/** Words that only begin a sentence. */
const courtesies =
  "fine|ok(?:ay)?|k|right|goo?d|gud|great|cool|nice|all ?right|sure|well|hi|hello|hey|th(?:a?n)?x|thn?ks?|thanks?(?: you)?|ty|th[ei]+k(?: hai| aa?)?|ac+h+a|chalo|haan|hanji|namaste|sat sri akal|shukriya|dhanya?va+d|ठीक(?: है)?|अच्छा|चलो|हाँ|नमस्ते|शुक्रिया|धन्यवाद|ਠੀਕ(?: ਹੈ)?|ਅੱਛਾ|ਚਲੋ|ਹਾਂ|ਸਤ ਸ੍ਰੀ ਅਕਾਲ|ਸ਼?ੁਕਰੀਆ|ਧੰਨਵਾਦ";
/** "Leave it, have you got an office in Delhi?" turns to something else. */
const dropsMatter =
  "(?:leave (?:it|that)|never ?mind|forget it|(?:chalo )?(?:chh?o[dr]+[oi]?(?: ji| yaar)?|chhadd?o|rehne do|rehn deo)|(?:चलो )?छोड[ो़]*|ਛੱਡੋ)(?=[.,!।]|$)";
const courtesy = `(?:${courtesies}|${dropsMatter})(?: (?:ji|so much|a lot|bhai|जी|ਜੀ))?[.,!।]*`;
const isCourtesy = new RegExp(`^${courtesy}$`, "u");
/** What the visitor will do next: "I'll fill it in", "bharta hoon". */
const goesOff =
  /^(?:(?:i ?(?:'|’)?ll|i will|will|let me) (?:\p{L}+ ?){1,4}|(?:main |mai |mein |me |m )?\p{L}+(?:(?:t|d)[aei] (?:hoo?n|hu|hun|haa?n|aa?n)|(?:oo?|u|aa?)ng[aei])|(?:मैं )?[\p{L}\p{M}]+(?:ता|ती) (?:हूँ|हूं)|(?:ਮੈਂ )?[\p{L}\p{M}]+(?:ਦਾ|ਦੀ) (?:ਹਾਂ|ਆਂ))[.!।]*$/u;
export const courtesiesBefore = new RegExp(`^(?:${courtesy}(?: |$))+`, "u");

/** What a message says behind its courtesies: "which app" of "ok thx, which app". */
export function withoutCourtesies(text: string): string {
  return text.replace(courtesiesBefore, "");
}

/**
 * Whether a message only closes a matter: "ok good", "theek hai bhai, bharta hoon". "Ok, let me talk to someone" asks for a
 * person.
 */
export function isClosing({ text, concepts }: Pick<Question, "text" | "concepts">): boolean {
  const rest = withoutCourtesies(text);
  const asksForPerson = ["person", "staff", "talk"].some((one) => concepts.has(one));
  return rest !== text && !takes.test(text) && (rest === "" || (goesOff.test(rest) && !asksForPerson));
}
/** "Haan" or "sure" may accept an offer of the answer before. */
const takes = /^(?:ha+n|sure|हाँ|ਹਾਂ)/u;

/** Whether a message greets without a question: "Hello, I look after purchase for a hospital". */
export function onlyGreets({ text, concepts }: Pick<Question, "text" | "concepts">): boolean {
  return concepts.has("greet") && greets.test(text) && !asks(text) && !concepts.has("offTopic");
}
const greets =
  /^(?:hi+|hello+|hey+|good (?:morning|afternoon|evening)|gm|namaste|namaskar|sat sri akal|ssa|नमस्ते|नमस्कार|ਸਤ ਸ੍ਰੀ ਅਕਾਲ)(?![\p{L}\p{M}])/u;

/** A longer question has a matter of its own. */
const longestOnStory = 5;
/** Words that ask, or stand beside what is asked. */
const ofNoMatter: ReadonlySet<string> = new Set(
  "filler who what how why it also not no want liability pay".split(" "),
);

/** Whether a question has no matter of its own: "who will pay me?" asks of the sentence before it. */
function goesOnWithStory({
  text,
  words,
  concepts,
  unknown,
  places,
  vehicles,
  quantities,
}: Question): boolean {
  const namesNothing = places.length + vehicles.length + unknown.length + quantities.bare.length === 0;
  return (
    words.length <= longestOnStory &&
    namesNothing &&
    asks(text) &&
    ["who", "what", "liability"].some((concept) => concepts.has(concept)) &&
    [...concepts].every((concept) => ofNoMatter.has(concept))
  );
}

/** Whether the answer to one topic leaves nothing to say to another: "do I get my money back?" after a case of it. */
function isAnsweredBy(one: string, other: string): boolean {
  return answerKeyOf(one) === answerKeyOf(other) || overviewOf(one) === other;
}

/** A part of a message that asks for something of its own. */
export interface PartAsked {
  readonly topic: string;
  readonly text: string;
  readonly probability: number;
  /** How likely its topic is in the whole message. */
  readonly support: number;
  /** Whether it is put as a question; other parts only tell something. */
  readonly isQuestion: boolean;
  /** Whether it is answered beside a question: it asks, or the whole message is about it. */
  readonly isAsked: boolean;
}

function weightOf({ probability, support }: PartAsked): number {
  return probability * support;
}

function isFirm({ probability, support }: PartAsked): boolean {
  return probability >= sureByItself || support >= supportOfDoubtful;
}

/** The parts of a message that ask for something. */
export interface PartsAsked {
  /** The parts that are each sure of a topic of their own. */
  readonly sure: readonly PartAsked[];
  /** Clauses that ask something beside another question, and for which no topic is sure. */
  readonly open: readonly string[];
}

/**
 * A question in a message that is sure decides where the whole would be declined or is not understood. Where several topics
 * are open, the likeliest is told with the others below it, or all are listed.
 */
function decideByQuestion(decision: Decision, { sure }: PartsAsked, whole: readonly RankedTopic[]): Decision {
  // "Do you run to Amritsar? My number is ..." asks first.
  const isLeft = decision.kind === "answer" && decision.topic === "leave-message";
  const asked = sure.find(({ isAsked, probability }) => isAsked && (isLeft || probability >= sureOfQuestion));
  if (!asked) return decision;
  const answer: Decision = { kind: "answer", topic: asked.topic };
  if (isLeft || decision.kind === "unsure") return answer;
  if (decision.kind !== "decline") return decision;
  // "What subsidy does the government give, and where is the form?" asks for the form of others.
  if (!mayBeHers(whole) && asked.text.split(" ").length <= longestWish) return decision;
  const [option = asked.topic] = decision.topics;
  return answerKeyOf(option) === answerKeyOf(asked.topic) ? answer : decision;
}

/**
 * Whether the whole is about something of which none of its parts, read by itself, says anything: "is Trackk paid? how
 * much per vehicle?"
 */
function isOnlyWhole(decision: Decision, { sure }: PartsAsked, whole: readonly RankedTopic[]): boolean {
  return (
    decision.kind === "answer" &&
    sure.every(
      ({ topic }) =>
        !isAnsweredBy(decision.topic, topic) &&
        !isAnsweredBy(topic, decision.topic) &&
        probabilityOf(topic, whole) < supportOfDoubtful,
    )
  );
}

/** Whether a message is surely about something else than the turn before, in whose light it looks like a part of it. */
function isFresh(
  [first]: readonly RankedTopic[],
  [inItsLight]: readonly RankedTopic[],
  { topic }: Pick<Memory, "topic">,
): boolean {
  if (topic === undefined || first === undefined || first.topic === inItsLight?.topic) return false;
  return first.probability >= sureOfQuestion && subjectOf(first.topic) !== subjectOf(topic);
}

/**
 * The topics of a message after a service that is made with none of our vehicles: unless it names one, it asks nothing of
 * them. "How long does that one take compared with the sea?" after air freight.
 */
function withoutOurVehicles(
  ranked: readonly RankedTopic[],
  { vehicles, concepts }: Question,
  { topic = "" }: Pick<Memory, "topic">,
): readonly RankedTopic[] {
  if (!topicOf(topic)?.isBeyondOurVehicles || vehicles.length > 0 || concepts.has("vehicle")) return ranked;
  const left = ranked.filter((one) => subjectOf(one.topic) !== "fleet");
  const sum = left.reduce((total, { probability }) => total + probability, 0) || 1;
  return left.map((one) => ({ ...one, probability: one.probability / sum }));
}

/** What a message is about, and what is to be done with it. */
export interface MessageReader {
  /** The topics of a message, the likeliest first; by itself, or after the answer to a topic. */
  rank(question: Question, after?: Pick<Memory, "topic">): readonly RankedTopic[];
  /** @param hasAskedBack just before */
  read(
    question: Question,
    memory: Memory,
    hasAskedBack: boolean,
  ): { readonly decision: Decision; readonly parts: PartsAsked };
}

export function createMessageReader(rankTopics: RankTopics, understand: Understand): MessageReader {
  const ranked = new WeakMap<Question, Map<string | undefined, readonly RankedTopic[]>>();
  const rank = (question: Question, { topic }: Pick<Memory, "topic"> = {}) => {
    const known = ranked.get(question) ?? new Map<string | undefined, readonly RankedTopic[]>();
    ranked.set(question, known);
    const topics =
      known.get(topic) ??
      (hasWords.test(question.text) ? rankTopics(featuresOfMessage(question, topic)) : []);
    known.set(topic, topics);
    return topics;
  };

  function partsAsked(question: Question, memory: Memory, whole: readonly RankedTopic[]): PartsAsked {
    const { text, language } = question;
    const found: PartAsked[] = [];
    const open: string[] = [];
    let { topic: before } = memory;
    /** @param least how likely the topic has to be in the whole message as well */
    function readPart(part: string, least: number, story = ""): boolean {
      // "Fine. Can I pay by card?" has one part.
      if (isCourtesy.test(part)) return true;
      const asked = understand(part, language, true);
      // "Between Mohali and Jaipur" is cut, but asks nothing of Jaipur.
      if (asked.words.length === asked.places.length) return true;
      const ofStory =
        story !== "" && !asks(story) && goesOnWithStory(asked)
          ? understand(`${story} ${part}`, language, true)
          : undefined;
      const ranked = ofStory ? rank(ofStory, { topic: memory.topic }) : rank(asked, { topic: before });
      const likeliest = topicOfPart(ranked, whole);
      const { outcome } = topicOf(likeliest?.topic ?? "") ?? {};
      // A courtesy, and what is only refused, would bury what is asked beside it.
      if (!likeliest || subjectOf(likeliest.topic) === "talk" || outcome === "refused") return false;
      const { topic, probability } = likeliest;
      const support = probabilityOf(topic, whole);
      const isClear = probabilityOf(topic, ranked) >= clearByItself;
      const isSure = isClear || (probability >= sureOfPart && support >= least);
      const isNew = !found.some((other) => isAnsweredBy(other.topic, topic));
      if (isSure && isNew) {
        const isQuestion = asks(part);
        const isAsked = isQuestion || support >= supportOfStory || (isClear && support >= supportOfDoubtful);
        found.push({ topic, text: part, probability, support, isQuestion, isAsked });
      }
      before = topic;
      return isSure;
    }
    const parts = partsOf(text, language);
    let askedCount = 0;
    for (const [at, part] of (parts.length > 0 ? parts : [text]).entries()) {
      const isPart = part !== text;
      const isRead = isPart && readPart(part, 0, parts.slice(0, at).join(" "));
      const clauses = isRead ? [] : clausesOf(part);
      const unclear = clauses.filter((clause) => !readPart(clause, supportOfClause));
      // "I have", "I now want" tell a story.
      askedCount += (clauses.length > 0 ? clauses : [part]).filter(
        (one) => asks(one) && !(language === "en" && one.startsWith("i ")),
      ).length;
      const unread = clauses.length === 0 && isPart && !isRead ? [part] : unclear;
      open.push(...unread.filter((one) => isPutAsQuestion(one, language)));
    }
    // Parts that only tell a story are not answered beside questions. A message often begins with who asks: "I am a
    // journalist" weighs less in the whole message than its questions.
    const asked = found.filter(({ isAsked }) => isAsked);
    const most = asked.length > 0 ? asked : found;
    const firm = most.filter(isFirm);
    const heaviest = (firm.length > 0 ? firm : most)
      .toSorted((a, b) => weightOf(b) - weightOf(a))
      .slice(0, maxAnswers);
    const best = found.filter((part) => heaviest.includes(part));
    return {
      // What is asked comes before what only tells a story.
      sure: best.toSorted((a, b) => Number(b.isQuestion) - Number(a.isQuestion)),
      // The only question behind a story is what the whole is answered for: "I want it erased. How long will it take?"
      open: askedCount > 1 ? open : [],
    };
  }

  function read(
    question: Question,
    memory: Memory,
    hasAskedBack: boolean,
  ): ReturnType<MessageReader["read"]> {
    const whole = withoutOurVehicles(rank(question, memory), question, memory);
    // "Ok thx, which app": what follows the thanks is asked.
    const rest = withoutCourtesies(question.text);
    if (rest !== question.text) {
      const asked = understand(rest, question.language, true);
      if (asks(rest) && subjectOf(whole[0]?.topic ?? "") === "talk") return read(asked, memory, hasAskedBack);
      // "K thx, ur a bot right": what is clear by itself goes on with nothing.
      if (isFresh(rank(asked), whole, memory))
        return read(asked, { ...memory, topic: undefined }, hasAskedBack);
    }
    const parts = partsAsked(question, memory, whole);
    const decision = decideByQuestion(decide(whole, hasAskedBack), parts, whole);
    return { decision, parts: isOnlyWhole(decision, parts, whole) ? { ...parts, sure: [] } : parts };
  }

  return { rank, read };
}
