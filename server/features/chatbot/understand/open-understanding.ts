import { readFile } from "node:fs/promises";
import { loadOnce } from "../../../load-once.ts";
import type { RankTopics } from "./classifier.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Understand } from "./understand.ts";

/** What Meena knows, and how she reads what visitors write. */
export interface Understanding {
  readonly knowledge: Knowledge;
  readonly understand: Understand;
  readonly rankTopics: RankTopics;
}

export type OpenUnderstanding = () => Promise<Understanding>;

/**
 * Loads the vocabularies at the first use and keeps them. The chat and the site's search share one copy, since it takes
 * about 20 MB and a tenth of a second to build; a server that nobody asks anything holds none.
 *
 * @param modelFile what the build has trained from the utterances
 */
export function openUnderstanding(modelFile: string): OpenUnderstanding {
  return loadOnce(async () => {
    const [{ knowledgeOfContent }, { createUnderstanding }, { createClassifier, unpackModel }, model] =
      await Promise.all([
        import("./knowledge.ts"),
        import("./understand.ts"),
        import("./classifier.ts"),
        readFile(modelFile),
      ]);
    const knowledge = knowledgeOfContent();
    const { vocabularies, vehicles, places } = knowledge;
    return {
      knowledge,
      understand: createUnderstanding(vocabularies, vehicles, places),
      rankTopics: createClassifier(unpackModel(model)),
    };
  });
}
