import type { Question } from "../understand/question.ts";
import type { Answer } from "./draft.ts";
import { inDigits } from "./wording.ts";

const minutesPerHour = 60;
const hoursPerDay = 24;
/** In hours. */
const aMoment = 0.001;

/** "This morning", "aaj". */
const today =
  /(?<![\p{L}\p{M}])(?:today|2day|this (?:morning|afternoon|evening)|just now|aaj|ajj|abhi abhi|hune hune|आज|अभी अभी|ਅੱਜ|ਹੁਣੇ)(?![\p{L}\p{M}])/u;
/** "Last night", "kal shaam ko". "Kal tak" is to come. */
const yesterday =
  /(?<![\p{L}\p{M}])(?:yest(?:e?r?day)?|last (?:night|evening)|ka+l+|कल|ਕੱਲ੍ਹ|ਕੱਲ)(?![\p{L}\p{M}]| (?:tak|तक|ਤੱਕ))/u;

/** Whether a message says on which day something was: today or yesterday. */
export function saysDay({ text }: Question): boolean {
  return today.test(text) || yesterday.test(text);
}

/** "If the 24 hours have passed": then that many are too many. */
const passed =
  /(?<![\p{L}\p{M}])(?:past|passed|over|gone(?: by)?|elapsed|up|nik(?:a)?l\p{L}*|be+t\p{L}*|bit (?:ga|ja)\p{L}*|guz[ae]?r\p{L}*|lang+h? (?:ga|ja|g)\p{L}*|ho (?:chuk|ga[iy])\p{L}*)(?!\p{L})|निकल|बीत|गुजर|हो (?:चुक|ग)|ਲੰਘ|ਬੀਤ|ਨਿਕਲ|ਹੋ (?:ਚੁੱਕ|ਗ)/u;

const complained =
  /complain\p{L}* (?:(?:was|is|already|made|since|\p{L}+ \p{L}+) )?(?:ago|back|earlier|already)|(?:left|made|filed|lodged|gave|sent|registered) (?:\p{L}+ )?complain|complained|(?:shika[iy]at|complaint?) (?:de |ki |kar |likh )(?:rakh|di |ditti|chuk|thi|si)\p{L}*|शिकायत (?:कर रख|की थी|कर चुक|दी थी|कर दी)|ਸ਼ਿਕਾਇਤ (?:ਕੀਤੀ|ਕਰ ਰੱਖ|ਕਰ ਚੁੱਕ|ਦਿੱਤੀ)/u;
const lateBy = /(?<!\p{L})(?:late|delay\p{L}*|der|deri|dair|let)(?!\p{L})|लेट|देर|ਲੇਟ|ਦੇਰ/u;
const ago =
  /(?<!\p{L})(?:ago|back|since|past|passed|over|gone|already|pehle|pehla|pahle|pehlan|purani)(?!\p{L})|पहले|बीत|ਪਹਿਲਾਂ|ਲੰਘ/u;

/** Whether there is still time to complain, if the question tells how long ago it was. */
export const answerComplaintTime: Answer = ({ question, knowledge, speaker }) => {
  // "I complained nine days ago, and no one called" is in time, whenever that was.
  if (complained.test(question.text)) return { leads: true, parts: [speaker.say("unreached")] };
  // Three hours by which it came late are not the hours since then.
  if (lateBy.test(question.text) && !ago.test(question.text)) return { parts: [] };
  const { minutes, days } = question.quantities;
  // "A day ago" may be on either side of 24 hours.
  const wholeDays = days.filter((each) => each > 1);
  const hours = minutes
    .map((each) => each / minutesPerHour)
    .concat(wholeDays.map((each) => each * hoursPerDay));
  if (hours.length === 0 && saysDay(question)) {
    const sentence = today.test(question.text) ? "complaintToday" : "complaintYesterday";
    return { leads: true, parts: [speaker.say(sentence)] };
  }
  const { complaintHours } = knowledge.deadlines;
  const limit = passed.test(question.text) ? complaintHours - aMoment : complaintHours;
  return verdict(hours, limit, (given, isLate) =>
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
