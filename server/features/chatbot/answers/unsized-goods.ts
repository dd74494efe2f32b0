import { goodsSeparator } from "#contract/loads/text/goods-items.ts";
import { goodsWords } from "#contract/loads/text/goods-name.ts";
import { anyLength } from "#contract/loads/text/sides.ts";
import { wholeWord, wordEnd } from "#contract/words/word-edges.ts";
import { withDigits } from "../quantities/number-words.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { Question } from "../understand/question.ts";
import { normalise } from "../understand/spelling.ts";

const betweenGoods = new RegExp(
  `[,.;?!।](?!\\d)|${goodsSeparator.source}|${wholeWord("with", "saath", "naal", "के साथ", "ਨਾਲ")}`,
  "u",
);
const size = new RegExp(`\\d\\s*-?\\s*(?:(?:${anyLength})${wordEnd}|(?:x|×|\\*|by)\\s*\\d)`, "u");

type Vocabularies = Knowledge["vocabularies"];
const patterns = new WeakMap<Vocabularies, RegExp>();

/** What stands in a home, by its names in all languages. */
function householdGoods(vocabularies: Vocabularies): RegExp {
  const known = patterns.get(vocabularies);
  if (known) return known;
  const names = Object.values(vocabularies).flatMap(({ household }) => household.split(","));
  const written = names.map((name) => RegExp.escape(normalise(name.replace("*", ""))));
  const pattern = new RegExp(wholeWord(`(?:${written.join("|")})s?`), "gu");
  patterns.set(vocabularies, pattern);
  return pattern;
}

/**
 * Whether a message names goods of a home whose size it does not tell, beside others with a size: "a bed 6 x 6.5 ft and a
 * fridge", "a bed 6 by 6 and a 7 ft wardrobe". What fits one by one need not fit together.
 */
export function leavesUnsized(
  { text, quantities: { sides, lengths, goods: packed } }: Question,
  vocabularies: Vocabularies,
): boolean {
  if (packed || (!sides && lengths.length === 0)) return false;
  const household = householdGoods(vocabularies);
  const phrases = text.split(betweenGoods).map((phrase) => ({
    goods: phrase.match(household) ?? [],
    isSized: size.test(withDigits(phrase)),
    isNamed: goodsWords(phrase).length > 0,
  }));
  const sized = phrases.filter(({ isSized }) => isSized);
  // Of each of several things only some sides are told.
  if (sides && lengths.length > 0 && phrases.some(({ goods }) => goods.length > 0)) return true;
  const known = sized.flatMap(({ goods }) => goods);
  const unsized = phrases.filter(
    ({ goods, isSized }) => !isSized && goods.some((word) => !known.includes(word)),
  );
  // "A sofa, 7 x 3 x 3 ft": a size without a name is that of the goods beside it.
  const nameless = sized.filter(({ isNamed }) => !isNamed);
  return unsized.length > nameless.length;
}
