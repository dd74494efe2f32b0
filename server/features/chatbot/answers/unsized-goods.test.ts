import { expect, test } from "vitest";
import { knowledgeOfContent } from "../understand/knowledge.ts";
import { createUnderstanding } from "../understand/understand.ts";
import { leavesUnsized } from "./unsized-goods.ts";

const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);

test.each([
  ["a bed 6x6.5 ft and a fridge, will they fit", true],
  ["will a bed 6x6.5 ft and a fridge fit in the JEM?", true],
  ["sofa 7x3x3 ft aur fridge, kaunsi gaadi", true],
  ["bed 6 by 6 and a 7 ft wardrobe", true],
  ["a 7 ft sofa with a washing machine", true],
  ["sofa 7x3x3 ft and a fridge 6x2.5x2.5 ft", false],
  ["a sofa, 7 x 3 x 3 ft, which vehicle", false],
  ["my washing machine is 3 x 2 x 2 ft, will it fit", false],
  ["sofa 7 ft long, will the sofa go in the JEM?", false],
  ["a sofa and a fridge", false],
  ["shifting to Kharar, a sofa 7x3x3 ft", false],
])("goods of a home without a size beside others with one: %s", (message, leaves) => {
  expect(leavesUnsized(understand(message, undefined), vocabularies)).toBe(leaves);
});
