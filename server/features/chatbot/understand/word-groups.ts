import { wordGroups } from "./word-group-list.ts";

/** Of each word the names of its groups, of about 10, 40 and 160 words. */
const groupsByWord: ReadonlyMap<string, readonly string[]> = new Map(
  wordGroups.split("\n").flatMap((line, narrow) => {
    const [widest, wide, ...words] = line.split(" ");
    const groups = [`narrow ${narrow}`, `wide ${wide}`, `widest ${widest}`];
    return words.map((word): [string, readonly string[]] => [word, groups]);
  }),
);

/**
 * The groups of like meaning to which the English words of a message belong, so that what was learned with "mattress"
 * helps with "padding", which no sentence of the training has.
 */
export function groupsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap((word) => groupsByWord.get(word) ?? []));
}
