import { bucketOf } from "./features.ts";
import { wordGroups } from "./word-group-list.ts";

/** A group a line: the numbers of the two wider ones around it, then its words. */
const lines = wordGroups.split("\n");

/**
 * A hash table from a word to its line, counted from 1: the words stay in the list alone, while a map keeps 40,000
 * strings. Less than a third of the slots are taken, so that a word is found at the first or second.
 */
const lineInSlot = new Uint16Array(2 ** 17);
lines.forEach((line, index) => {
  for (const word of wordsIn(line)) {
    let slot = slotOf(word);
    while (lineInSlot[slot]) slot = slotAfter(slot);
    lineInSlot[slot] = index + 1;
  }
});

/**
 * The groups of like meaning to which the English words of a message belong, so that what was learned with "mattress"
 * helps with "padding", which no sentence of the training has.
 */
export function groupsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.flatMap(groupsOfWord));
}

/** The names of a word's groups, of about 10, 40 and 160 words. */
function groupsOfWord(word: string): string[] {
  for (let slot = slotOf(word); lineInSlot[slot]; slot = slotAfter(slot)) {
    const narrow = (lineInSlot[slot] ?? 0) - 1;
    const line = lines[narrow] ?? "";
    if (!wordsIn(line).includes(word)) continue;
    const [widest, wide] = line.split(" ", 2);
    return [`narrow ${narrow}`, `wide ${wide}`, `widest ${widest}`];
  }
  return [];
}

function wordsIn(line: string): string[] {
  return line.split(" ").slice(2);
}

function slotOf(word: string): number {
  return bucketOf(word) & (lineInSlot.length - 1);
}

function slotAfter(slot: number): number {
  return (slot + 1) & (lineInSlot.length - 1);
}
