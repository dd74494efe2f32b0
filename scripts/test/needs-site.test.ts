import { expect, test } from "vitest";
import { needsSite } from "./needs-site.ts";

test.each<[what: string, files: string[], isBuilt: boolean]>([
  ["a title is looked for among all tests", [], true],
  ["an end-to-end test", ["tests/e2e/hiring.spec.ts"], true],
  ["a test that reads a built document", ["web/ui/no-wrap/contact-links.test.ts"], true],
  ["one that does not", ["web/sections/deadline-calculator/read-time.test.ts"], false],
  [
    "both",
    ["web/sections/deadline-calculator/read-time.test.ts", "web/ui/no-wrap/contact-links.test.ts"],
    true,
  ],
])("for a part of the tests the site is built where one reads it: %s", (_what, files, isBuilt) => {
  expect(needsSite(files)).toBe(isBuilt);
});
