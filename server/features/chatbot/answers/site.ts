import type { Answer } from "./draft.ts";

/** What a notice of the site says when a form was not sent. */
const notSent =
  /(?<![\p{L}\p{M}])(?:server erro?r|err+o?r|oops|(?:went|gone) wrong|failed)(?![\p{L}\p{M}])|सर्वर एरर|एरर|ਐਰਰ/u;
const noResponse = /no response|time ?out/u;

/** To a visitor who quotes such a notice: the form was not sent. This comes before the rest of the answer. */
export const answerFormSent: Answer = ({ question: { text }, speaker }) =>
  notSent.test(text) && !noResponse.test(text)
    ? { leads: true, isWhole: true, parts: [speaker.say("formNotSent")] }
    : { parts: [] };

const papers =
  /(?<![\p{L}\p{M}])(?:cvs?|resumes?|resumé|bio ?-?data)(?![\p{L}\p{M}])|सीवी|रिज्यूम|बायो ?डाटा|बायो ?डेटा|ਸੀਵੀ|ਰਿਜ਼?ਿਊਮ|ਬਾਇਓ ?ਡਾਟਾ/u;

/** Whether a text names a CV. */
export function namesPapersOfOnesOwn(text: string): boolean {
  return papers.test(text);
}

/** To a visitor who mentions a CV: an application takes no file. This comes before the rest of the answer. */
export const answerPapersOfApplication: Answer = ({ question: { text }, speaker }) =>
  namesPapersOfOnesOwn(text) ? { leads: true, parts: [speaker.say("noUpload")] } : { parts: [] };
