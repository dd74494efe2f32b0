import type { Decision } from "../decide/decide.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";

/** A longer message has a matter of its own. */
const longestOnTime = 9;
const longestOnPlace = 4;

/**
 * The topic that a short message goes on with when it tells little but a detail of the kind that the topic before works
 * with: how long ago it was, or a place.
 *
 * @param before the topic of the turn before
 */
export function topicOfDetail(
  question: Question,
  before: string | undefined,
  decision: Decision,
): string | undefined {
  if (before === undefined) return undefined;
  return topicOfTime(question, before, decision) ?? topicOfPlace(question, before);
}

/**
 * The topic that compares a time with a deadline: "driver came 7 min ago" after a cancellation, "a week ago" after a
 * refund. Undefined when the message is clearly about another subject.
 */
function topicOfTime(
  { words, quantities: { minutes, days } }: Question,
  before: string,
  decision: Decision,
): string | undefined {
  if (words.length > longestOnTime || minutes.length + days.length === 0) return undefined;
  const subject = subjectOf(before);
  if (decision.kind === "answer" && subjectOf(decision.topic) !== subject) return undefined;
  if (subject === "cancelling" && minutes.length > 0) return "cancel";
  if (subject === "refunds" && days.length > 0) return "refund-deadline";
  return topicOf(before)?.computed === "complaintTime" ? before : undefined;
}

/** What may stand beside the place: "and from Noida?", "aur drop Zirakpur mein?" */
const besidePlace: ReadonlySet<string> = new Set(["also", "filler", "it", "deliver"]);

/** After an assured booking "and from Noida?" asks of an assured booking, after a route of a route. */
function topicOfPlace({ words, places, concepts }: Question, before: string): string | undefined {
  const isBare = words.length <= longestOnPlace && [...concepts].every((name) => besidePlace.has(name));
  const worksWithPlaces = ["routes", "places", "assuredFor"].includes(topicOf(before)?.computed ?? "");
  return places.length > 0 && isBare && worksWithPlaces ? before : undefined;
}
