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

const joint = /(?<![\p{L}\p{M}])(?:and|n|nd|aur|te|ate|और|ਅਤੇ|ਤੇ)(?![\p{L}\p{M}])|&/u;

/** Shorter questions ask for the whole. */
const specialFrom = 4;
/** In characters; more is a page, not an answer. */
const longest = 1_000;

function lengthUpTo(paragraphs: readonly string[], last: number): number {
  return paragraphs.slice(0, last + 1).reduce((sum, paragraph) => sum + paragraph.length, 0);
}
