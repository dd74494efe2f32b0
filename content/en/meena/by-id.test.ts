import { expect, test, vi } from "vitest";
import { faq } from "../faq.ts";
import { freight } from "../freight.ts";
import { byId } from "./by-id.ts";

test("Meena's papers and kinds of freight do not depend on their order on the page", async () => {
  const { meenaWords: before } = await import("./words.ts");
  vi.resetModules();
  vi.doMock("../faq.ts", () => ({ faq: { ...faq, items: faq.items.toReversed() } }));
  vi.doMock("../freight.ts", () => ({ freight: { ...freight, kinds: freight.kinds.toReversed() } }));
  const { meenaWords: after } = await import("./words.ts");
  expect(after).not.toBe(before);
  expect(after.papers).toEqual(before.papers);
  expect(after.sentences).toEqual(before.sentences);
});

test("an answer whose id is missing is an error, not an empty answer", () => {
  const items = faq.items.filter(({ id }) => id !== "gta");
  expect(() => byId(items, "gta")).toThrow('no entry "gta"');
});
