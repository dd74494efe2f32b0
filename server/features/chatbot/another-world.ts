import type { Choice } from "./choose-topic.ts";
import { leftAside } from "./left-aside.ts";
import type { Question } from "./question.ts";

/** What makes it likely that a question is asked of the company: its vehicles, what they do, and whoever is spoken to. */
const anchors: ReadonlySet<string> = new Set(
  [
    "@vehicle @weight @load @length @distance @sides @route cancel refund vehicle carry deliver service fit load box",
    "household book pickup company customer driver office job locations address about from data chatData longest",
    "tallest widest heaviest biggest",
  ].flatMap((line) => line.split(" ")),
);

/** "Do you …?", in whatever language. */
export const spokenTo =
  /(?<!\p{L})(?:you|your|yours|u|ur|we|aap\p{L}*|ap|apka|apke|apki|tusi\p{L}*|tuhad\p{L}*|tum\p{L}*|meena)(?!\p{L})|आप|तुम|ਤੁਸੀਂ|ਤੁਹਾਡ/u;
/** Answered at a single word, so that a strange one beside it is likely to be what is asked of. */
const oneWordTopics: ReadonlySet<string> = new Set(["spec-of-all", "fuel", "place"]);
/** Rain and lateness are everybody's, until something of the company is late. */
const tiedTopics: ReadonlySet<string> = new Set(["late", "arrival-estimates"]);

/**
 * Whether a question only shares a word with the site: a "blood sugar range" has a word for goods, or one that nobody
 * knows, and nothing that ties it to the company.
 */
export function isOfAnotherWorld(choice: Choice, found: ReadonlySet<string>, question: Question): boolean {
  const { topic } = choice;
  if (topic.outcome !== undefined) return false;
  if (topic.id === "place" && found.has("delay")) return true;
  const isWay =
    found.has("@place") && /\b(?:to|se|ton|tak)\b|(?:से|तक|ਤੋਂ|ਤੱਕ)(?![\p{L}\p{M}])/u.test(question.text);
  const isTied = isWay || spokenTo.test(question.text) || [...found].some((concept) => anchors.has(concept));
  if (isTied) return oneWordTopics.has(topic.id) && isStrangeWeight(found, question);
  if (tiedTopics.has(topic.id)) return true;
  return found.has("goods") || (oneWordTopics.has(topic.id) && leftAside(choice, found, question) >= 0.5);
}

/** Nobody asks which truck takes 10 kg of something that no word is known for; "500 kg" and a name ask for one. */
function isStrangeWeight(found: ReadonlySet<string>, { quantities, unknown, words }: Question): boolean {
  const ties = [...found].filter((concept) => anchors.has(concept) && concept !== "@weight");
  const isSmall = quantities.weights.every((kilos) => kilos < 30);
  return ties.length === 0 && isSmall && words.length <= 5 && (unknown.length > 0 || found.has("price"));
}
