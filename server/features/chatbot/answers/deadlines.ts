import type { Answer } from "./draft.ts";
import { inDigits } from "./wording.ts";

const minutesPerHour = 60;
const hoursPerDay = 24;

/** "This morning", "aaj". */
export const isToday =
  /(?<![\p{L}\p{M}])(?:today|2day|this (?:morning|afternoon|evening)|just now|aaj|ajj|abhi abhi|hune hune|आज|अभी अभी|ਅੱਜ|ਹੁਣੇ)(?![\p{L}\p{M}])/u;

/** Whether there is still time to complain, if the question tells how long ago it was. */
export const answerComplaintTime: Answer = ({ question, knowledge, speaker }) => {
  const { minutes, days } = question.quantities;
  // "A day ago" may be on either side of 24 hours.
  const wholeDays = days.filter((each) => each > 1);
  const hours = minutes
    .map((each) => each / minutesPerHour)
    .concat(wholeDays.map((each) => each * hoursPerDay));
  if (hours.length === 0 && isToday.test(question.text))
    return { leads: true, parts: [speaker.say("complaintToday")] };
  return verdict(hours, knowledge.deadlines.complaintHours, (given, isLate) =>
    speaker.say(isLate ? "complaintTooLate" : "complaintInTime", { hours: given }),
  );
};

/** Whether a refund can still be asked for, if the question tells how long ago it was. */
export const answerRefundDeadline: Answer = ({ question, knowledge, speaker }) =>
  verdict(question.quantities.days, knowledge.deadlines.refundDays, (given, isLate) =>
    speaker.say(isLate ? "refundTooLate" : "refundInTime", { days: given }),
  );

function verdict(
  [given]: readonly number[],
  limit: number,
  say: (given: string, isLate: boolean) => string,
): { parts: string[]; leads: true } {
  return { leads: true, parts: given === undefined ? [] : [say(inDigits(given), given > limit)] };
}
