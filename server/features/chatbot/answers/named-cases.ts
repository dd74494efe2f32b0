import { whereabouts } from "../topics/reaching-us.ts";
import type { Answer } from "./draft.ts";

const remains =
  /(?<![\p{L}\p{M}])(?:left(?= (?:over|of|with|on|after|in|then)(?!\p{L})|[ ?.!]*$)|remain\p{L}*|still (?:have|keep|hold)|bach(?:ega|egi|t[ai]|d[ai]|ugi?a?)|bach ja\p{L}*|re?h ja\p{L}*|rah ja\p{L}*|backups?)(?![\p{L}\p{M}])|बच(?:ेग[ाी]|त[ाी]|ा क्या)|(?:बच|रह) जा|बैकअप|ਬਚ(?:ੇਗ[ਾੀ]|ਦ[ਾੀ]|ੂ)|(?:ਬਚ|ਰਹਿ) ਜਾ|ਬੈਕਅੱਪ/u;

/** What is left once data has been erased, if that is asked. */
export const answerErased: Answer = ({ question, speaker }) => ({
  leads: true,
  parts: remains.test(question.text) ? [speaker.say("dataErased")] : [],
});

const overloads =
  /(?<![\p{L}\p{M}])(?:over ?-?load\p{L}*|(?:extra|more|z[iy]?a?ada|j[iy]a?da|jada|vadh|wadh) (?:weight|wazan|wajan|vajan|bha+r|load))(?![\p{L}\p{M}])|ओवर ?लोड|ज़?्?ज्?यादा (?:वज़?न|भार)|ਓਵਰ ?ਲੋਡ|ਵੱਧ (?:ਭਾਰ|ਵਜ਼ਨ)/u;

/** Whether more may be loaded than a vehicle carries, which is a traffic rule among others. */
export const answerOverload: Answer = ({ question, speaker }) =>
  overloads.test(question.text)
    ? { leads: true, isWhole: true, parts: [speaker.say("overload")] }
    : { parts: [] };

const animal =
  /(?<![\p{L}\p{M}])(?:(?:dog|cat|kitten|pet|animal|goat|cow|buffalo|hen|parrot)(?:s|es)?|dogg(?:y|ie)s?|pupp(?:y|ies)|kutt[aei]\p{L}*|billi\p{L}*|bakri\p{L}*|ja+n?war\p{L}*)(?![\p{L}\p{M}])|कुत्त|बिल्ली|पालतू|जानवर|बकरी|ਕੁੱਤ|ਬਿੱਲੀ|ਪਾਲਤੂ|ਜਾਨਵਰ|ਬੱਕਰੀ/u;

/** To whom an animal is to ride along: none is carried. */
export const answerAnimals: Answer = ({ question, speaker }) => ({
  leads: true,
  parts: animal.test(question.text) ? [speaker.say("noAnimals")] : [],
});

const notArrived =
  /(?<![\p{L}\p{M}])(?:missing|never (?:reach|arriv|came|got|deliver)\p{L}*|(?:not|nt|nahi|nhi|ni) (?:reach|deliver|arriv|pahu?nch|pohonch)\p{L}*|(?:kam|ghatt) (?:nikl|mil|hai|han)\p{L}*)|नहीं (?:पहुँच|पहुंच)|ਨਹੀਂ ਪਹੁੰਚ/u;

/** If it is the driver who does not answer, and not our own phone. */
export const answerDriverUnreached: Answer = ({ question: { concepts, text }, speaker }) => {
  const has = (...names: readonly string[]) => names.some((name) => concepts.has(name));
  if (!has("driver", "personal")) return { parts: [] };
  const track = has(...whereabouts) ? [speaker.say("track")] : [];
  const missing = notArrived.test(text) ? [speaker.say("goodsMissing")] : [];
  // "Cancel my booking please, the driver has not come."
  const cancel = has("cancel") ? [speaker.say("cancelHow"), speaker.say("driverAsksCancel")] : [];
  return {
    leads: true,
    isWhole: true,
    parts: [speaker.say("driverUnreached"), ...missing, ...cancel, ...track],
  };
};
