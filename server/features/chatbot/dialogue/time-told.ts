import type { Decision } from "../decide/decide.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import type { Question } from "../understand/question.ts";

/** A longer message has a matter of its own. */
const longest = 9;

/**
 * The topic that compares how long ago it was with a deadline, when a short message after a topic of that subject tells
 * little else: "driver came 7 min ago" after a cancellation, "a week ago" after a refund. Undefined when the message is
 * clearly about another subject.
 *
 * @param before the topic of the turn before
 */
export function topicOfTime(
  { words, quantities: { minutes, days } }: Question,
  before: string | undefined,
  decision: Decision,
): string | undefined {
  if (before === undefined || words.length > longest || minutes.length + days.length === 0) return undefined;
  const subject = subjectOf(before);
  if (decision.kind === "answer" && subjectOf(decision.topic) !== subject) return undefined;
  if (subject === "cancelling" && minutes.length > 0) return "cancel";
  if (subject === "refunds" && days.length > 0) return "refund-deadline";
  return topicOf(before)?.computed === "complaintTime" ? before : undefined;
}
