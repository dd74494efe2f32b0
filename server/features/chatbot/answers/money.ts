import type { Question } from "../question.ts";
import { subjectOf } from "../topics/all-topics.ts";
import type { Answer, AnswerContext } from "./draft.ts";
import { lines } from "./wording.ts";

/**
 * The published range and what decides where in it a price lies; never a price for a certain trip. It is the price of a
 * booking: of the corporate service none is published.
 */
export const answerPrice: Answer = ({ question, memory, speaker }) => {
  const { concepts, places, vehicles, words } = question;
  const { topic = "" } = memory;
  const isOnCorporate = ["corporate", "trackk"].includes(topic) || subjectOf(topic) === "trackk";
  const goesOn = isOnCorporate && words.length <= 8;
  const isOfBooking = places.length + vehicles.length > 0;
  if (concepts.has("trackk") || (goesOn && !isOfBooking))
    return {
      parts: [speaker.unstated("corporatePrice")],
      pages: ["corporate", "contact"],
      outcome: "unknown",
    };
  return { parts: [priceRange(speaker), speaker.say("priceExact")] };
};

function priceRange(speaker: AnswerContext["speaker"]): string {
  return `${speaker.say("price")}\n${lines(speaker.words.priceFactors.map((factor) => speaker.say("factor", factor)))}`;
}

/** Which vehicle is cheapest, or what one costs: prices by vehicle are not published. */
export const answerCheapest: Answer = ({ question, speaker }) => ({
  parts: [speaker.say("cheapest"), priceRange(speaker), speaker.say("priceExact")],
  remember: { vehicles: [...question.vehicles] },
});

/** What cancelling costs; with a number of minutes in the question, for just that case. */
export const answerCancellation: Answer = ({ question, knowledge, speaker }) => {
  const fee = speaker.rule("cancellationFee");
  const [minutes] = question.quantities.minutes;
  const { freeMinutes } = knowledge.cancellation;
  if (minutes !== undefined && minutes !== freeMinutes) {
    const sentence = minutes > freeMinutes ? "cancelCosts" : "cancelWithin";
    return { parts: [speaker.say(sentence, { minutes }), fee, speaker.rule("figuresMayChange")] };
  }
  return {
    parts: [fee, speaker.say("cancelFree"), speaker.rule("suspension"), speaker.rule("figuresMayChange")],
  };
};

/** When money is returned and when not; of a case that the question names only what holds for it. */
export const answerRefundCases: Answer = ({ question, speaker }) => {
  const { refundable, notRefundable } = speaker.words;
  const yes = `${speaker.say("refundEligible")}\n${lines(refundable)}`;
  const no = `${speaker.say("refundNot")}\n${lines(notRefundable)}`;
  const isWithout = namesOneOf(question, casesWithout);
  const isWith = namesOneOf(question, casesWith);
  if (isWithout !== isWith) return { parts: [isWith ? yes : no] };
  // "The driver did not come" asks for no list of what is not refunded.
  const { concepts } = question;
  return { parts: concepts.has("not") && concepts.has("refund") ? [no, yes] : [yes, no] };
};

const casesWithout = ["notRefundable", "delay", "wrong", "unavailable", "dispatch"];
const casesWith = ["duplicate", "failed", "company", "lost", "damage"];

function namesOneOf({ concepts }: Question, cases: readonly string[]): boolean {
  return cases.some((concept) => concepts.has(concept));
}
