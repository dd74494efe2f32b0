import { expect, test } from "vitest";
import { faq } from "#content/en/faq.ts";
import { searchSubjects } from "#content/en/search-subjects.ts";
import { lastReply } from "#tests/support/meena-talk.ts";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { paperConcepts } from "./papers.ts";

// Words in Latin letters, such as "GTA", are mostly the English ones: they are read in all languages.
const { english, hindi, punjabi } = knowledgeOfContent().vocabularies;

test.each(faq.items)("the FAQ's question $id has words by which Meena and the search find it", ({ id }) => {
  const concepts = paperConcepts.filter(([, paper]) => paper === id).map(([concept]) => concept);
  const readers = { english, hindi, punjabi, "search-subjects.ts": searchSubjects };
  for (const [name, words] of Object.entries(readers))
    expect(
      concepts.some((concept) => words[concept] !== undefined),
      `a concept of ${id} in paperConcepts and in ${name}`,
    ).toBe(true);
});

test.each<[first: RegExp, message: string]>([
  [/^The supplier or the receiver/, "who makes the e-way bill, you or we?"],
  [/^Supplier ya receiver/, "eway bill kaun banayega hum ya aap"],
  [
    /^You need an e-way bill/,
    "Do I need an e-way bill for garments worth 70,000 to Ludhiana, and will you prepare it for me?",
  ],
  [/^You need an e-way bill/, "what is an e-way bill"],
])("who makes the e-way bill is told first to who asks that: %s", async (first, message) => {
  const reply = await lastReply([message, "paper"]);
  expect(reply).toMatch(first);
  if (!message.startsWith("what")) expect(reply).toMatch(/team/);
});
