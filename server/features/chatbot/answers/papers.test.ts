import { expect, test } from "vitest";
import { faq } from "#content/en/faq.ts";
import { searchSubjects } from "#content/en/search-subjects.ts";
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
