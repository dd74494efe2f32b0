import { chatLimits } from "#contract/chat-limits.ts";
import { noFirst, withDetailsOf, withdraws, withUnits } from "../answers/carried-load.ts";
import { namesGoods } from "../answers/names-goods.ts";
import { type Memory, maxListed } from "../conversation/conversation-state.ts";
import { redactForModel } from "../conversation/redact.ts";
import { paragraphsOf, wasTold } from "../conversation/told.ts";
import {
  decide,
  isAskable,
  mayBeHers,
  probabilityOf,
  supportOfClause,
  worthListing,
} from "../decide/decide.ts";
import type { ReadByModel } from "../decide/model-reader.ts";
import { isClosing, type MessageReader, onlyGreets, type PartAsked } from "../decide/read-message.ts";
import { saysWhen } from "../quantities/named-days.ts";
import { withDigits } from "../quantities/number-words.ts";
import { answerKeyOf, subjectOf, topicOf } from "../topics/all-topics.ts";
import { asks, isQuestion } from "../understand/asks.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Question } from "../understand/question.ts";
import type { Understand } from "../understand/understand.ts";
import { askBack, isBeyondList, pickedOf } from "./ask-back.ts";
import {
  carryOver,
  listTopics,
  otherService,
  topicAgain,
  topicOfSize,
  withThingsNamed,
} from "./carry-over.ts";
import type { Conversation } from "./conversation.ts";
import { withPassedOver } from "./coverage.ts";
import { contactIn } from "./details-given.ts";
import { isOnTrip, routeNamed, withDetailsUsed, withTimeAsked } from "./details-used.ts";
import { asksIfSame } from "./not-twice.ts";
import { pointOfTopic } from "./point.ts";
import { returnedTo } from "./return-to.ts";
import { asksForWay, handOverTopics, toPerson } from "./to-person.ts";
import {
  isForOthers,
  isOfLoads,
  namesLoad,
  namesThing,
  topicAsked,
  topicOfOneLoad,
  topicOfTrip,
  topicToTell,
} from "./topic-told.ts";
import { answerTopic } from "./topic-turn.ts";
import { isOffer, joined, sayOnly, type Turn, withOneOffer } from "./turn.ts";
import { tellsWay } from "./way-asked.ts";

/** So short an answer is told instead of offered: of pairs of questions 64 instead of 52 % are both answered. */
const longestAside = 400;

/** Answers a message that is no step on the way to a person. */
export type AnswerMessage = (
  question: Question,
  conversation: Conversation,
  /** What was offered just before: one topic more, or several to choose from. */
  offered: readonly string[],
) => Promise<Turn>;

export function createAnswering(
  knowledge: Knowledge,
  understand: Understand,
  reader: MessageReader,
  readByModel: ReadByModel | undefined,
): AnswerMessage {
  return (question, conversation, offered) => {
    const { memory } = conversation;
    const topicsOf = (text: string) => reader.rank(understand(text, question.language, true));
    const returned = returnedTo(question, memory, topicsOf);
    if (!returned) return answerWhole(question, conversation, offered);
    const before = { ...memory, topic: returned.topic };
    const asked = understand(returned.rest, question.language, true);
    const { kind } = reader.read(asked, before, false).decision;
    // "Where should I come?" is too little without the job that it takes up.
    const isOpen = returned.rest === "" || kind === "ask-back" || kind === "unsure";
    const whole = understand(returned.whole, question.language, true);
    // "Back to the one to Delhi" names where it goes.
    const isTold = isOpen || whole.places.length > asked.places.length;
    return answerWhole(isTold ? whole : asked, { ...conversation, memory: before }, []);
  };

  async function answerWhole(
    question: Question,
    conversation: Conversation,
    offered: readonly string[],
  ): Promise<Turn> {
    const { memory, speaker } = conversation;
    // A number may also tell the weight that she asked for.
    const isWeight = withUnits(question, memory) !== question.quantities;
    const again = isBeyondList(question, offered) && !isWeight && askBack(speaker, memory, offered);
    if (again) return again;
    const picked =
      offered.length > 0 ? pickedOf(offered, question, reader.rank(question), speaker) : undefined;
    if (picked) {
      const says = memory.said.at(-2) ?? "";
      // Who picks in words may tell more with them: "1,200 kg".
      const told = namesThing(question) ? `${says} ${question.text}` : says;
      const asked = understand(told, memory.language, true);
      return withThingsNamed(await answerAbout(picked, asked, conversation), asked, conversation);
    }
    const read = reader.read(question, memory, offered.length > 0);
    const turn = await answerRead(question, conversation, offered, read);
    const goesOn = namesLoad(question) || withUnits(question, memory) !== question.quantities;
    const { quantities } = goesOn ? carryOver(question, memory, knowledge) : question;
    const { places } = question.places.length > 0 ? carryOver(question, memory, knowledge) : question;
    const about = [...turn.topic.split("+"), turn.memory.topic ?? ""];
    const whole = about.some((topic) => topicOf(topic)?.isBeyondOurVehicles)
      ? turn
      : withDetailsUsed(turn, { ...conversation, question: { ...question, quantities, places } });
    const timed = withTimeAsked(whole, { ...conversation, question });
    const open = withPassedOver(
      withOneOffer(timed, speaker),
      question,
      read.parts.open,
      offered.length > 0,
      conversation,
      understand,
      reader,
    );
    return withThingsNamed(open, question, conversation);
  }

  async function answerRead(
    question: Question,
    conversation: Conversation,
    offered: readonly string[],
    { decision, parts: read }: ReturnType<MessageReader["read"]>,
  ): Promise<Turn> {
    const { memory, speaker } = conversation;
    const own = read.sure.filter((part) => isPartOfItsOwn(part, read.sure, question));
    const parts = { ...read, sure: own.filter(({ text }) => !onlyTakesBack(text, question)) };
    const again = topicAgain(question, memory) ?? otherService(question, memory, offered);
    const same = sameTopic(question, memory);
    if (same) return answerAbout(same, question, conversation);
    if (again) return answerAbout(again, carryOver(question, memory, knowledge), conversation);
    // "It is about 120 kg" after air freight is told to who carries it: none of our vehicles does.
    const isLoad = namesLoad(question) || question.quantities.pieces !== undefined;
    const isOrder = question.places.length > 0 || question.vehicles.length > 0;
    const isOnlyLoad = isLoad && !isOrder && !asks(question.text);
    if (topicOf(memory.topic ?? "")?.isBeyondOurVehicles && isOnlyLoad) return noted(conversation);
    // "It is a 43 inch TV" after damage tells of the complaint, and asks for no vehicle.
    const [meant = ""] = "topics" in decision ? decision.topics : [decision.topic];
    const isOnGoods = ["loads", "fleet", "services"].includes(subjectOf(meant) ?? "");
    const isOnlyGoods = (isLoad || namesGoods(question)) && isOnGoods && !isOrder && !asks(question.text);
    if (topicOf(memory.topic ?? "")?.isTrouble && isOnlyGoods) return noted(conversation);
    if (conversation.matter !== undefined && isOnlyForCall(question, read.sure))
      return toPerson(question, conversation);
    const isHers = decision.kind !== "decline" || (decision.topics.length > 0 && !isForOthers(question));
    const ofOneLoad = isHers ? topicOfOneLoad(parts.sure, question) : undefined;
    if (ofOneLoad) return answerAbout(ofOneLoad, carryOver(question, memory, knowledge), conversation);
    if (isHers && parts.sure.length > 1) {
      const several = await answerSeveral(parts.sure, question, conversation);
      if (several) return several;
    }
    const point = isHers ? pointOfTopic(question, memory.topic, decision) : undefined;
    if (point) return answerTopic(point, { ...conversation, question });
    const answered = async (topic: string, asked: Question) => {
      const whole = carryOver(asked, memory, knowledge);
      const turn = await answerAbout(topicToTell(topic, asked, memory), whole, conversation);
      // A refused message gets the refusal alone: its parts were misread.
      if (turn.outcome === "refused") return turn;
      const told = parts.sure.map((part) => topicToTell(part.topic, asked, memory));
      return withMore(turn, told, asked, conversation);
    };
    // Of two questions one tells all: "sweets for London? How long does it take?" leaves no doubt.
    const only = own.length === 1 && read.sure.length > 1 && decision.kind !== "decline" ? own[0] : undefined;
    const undecided =
      decision.kind === "answer"
        ? undefined
        : (only?.topic ??
          topicAsked(question, decision, memory, offered) ??
          (parts.sure.length > 0 ? undefined : topicAgain(question, memory, true)) ??
          topicOfSize(question, memory));
    if (undecided) return answered(undecided, question);
    const isOffered = decision.kind === "answer" && handOverTopics.has(decision.topic);
    if (memory.topic !== undefined && (decision.kind !== "answer" || isOffered) && isClosing(question))
      return answerAbout("thanks", question, conversation);
    // "Fine, mail me: ..." in the course of a conversation is no question; who gives a number asks for none of ours.
    const isOnReachingUs =
      decision.kind === "answer" && subjectOf(decision.topic) === "reachingUs" && !asks(question.text);
    const isOpen = decision.kind !== "answer" || isOnReachingUs;
    if (isOpen && conversation.matter !== undefined && contactIn(conversation.message))
      return toPerson(question, conversation);
    const byModel = isHers && decision.kind !== "answer" ? await askModel(question, conversation) : undefined;
    if (byModel)
      return withThingsNamed(await answered(byModel.topic, byModel.question), byModel.question, conversation);
    switch (decision.kind) {
      case "answer":
        return answered(decision.topic, question);
      case "likeliest":
      case "ask-back": {
        // "No, the day after tomorrow" only puts right what was said.
        if (onlyPutsRight(question) && memory.topic !== undefined) return noted(conversation);
        // "Van tomorrow from Kharar to Mohali, 300 kg" says all that is wanted.
        const { places, words, text } = question;
        const isOrder = places.length > 1 && words.length <= longestOrder && !asks(text);
        const order = isOrder && topicOfTrip(question, false);
        if (order) return answerAbout(order, question, conversation);
        // A topic that one part is sure of is offered, even if the whole message does not suggest it.
        const sure = parts.sure.map(({ topic }) => topic);
        const options = [...new Set([...sure, ...decision.topics])].slice(0, maxListed);
        const [likeliest = ""] = decision.topics;
        // To be asked for a name is no answer to who may have meant something else.
        const isTellable = !handOverTopics.has(likeliest) && !isUnknown(question);
        if (decision.kind === "likeliest" && isTellable) {
          const topic = topicToTell(likeliest, question, memory);
          const turn = await answerAbout(topic, carryOver(question, memory, knowledge), conversation, true);
          const isElse = (option: string) => answerKeyOf(option) !== answerKeyOf(topic);
          // What only looks like the turn before, and was told there, is read by itself.
          if (asks(question.text) && !topicOf(topic)?.isTrouble && tellsNothingNew(turn, memory)) {
            const byItself = decide(reader.rank(question), false);
            const others = [...("topics" in byItself ? byItself.topics : [byItself.topic]), ...options];
            const list = askBack(speaker, memory, [...new Set(others)].filter(isElse).slice(0, maxListed));
            if (list) return list;
          }
          const reply = withoutRegret(turn.reply, speaker);
          return { ...turn, reply, alternatives: options.filter(isElse) };
        }
        return askBack(speaker, memory, options) ?? notUnderstood(question, conversation, decision.topics[0]);
      }
      case "decline": {
        const ranked = reader.rank(question, memory);
        const isMaybeHers = mayBeHers(ranked);
        const trip = topicOfTrip(question, !isMaybeHers);
        // A second question about a trip, such as who pays for damage, is in the list.
        const [listed = ""] = decision.topics;
        const isListed =
          probabilityOf(listed, ranked) >= worthListing ||
          (listed !== "" && parts.sure.some(({ topic, isAsked }) => isAsked && !isOnTrip(topic)));
        if (trip && !isListed) return answerAbout(trip, question, conversation);
        const list = isHers ? askBack(speaker, memory, decision.topics, true) : undefined;
        if (list) return list;
        if (asksPriceOfTrip(question, memory)) return answered("price-exact", question);
        if (isTold(question, conversation)) return noted(conversation);
        // The team may know what she does not.
        if (isMaybeHers && memory.topic === undefined && onlyGreets(question))
          return answerAbout("greet", question, conversation);
        if (isMaybeHers)
          return sayOnly(speaker, { ...memory, offersPerson: true }, "perhapsOurs", "refused", ["contact"]);
        return answerAbout("off-topic", question, conversation);
      }
      case "unsure": {
        const trip = topicOfTrip(question, false);
        if (trip) return answerAbout(trip, question, conversation);
        const likely = asks(question.text)
          ? likelyAfterAsking(reader.rank(question, memory), offered)
          : undefined;
        if (likely) {
          // She is not sure: a "yes" afterwards is to the team.
          const turn = await answered(likely, question);
          return { ...turn, memory: { ...turn.memory, offersPerson: true } };
        }
        if (isTold(question, conversation)) return noted(conversation);
        return notUnderstood(question, conversation, decision.topic);
      }
    }
  }

  /** The topic of "does the same hold if it had come broken?": what was said before, or what is near it. */
  function sameTopic(question: Question, memory: Memory): string | undefined {
    const [likeliest] = asksIfSame(question) ? reader.rank(question, memory) : [];
    if (!likeliest || likeliest.probability < likelyEnough) return undefined;
    const isNear = subjectOf(likeliest.topic) === subjectOf(memory.topic ?? "");
    return isNear ? topicToTell(likeliest.topic, question, memory) : undefined;
  }

  /**
   * Whether a part gets an answer of its own. Two do not: a part that asks for the team only because of the turn before
   * ("Fine, my dad will") or against the whole message, and the refund cases if the message says that the company
   * cancelled.
   */
  function isPartOfItsOwn(
    { topic, text, support }: PartAsked,
    parts: readonly PartAsked[],
    { language }: Question,
  ): boolean {
    if (topicOf(topic)?.computed === "refundCases")
      return !parts.some((part) => part.topic === "company-cancels");
    // Damage is no refund case: its own answer says so, and within what time to complain.
    if (refundsOfDamage.has(topic) && parts.some((part) => part.topic === "damage")) return false;
    // Whether a vehicle is cooled is told with food: "insulated ya fridge wali gaadi" is no other vehicle.
    if (topic === "other-vehicle" && parts.some((part) => part.topic === "perishable")) return false;
    // What our own trips cost, and how long they take, says nothing of goods that go another way.
    const isOfOurTrips = ["money", "booking", "loads"].includes(subjectOf(topic) ?? "");
    if (isOfOurTrips && parts.some((part) => topicOf(part.topic)?.isBeyondOurVehicles)) return false;
    // Any answer that lacks it gets the way to us: "my salary has not come, whom do I talk to?"
    if (topic === "contact" && parts.length > 1 && support < supportOfClause) return false;
    if (!handOverTopics.has(topic)) return true;
    const [byItself] = reader.rank(understand(text, language, true));
    return support >= supportOfClause && handOverTopics.has(byItself?.topic ?? "");
  }

  /** "Not 35", "galti se Delhi likh diya": a part that only takes back what another puts right. */
  function onlyTakesBack(part: string, { language, placesDenied = [] }: Question): boolean {
    const { places } = understand(part, language, true);
    return withdraws(part) || (places.length > 0 && places.every((place) => placesDenied.includes(place)));
  }

  /** Whether a message, or a part of it beside which nothing is asked, wants to be called. */
  function isOnlyForCall(question: Question, parts: readonly PartAsked[]): boolean {
    const clauses =
      parts.length > 0 ? parts.map(({ text }) => understand(text, question.language, true)) : [question];
    const asksForCall = (clause: Question) =>
      clause.concepts.has("callback") && handOverTopics.has(reader.rank(clause)[0]?.topic ?? "");
    const others = clauses.filter((clause) => !asksForCall(clause));
    return others.length < clauses.length && !others.some(({ text, language }) => isQuestion(text, language));
  }

  async function askModel(question: Question, { memory, message }: Conversation) {
    const text = redactForModel(message, memory.sender);
    return readByModel?.(question, reader.rank(question, memory), text, memory.topic);
  }

  /**
   * After the answer to one part of a message comes what another part is about: its answer if that is short, else the
   * offer of it.
   */
  async function withMore(
    turn: Turn,
    told: readonly string[],
    question: Question,
    conversation: Conversation,
  ): Promise<Turn> {
    // The route that a message names is told behind any answer.
    const isRouteTold = routeNamed({ ...conversation, question }).length > 0;
    const isTold = (topic: string) =>
      answerKeyOf(topic) === answerKeyOf(turn.topic) ||
      (isRouteTold && topicOf(topic)?.computed === "routes");
    const other = told.find((topic) => !isTold(topic));
    const text = other && conversation.speaker.words.asks[other];
    // If both topics are about the same load, one answer says what it needs.
    const isOfSameLoad = namesLoad(question) && isOfLoads(other ?? "") && isOfLoads(turn.topic);
    // Nobody knows to which of two offers a "yes" belongs.
    const offers = turn.memory.offersPerson === true;
    if (!text || turn.memory.handOver || isOfSameLoad) return turn;
    const { memory, suggestions } = turn;
    // A person is offered: a hand-over may send the message at once.
    const more = handOverTopics.has(other)
      ? undefined
      : await answerAbout(other, question, { ...conversation, memory }, true);
    const both =
      more && more.reply.length <= longestAside
        ? joined([turn, more], conversation.speaker.say("regret"))
        : undefined;
    if (both) return { ...both, memory, suggestions };
    if (offers) return turn;
    return {
      ...turn,
      reply: `${turn.reply}\n\n${conversation.speaker.say("offerMore", { topic: text })}`,
      suggestions: [text, ...suggestions].slice(0, chatLimits.suggestions),
      memory: { ...memory, offered: [other] },
    };
  }

  async function answerAbout(
    id: string,
    question: Question,
    conversation: Conversation,
    isBeside = false,
  ): Promise<Turn> {
    const topic = topicOf(id);
    // Who gives a number waits for a call.
    const isWay = asksForWay(question) && contactIn(conversation.message) === undefined;
    if (topic && handOverTopics.has(id) && isWay) {
      const turn = await answerTopic(topic, { ...conversation, question });
      const reply = `${turn.reply}\n\n${conversation.speaker.say("offerPerson")}`;
      return { ...turn, reply, memory: { ...turn.memory, offersPerson: true } };
    }
    // The wish may be in another part, so the whole message is read for it.
    if (handOverTopics.has(id))
      return toPerson(understand(conversation.message, question.language, true), conversation);
    if (id === "repeat" && conversation.memory.topic !== undefined) return answerAgain(conversation);
    return topic
      ? answerTopic(topic, { ...conversation, question }, isBeside)
      : notUnderstood(question, conversation);
  }

  /** The last answer for who did not understand it, and who can explain it. */
  async function answerAgain(conversation: Conversation): Promise<Turn> {
    const { memory, speaker } = conversation;
    const asked = understand(memory.said.at(-2) ?? "", memory.language, true);
    const turn = await answerAbout(memory.topic ?? "", carryOver(asked, memory, knowledge), {
      ...conversation,
      memory: { ...memory, told: undefined },
    });
    return { ...turn, topic: "repeat", reply: `${turn.reply}\n\n${speaker.say("noMore")}` };
  }

  /** The answers to "Eicher range and price", what is not stated behind them; undefined when they are too long together. */
  async function answerSeveral(
    parts: readonly PartAsked[],
    question: Question,
    conversation: Conversation,
  ): Promise<Turn | undefined> {
    const turns: (Turn & { readonly rank: number })[] = [];
    let { memory } = conversation;
    // What is asked comes before what only tells a story; of each a verdict before rules, and these before what anybody
    // would be told. What she asks of the visitor comes last, and where a person is on the way none is offered.
    const rankOf = ({ outcome, isVerdict, isGeneral, memory: { handOver } }: Turn) => {
      if (handOver) return 2 * story;
      if (isVerdict) return 0;
      return isGeneral ? 3 : outcome === "unknown" ? 2 : 1;
    };
    const story = 4;
    for (const { text, topic, isQuestion } of parts) {
      const part = withDetailsOf(question, understand(text, question.language, true), topicOf(topic));
      const whole = carryOver(part, memory, knowledge);
      const id = topicToTell(topic, question, conversation.memory);
      const turn = await answerAbout(id, whole, { ...conversation, memory }, true);
      turns.push({ ...turn, rank: rankOf(turn) + (isQuestion ? 0 : story) });
      memory = turn.memory;
    }
    const told = memory.handOver ? turns.map(withoutWays) : turns;
    const both = joined(
      told.toSorted((a, b) => a.rank - b.rank),
      conversation.speaker.say("regret"),
    );
    // "What is the range of the second one?" after a list and something else is asked of the list.
    const list = turns.find(({ topic }) => listTopics.has(topic))?.topic;
    return turns.length > 1 && both
      ? { ...both, memory: list && !memory.handOver ? { ...memory, topic: list } : memory }
      : undefined;

    /** What went wrong is passed on: nobody has to write it to the team as well. */
    function withoutWays<Told extends Turn>(turn: Told): Told {
      const isPassedOn = topicOf(turn.topic)?.isTrouble === true;
      const reply = turn.reply
        .split("\n\n")
        .filter(
          (part) => !isOffer(part, conversation.speaker) && !(isPassedOn && tellsWay(part, knowledge.facts)),
        )
        .join("\n\n");
      return { ...turn, reply };
    }
  }
}

const refundsOfDamage: ReadonlySet<string> = new Set(["refund", "refund-deadline", "refund-cases"]);

/** A longer message asks something besides, without a question mark: "3 goats allowed or no, from ... to ..." */
const longestOrder = 12;

/** Of a hundred guesses of trouble, 40 are about something that is none: she regrets only what she is sure of. */
function withoutRegret(reply: string, speaker: Conversation["speaker"]): string {
  const regret = speaker.say("regret");
  return reply
    .split("\n\n")
    .filter((paragraph) => paragraph !== regret)
    .join("\n\n");
}

/** Whether an answer to the topic of the turn before has nothing that was not told there. */
function tellsNothingNew({ reply, topic }: Turn, memory: Memory): boolean {
  const isSame = answerKeyOf(topic) === answerKeyOf(memory.topic ?? "");
  return isSame && paragraphsOf(reply).every((paragraph) => wasTold(paragraph, memory));
}

const longestPutRight = 6;
/** "No no, the day after tomorrow", "nahi nahi parson", "sorry, 6 vehicles". */
function onlyPutsRight({ text, words, concepts }: Question): boolean {
  const isTime = saysWhen(text) || concepts.has("sameDay");
  const isRight = isTime || /\d/.test(withDigits(text));
  return words.length <= longestPutRight && deniesFirst.test(text) && isRight && !asks(text);
}
const deniesFirst = new RegExp(`^${noFirst}(?![\\p{L}\\p{M}])`, "u");

/** After a question back, which is not put twice, one of the two likeliest topics is answered from here on. */
const likelyEnough = 0.25;
const mostlyHers = 0.2;

/** What is likely enough after a question back; before all what she offered: "can both be done in the same trip?" */
function likelyAfterAsking(ranked: readonly RankedTopic[], offered: readonly string[]): string | undefined {
  if (offered.length === 0 || probabilityOf("none", ranked) >= mostlyHers) return undefined;
  const likely = ranked
    .slice(0, 2)
    .filter(({ topic, probability }) => probability >= likelyEnough && isAskable(topic))
    .map(({ topic }) => topic);
  return likely.find((topic) => offered.includes(topic)) ?? likely[0];
}

/** "My friend takes the cycle, will the price go down?" in the course of a trip: its price, whatever else is told. */
function asksPriceOfTrip(question: Question, { topic = "" }: Memory): boolean {
  const { concepts, words } = question;
  const isPrice = concepts.has("price") && !concepts.has("offTopic") && !isForOthers(question);
  return isPrice && words.length <= longestOrder && (isOnTrip(topic) || subjectOf(topic) === "loads");
}

/** Fewer words are no more than a slip. */
const fewestTold = 3;

/**
 * Whether a message in the course of a conversation asks nothing: it tells more of what is wanted. Who complains asks what
 * nobody answers: "do you know what one hour means?"
 */
function isTold({ text, words, concepts }: Question, { memory }: Conversation): boolean {
  if (memory.topic === undefined || words.length < fewestTold || concepts.size === 0) return false;
  return topicOf(memory.topic)?.isTrouble === true || !text.split(/[.,;!]\s+/).some(asks);
}

/** What is told is for the team, with all that was said before. */
function noted({ speaker, memory }: Conversation): Turn {
  return sayOnly(speaker, { ...memory, offersPerson: true }, "noted", "asked", ["contact"]);
}

/** Whether nothing in a message is known, and it is too short to mean something all the same. */
function isUnknown({ words, concepts }: Question): boolean {
  return words.length === 0 || (concepts.size === 0 && words.length <= 2);
}

/** She says that she does not know, and names the page of the likeliest topic. */
function notUnderstood(question: Question, { speaker, memory }: Conversation, topic = ""): Turn {
  if (isUnknown(question))
    return sayOnly(speaker, memory, "unclear", "asked", [], ["fleet", "price", "routes", "jobs"]);
  const pages = [...new Set([...(topicOf(topic)?.pages ?? []).slice(0, 1), "contact" as const])];
  return sayOnly(speaker, { ...memory, offersPerson: true }, "unknown", "unknown", pages, [
    "person",
    "fleet",
    "price",
  ]);
}
