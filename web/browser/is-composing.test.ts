import { expect, test } from "vitest";
import { isComposing } from "./is-composing.ts";

test.each([
  ["a plain Enter", { isComposing: false, keyCode: 13 }, false],
  ["an Enter that confirms a word", { isComposing: true, keyCode: 229 }, true],
  ["the same in Safari", { isComposing: false, keyCode: 229 }, true],
])("%s", (_key, event, belongs) => {
  expect(isComposing(event)).toBe(belongs);
});
