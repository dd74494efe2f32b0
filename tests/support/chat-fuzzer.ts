import { meenaVocabulary } from "#content/en/meena/vocabulary.ts";
import { meenaRomanVocabulary } from "#content/hi/meena/roman-vocabulary.ts";
import { meenaVocabulary as hindi } from "#content/hi/meena/vocabulary.ts";
import { meenaVocabulary as punjabi } from "#content/pa/meena/vocabulary.ts";
import { chatLimits } from "#contract/chat-limits.ts";
import { createRandom } from "#scripts/benches/invented-messages.ts";
import { hostileTexts } from "./hostile-text.ts";

/** A hostile visitor who types random text in four languages. */
export interface ChatFuzzer {
  /** A random message: words that Meena knows, small talk, numbers, code, or far too much text. */
  message(): string;
  /** The last answer's state, nine times in ten; otherwise one that is missing, forged, broken or huge. */
  state(last: string | undefined): unknown;
  sessionId(): string;
}

const knownWords = [meenaVocabulary, meenaRomanVocabulary, hindi, punjabi].flatMap((vocabulary) =>
  Object.values(vocabulary).flatMap((list) => list.split(",")),
);
const oddities = [
  ...hostileTexts,
  ..."💥🚚|?|.|%s%n|-1 kg|1e309 kg|0 kg boxes|0 x 0 x 0 ft|2x2x2 ft 0.0001 kg boxes|999999999 km".split("|"),
  "\n\n\n",
  "a".repeat(chatLimits.message - 100),
  "ਸ".repeat(900),
];
const smallTalk = "cancel|yes|no|and its payload?|talk to a person|Asha|98765 43210|aur?|ok".split("|");
const units = ["kg", "km", "ft", "minutes", "boxes", "ਕਿਲੋ", "किमी"];

/** @param seed the same seed gives the same conversation. */
export function createChatFuzzer(seed: number): ChatFuzzer {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  function sentence(): string {
    const parts = Array.from({ length: 1 + below(9) }, () => pick(knownWords).trim().replace("*", ""));
    if (random() < 0.3) parts.push(`${below(3_000)} ${pick(units)}`);
    if (random() < 0.2) parts.push(pick(oddities));
    return parts.map((part) => (random() < 0.1 ? part.split("").reverse().join("") : part)).join(" ");
  }

  /** The next messages, whatever Meena answers: the steps of asking for a person. */
  const planned: string[] = [];

  function askForPerson(): string {
    const contact = pick(["98765 43210", "asha@example.com", pick(oddities)]);
    planned.push(pick(["Asha", pick(oddities)]), contact, pick([sentence(), pick(oddities)]), "yes");
    return pick(["talk to a person", "kisi insaan se baat karni hai", "ਕਿਸੇ ਬੰਦੇ ਨਾਲ ਗੱਲ ਕਰਵਾਓ"]);
  }

  return {
    message() {
      const next = planned.shift();
      if (next) return next.slice(0, chatLimits.message);
      const kind = random();
      if (kind > 0.97) return askForPerson();
      if (kind < 0.02) return pick(["", " \n", "x".repeat(chatLimits.message + 1), "ਸ".repeat(20_000)]);
      if (kind < 0.17) return pick(oddities).slice(0, chatLimits.message);
      if (kind < 0.35) return pick(smallTalk);
      return sentence().slice(0, chatLimits.message);
    },
    state(last) {
      if (random() < 0.9) return last;
      return pick([
        undefined,
        null,
        7,
        "forged",
        `${last}x`,
        last?.slice(0, -9),
        "x".repeat(9_000),
        { a: 1 },
      ]);
    },
    sessionId() {
      return random() < 0.95 ? "web-fuzz" : pick(["", "ਸ", "<b>web</b>", "web-".repeat(30), "web-\0"]);
    },
  };
}
