import type { Memory } from "../conversation/conversation-state.ts";
import { courtesiesBefore } from "../decide/read-message.ts";
import { subjectOf, topicOf } from "../topics/all-topics.ts";
import { askingWords } from "../understand/asks.ts";
import type { RankedTopic } from "../understand/classifier.ts";
import type { Question } from "../understand/question.ts";
import { normalise, wordsOf } from "../understand/spelling.ts";

const start = "^(?:(?:now|so|and|aur|te|ab|hun|और|अब|ਤੇ|ਹੁਣ) )?";
const on = "(?:p|pe|par|te|पे|पर|ते|ਤੇ|’ਤੇ|'ਤੇ)";
const come =
  "(?:aat[ei] hai?n|aa?te|aao|aa jao|aaiye|laut\\p{L}*(?: hai?n)?|chalte hai?n|aun?de (?:haa?n|aa?n)|aaiye|aavo|आते हैं|आओ|आइए|लौटते हैं|चलते हैं|ਆਉਂਦੇ ਹਾਂ|ਆਓ|ਆਈਏ|ਮੁੜਦੇ ਹਾਂ)";
const end = "(?:[,.:;।!]+ *|$)";
const again = "(?:wapa?s|vapa?s|wapis|vapis|phir se|वापस|फिर से|ਵਾਪਸ|ਫਿਰ)";
const matter = "(?<matter>\\S.{1,40}?)";
/** "Back to the carton", "wapas carton pe", "fridge wali gal te aao": the matter that is taken up once more. */
const returns = [
  `${start}(?:(?:let ?'?s|let us|can we|going|coming|getting|come|go|get) )*(?:go |come |get )?b(?:a?c)?k to (?!(?:me|us|you|him|her|them|back)(?!\\p{L}))(?:the |my |our |that |this |those |these )?${matter}(?:${end}| (?=(?:${askingWords})(?![\\p{L}\\p{M}])))`,
  `${start}${again} ${matter} ${on}(?: ${come}${end}|${end})`,
  `${start}(?:${again} )?${matter} (?:wal[aei]|d[aei]|k[aei]|वाल[ाीे]|ਵਾਲ[ਾੀੇ]|ਦੀ) (?:gall?|baat|बात|ਗੱਲ) ${on} ${come}${end}`,
].map((pattern) => new RegExp(pattern, "u"));

/** "Back to Mohali" is the way back; "back to the order for Mohali" is not. */
const named = /(?<!\p{L})(?:one|order|booking|matter|question|trip|load)(?!\p{L})/u;

/** Shorter words are in every message. */
const shortestWord = 3;
/** A message before is about a topic that is as likely. */
const likely = 0.3;

/**
 * What a message says of a matter from before the last answer, with and without the name of that matter, and its topic:
 * "back to my job, where should I come?" Undefined of any other message.
 *
 * @param topicsOf the topics of a sentence, the likeliest first
 */
export function returnedTo(
  { text, places }: Pick<Question, "text" | "places">,
  { said, topic }: Pick<Memory, "said" | "topic">,
  topicsOf: (text: string) => readonly RankedTopic[],
): { readonly rest: string; readonly whole: string; readonly topic: string } | undefined {
  const told = text.replace(courtesiesBefore, "");
  const found = returns.map((pattern) => pattern.exec(told)).find((one) => one !== null);
  const matter = found?.groups?.matter;
  if (!found || matter === undefined || topic === undefined) return undefined;
  if (places.length > 0 && !named.test(matter)) return undefined;
  const names = wordsOf(matter).filter((word) => word.length >= shortestWord);
  const mentions = (message: string) => {
    const words = new Set(wordsOf(normalise(message)));
    return names.some((name) => words.has(name));
  };
  const before = [...said.slice(0, -1).filter(mentions).reverse(), matter];
  const topics = before.flatMap((message) => topicsOf(message).slice(0, 1));
  const isMatter = ({ topic: id, probability }: RankedTopic) =>
    probability >= likely && topicOf(id) !== undefined && subjectOf(id) !== "talk";
  const rest = told.slice(found.index + found[0].length);
  return {
    rest,
    whole: [matter, rest].filter((part) => part !== "").join(", "),
    topic: topics.find(isMatter)?.topic ?? topic,
  };
}
