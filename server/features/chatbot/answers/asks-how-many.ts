import { wordEnd } from "#contract/words/word-edges.ts";
import { units } from "../quantities/units.ts";
import type { Question } from "../understand/question.ts";

const howMany =
  "(?<!\\p{L})(?:ho?w many|(?:kitn|kinn)(?:e|i|iya+n?))(?!\\p{L})|कितन[ेी](?!\\p{M})|ਕਿੰਨ(?:ੇ|ੀਆਂ)(?!\\p{M})";
/** "How many can it carry?" Not how many kilos, trips or rupees. */
const pattern = new RegExp(
  `(?:${howMany})(?!\\s*(?:paise|pais[ae]|log|${Object.values(units).join("|")})${wordEnd})`,
  "u",
);

/** Whether a message asks how many of something there may be. */
export function asksHowMany({ text }: Pick<Question, "text">): boolean {
  return pattern.test(text);
}
