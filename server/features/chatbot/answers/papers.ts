import type { MeenaWords } from "#content/en/meena/words.ts";
import type { Concept } from "#content/schema/meena.ts";
import { stem, wordsOf } from "../understand/spelling.ts";
import type { Answer } from "./draft.ts";

type Paper = keyof MeenaWords["papers"];

/** The first that a question has says which paper it is about. */
export const paperConcepts: readonly (readonly [concept: Concept, paper: Paper])[] = [
  ["ebn", "ebn"],
  ["consigneeCopy", "consigneeCopy"],
  ["consignor", "lorryReceipt"],
  ["inputTax", "inputTax"],
  ["lorryReceipt", "lorryReceipt"],
  ["ewayBill", "ewayBill"],
  ["gta", "gta"],
  ["reverseCharge", "gta"],
];

/** The papers of the FAQ: the whole answer, or of a long one the paragraphs that the question is about. */
export const answerPaper: Answer = ({ question, speaker }) => {
  const named = new Set(
    paperConcepts.flatMap(([concept, paper]) => (question.concepts.has(concept) ? [paper] : [])),
  );
  // The number of an e-way bill is one matter.
  if (named.has("ebn")) named.delete("ewayBill");
  const openingOf = (paper: Paper) => speaker.words.papers[paper].split("\n\n")[0] ?? "";
  // "GTA or lorry receipt, what is the difference?", "what is a GTA, n what is a lorry receipt?"
  const areSeveral = question.concepts.has("compare") || joint.test(question.text);
  if (named.size > 1 && areSeveral) return { parts: [...named].map(openingOf) };
  const [paper = "ewayBill"] = named;
  const paragraphs = speaker.words.papers[paper].split("\n\n");
  const [opening = "", ...rest] = paragraphs;
  // "Who makes it, you or we?"
  const made = paper === "ewayBill" && makes.test(question.text) ? paragraphs.find(isOnMaking) : undefined;
  // In a longer message it is the second question: "do I need one, and will you prepare it?"
  const need = question.words.length > longestOnMaking ? paragraphs.slice(0, 1) : [];
  if (made) return { leads: true, parts: [...need, made, speaker.say("ewayAsk")] };
  const asked = new Set(question.words.map(stem));
  const hits = (paragraph: string) =>
    new Set(wordsOf(paragraph.toLowerCase()).map(stem)).intersection(asked).size;
  const best = rest.reduce<string | undefined>(
    (chosen, one) => (hits(one) > hits(chosen ?? "") ? one : chosen),
    undefined,
  );
  const isSpecial = question.words.length > specialFrom && best !== undefined && hits(best) > hits(opening);
  const wanted = isSpecial ? [best, opening] : [opening, ...rest];
  return { parts: wanted.filter((_, index) => index === 0 || lengthUpTo(wanted, index) <= longest) };
};

/** Which part of the e-way bill whom falls to: it stands in the same words in all languages. */
const isOnMaking = (paragraph: string) => /(?:Part|पार्ट|ਪਾਰਟ|भाग|ਭਾਗ)[ -]?(?:A|ए|ਏ)/u.test(paragraph);
const longestOnMaking = 12;
const makes =
  /(?<![\p{L}\p{M}])(?:(?:who|whom|kaun|kon|kaun|kehra) (?:\p{L}+ ){0,3}(?:generat|mak|creat|prepar|fill|issu|ban|bhar)\p{L}*|(?:you|u|aap|ap|tusi|tussi|we|i|hum|humein|asi) (?:\p{L}+ ){0,3}(?:generate|make|create|prepare|issue|bana|bna)\p{L}*)|(?:कौन|आप|हम|हमें) (?:[\p{L}\p{M}]+ ){0,3}बना|(?:ਕੌਣ|ਤੁਸੀਂ|ਅਸੀਂ|ਸਾਨੂੰ) (?:[\p{L}\p{M}]+ ){0,3}ਬਣਾ/u;

const joint = /(?<![\p{L}\p{M}])(?:and|n|nd|aur|te|ate|और|ਅਤੇ|ਤੇ)(?![\p{L}\p{M}])|&/u;

/** Shorter questions ask for the whole. */
const specialFrom = 4;
/** In characters; more is a page, not an answer. */
const longest = 1_000;

function lengthUpTo(paragraphs: readonly string[], last: number): number {
  return paragraphs.slice(0, last + 1).reduce((sum, paragraph) => sum + paragraph.length, 0);
}
