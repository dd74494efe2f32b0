import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { builtDocument } from "#tests/support/site-build.ts";

const address = /[\w.+-]+@[\w-]+\.\w+|\+\d[\d ]{8,}\d/g;

test.each(routes.map(({ path }) => path))("phones and email addresses in sentences are links: %s", (path) => {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(builtDocument(path)) ?? [];
  expect(main).not.toBe("");
  const sentences = main
    .replace(/<p class="print-head"[\s\S]*?<\/p>/g, "")
    .replace(/<a [^>]*href="(?:tel|mailto):[\s\S]*?<\/a>/g, "")
    .replace(/<[^>]+>/g, " ");
  expect(sentences.match(address) ?? []).toEqual([]);
});
