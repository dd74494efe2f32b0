import type { Answer } from "./draft.ts";

/** What an application, or a form that was not sent, is told to show. */
const notSent =
  /(?<![\p{L}\p{M}])(?:server erro?r|err+o?r|oops|(?:went|gone) wrong|failed)(?![\p{L}\p{M}])|सर्वर एरर|एरर|ਐਰਰ/u;
const noResponse = /no response|time ?out/u;

/** That a form was not sent, first to who names the notice that says so. */
export const answerFormSent: Answer = ({ question: { text }, speaker }) =>
  notSent.test(text) && !noResponse.test(text)
    ? { leads: true, isWhole: true, parts: [speaker.say("formNotSent")] }
    : { parts: [] };

const papers =
  /(?<![\p{L}\p{M}])(?:cvs?|resumes?|resumé|bio ?-?data)(?![\p{L}\p{M}])|सीवी|रिज्यूम|बायो ?डाटा|बायो ?डेटा|ਸੀਵੀ|ਰਿਜ਼?ਿਊਮ|ਬਾਇਓ ?ਡਾਟਾ/u;

/** That an application takes no CV, first to who has one. */
export const answerPapersOfApplication: Answer = ({ question: { text }, speaker }) =>
  papers.test(text) ? { leads: true, parts: [speaker.say("noUpload")] } : { parts: [] };
