import { expect, test } from "vitest";
import { insertText } from "./insert-text.ts";

const reply = "Dear Sunita,\n\nthank you.";

test.each([
  ["an empty answer", "", 0, reply],
  ["the end of a begun one", "Can we ring you today?", 22, `Can we ring you today?\n\n${reply}`],
  ["its beginning", "Regards, Ravi", 0, `${reply}\n\nRegards, Ravi`],
  ["between its paragraphs", "One\n\nTwo", 5, `One\n\n${reply}\n\nTwo`],
])("a saved reply becomes a paragraph of its own: %s", (_where, text, caret, expected) => {
  const result = insertText(text, caret, reply);
  expect(result.text).toBe(expected);
  expect(result.text.slice(0, result.caret).endsWith(reply), "the caret stands behind it").toBe(true);
});
