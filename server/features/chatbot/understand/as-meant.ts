import { anyWeight } from "#contract/loads/text/weights.ts";
import { wordEnd } from "#contract/words/word-edges.ts";
import { isNumberWord, withDigits } from "../quantities/number-words.ts";
import { readQuantities } from "../quantities/quantities.ts";
import { withSum } from "../quantities/sums.ts";
import { withoutOtherPlaces } from "./other-places.ts";
import {
  onWayAsked,
  withoutDenied,
  withoutInstitutions,
  withoutOwnPlace,
  withoutStates,
} from "./places-meant.ts";
import type { Question } from "./question.ts";
import { anyWord, soundOf } from "./spelling.ts";
import type { Understand } from "./understand.ts";

/**
 * What a message names as it is meant. Training reads messages without these steps, so that none of them changes what was
 * learned.
 *
 * @param read as training does
 * @param named English names of the places that the site names
 */
export function readAsMeant(read: Understand, named: ReadonlySet<string>): Understand {
  return (message, before, isFixed) => {
    const question = withoutOtherPlaces(withWeightsSpelt(read(message, before, isFixed)), named);
    const readPart = (text: string) =>
      withoutOtherPlaces(withWeightsSpelt(read(text, question.language, true)), named);
    const meant = withoutOwnPlace(withoutStates(withoutInstitutions(question, readPart), readPart), readPart);
    const counted = withoutOtherNumbers(onWayAsked(withoutDenied(meant, readPart), readPart));
    const quantities = withSum(counted.quantities, counted.text);
    return withPayer(withSameDriver({ ...counted, quantities }));
  };
}

/**
 * "700 killo", "9 quintel": behind a number the unit of a weight is what the vocabulary takes the word for, or what it sounds
 * like.
 */
function withWeightsSpelt(question: Question): Question {
  const { text, words } = question;
  let at = -1;
  let previous = "";
  const spelt = text.replace(anyWord, (written) => {
    at += 1;
    const isAfterNumber = /^\d/.test(previous) || isNumberWord(previous);
    previous = written;
    if (!isAfterNumber || weightUnit.test(written)) return written;
    return [words[at] ?? written, soundOf(written)].find((one) => weightUnit.test(one)) ?? written;
  });
  if (spelt === text) return question;
  return { ...question, text: spelt, quantities: readQuantities(spelt) };
}
/** A shorter one is too near to other words. */
const weightUnit = new RegExp(`^(?=.{4})(?:${anyWeight})$`, "u");

/** "The same" is "it" to the vocabulary: the driver is named behind it. */
function withSameDriver(question: Question): Question {
  if (!sameDriver.test(question.text)) return question;
  return { ...question, concepts: new Set([...question.concepts, "sameDriver"]) };
}
const sameDriver = /\bthe same (?:two )?(?:driver|man|person|guy|boys?)s?\b/u;

/** "Paisa kaun dega": to the vocabulary "paisa" is a price, but who pays is asked. */
function withPayer(question: Question): Question {
  const { text, concepts } = question;
  return whoGives.test(text) && concepts.has("price")
    ? { ...question, concepts: new Set([...concepts, "liability"]) }
    : question;
}
const whoGives =
  /(?<![\p{L}\p{M}])(?:(?:kaun|kon|kaon|kaunsa) (?:de|bhar|chuk)|कौन (?:दे|भर|चुक)|ਕੌਣ (?:ਦੇ|ਦਊ|ਭਰ))/u;

const addressNumber =
  /(?<![\p{L}\p{M}])((?:sect?o?r|sec|phase|fase|plot|ward|sco|scf|(?:house|shop|flat|gali|street) (?:no|number)|सेक्टर|फेज|प्लॉट|वार्ड|ਸੈਕਟਰ|ਫੇਜ|ਪਲਾਟ|ਵਾਰਡ)\.?\s*-?\s*)\d+/gu;

/** "50 ladies bags" are goods. */
const people =
  "people|ppl|persons?|guys|(?:men|boys|girls|ladies)(?= ?(?:[?.,!]|$|(?:can|will|to|with|for|are|too|also)(?!\\p{L})))|log|lok|aa?dmi|ba?nd[ae]|ladk[ae]|mund[ae]|लोग|आदमी|लडक[ाे]|ਲੋਕ|ਆਦਮੀ|ਬੰਦ[ਾੇ]|ਮੁੰਡ[ਾੇ]";
const countOfPeople = new RegExp(`(?<![\\d.])\\d+ (?=(?:more |aur |hor )?(?:${people})${wordEnd})`, "gu");

/** "My shop in Sector 11, each box 30 kg": eleven counts nothing. "5 people can come" counts no cans. */
function withoutOtherNumbers(question: Question): Question {
  const { pieces, bare } = question.quantities;
  if (pieces === undefined && bare.length === 0) return question;
  const digits = withDigits(question.text);
  const text = digits.replace(addressNumber, "$1").replace(countOfPeople, "");
  if (text === digits) return question;
  return { ...question, quantities: { ...question.quantities, ...counted(readQuantities(text)) } };
}

/** What a number that counts nothing may have been taken for. */
function counted({ pieces, loads, weights, doubt, bare }: Question["quantities"]) {
  return { pieces, loads, weights, doubt, bare };
}
