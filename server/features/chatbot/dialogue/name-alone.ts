import { plainWords } from "#content/en/meena/plain-words.ts";
import { saysWhen } from "../quantities/named-days.ts";
import { isQuestion } from "../understand/asks.ts";
import type { Question } from "../understand/question.ts";
import { normalise, wordsOf } from "../understand/spelling.ts";
import { detailsGiven, nameSaid, titled } from "./details-given.ts";

const agreesFirst =
  /^(?:(?:yes|ok(?:ay)?|sure|ji|haa?n|theek hai|thik hai|हाँ|हां|जी|ठीक है|ਹਾਂ|ਜੀ|ਠੀਕ ਹੈ)[\s,.!]+)+/iu;
const politeAfter = /[\s,]+(?:ji|sir|जी|ਜੀ)[.!]*$/iu;
/** A word before one of these is a name, even if it has another meaning: "Happy Singh", "सीमा देवी". */
const surname =
  /\s(?:singh|kaur|devi|rani|lal|ram|chand|kumari?|sharma|verma|gupta|khan|gill|सिंह|कौर|देवी|रानी|लाल|राम|कुमारी?|शर्मा|वर्मा|गुप्ता|खान|ਸਿੰਘ|ਕੌਰ|ਦੇਵੀ|ਰਾਣੀ|ਲਾਲ|ਰਾਮ|ਕੁਮਾਰੀ?|ਸ਼ਰਮਾ|ਵਰਮਾ|ਗੁਪਤਾ|ਖਾਨ)$/iu;
/** "I am busy" names nobody. */
const ofState =
  /^(?:busy|angry|hungry|upset|closed|tired|worried|bored|confused|interested|\p{L}+(?:ing|ous|ful|less))$/u;
/** A slip of one of these is none of a name: "Thnks", "Prize". */
const notOfNames =
  "yes no not thanks greet bye stop cancel price howMuch what how when where why callback".split(" ");

/**
 * The name in a message that tells nothing else: "Gurpreet", "i am gurpreet", "yes, Ramesh Kumar". Undefined when it may be
 * anything else, such as a day, a place or goods.
 *
 * @param isAwaited after "send your name and number": else a name has to be said to be one
 */
export function nameAlone(message: string, question: Question, isAwaited: boolean): string | undefined {
  const { words, unknown, concepts, places, vehicles, text, language } = question;
  // "I am" begins no question here.
  const isAsked = text.includes("?") || isQuestion(text, language);
  const told = message.trim().replace(agreesFirst, "").replace(politeAfter, "");
  const { name, contact, matter } = detailsGiven(told, true);
  if (name === undefined || contact !== undefined || matter !== undefined || isAsked) return undefined;
  const said = nameSaid(told);
  if (said !== undefined || !isAwaited) return said;
  if (titled.test(name) || surname.test(name)) return name;
  const written = wordsOf(text);
  const parts = (name.match(/[\p{L}\p{M}]+/gu) ?? []).map((part) => {
    const word = normalise(part);
    const read = words[written.indexOf(word)] ?? word;
    const isCapital = /^\p{Lu}/u.test(part);
    const isWord = !isCapital && (plainWords.has(word) || ofState.test(word));
    return { isCapital, isSlip: read !== word, isUnknown: unknown.includes(read) && !isWord };
  });
  if (places.length + vehicles.length > 0) return undefined;
  if (parts.some(({ isUnknown }) => isUnknown))
    return parts.every((part) => part.isUnknown || part.isSlip || part.isCapital) ? name : undefined;
  // "Sandeep" and "Ravi" look like slips of words that are known.
  const isMeant = saysWhen(words.join(" ")) || notOfNames.some((one) => concepts.has(one));
  return !isMeant && parts.every(({ isSlip, isCapital }) => isSlip && isCapital) ? name : undefined;
}
