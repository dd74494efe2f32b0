import { expect, test } from "vitest";
import { knowledgeOfContent } from "./knowledge.ts";
import { featuresOfMessage } from "./message-features.ts";
import { createUnderstanding } from "./understand.ts";

const { vocabularies, vehicles, places } = knowledgeOfContent();
const understand = createUnderstanding(vocabularies, vehicles, places);

test("words of like meaning share a group, which the classifier sees", () => {
  const one = understand("do you take a mattress", undefined);
  const other = understand("do you take cushions", undefined);
  const shared = [...one.groups].filter((group) => other.groups.has(group));
  expect(shared.some((group) => group.startsWith("narrow"))).toBe(true);
  const without = featuresOfMessage({ ...one, groups: new Set() });
  expect(featuresOfMessage(one).length).toBeGreaterThan(without.length);
});

test("in a message in Hindi no word is taken for the English one that is written alike", () => {
  expect([...understand("main hum par kiraya kitna hai", undefined).groups]).toEqual([]);
});
