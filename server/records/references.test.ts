import { expect, test } from "vitest";
import { newReference, unusedReference } from "./references.ts";

test("references are short, sayable and different", () => {
  const references = Array.from({ length: 1_000 }, newReference);
  for (const reference of references) expect(reference).toMatch(/^GM-[2-9A-HJKMNP-TV-Z]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(990);
});

test("a reference that is taken is skipped, but not for ever", async () => {
  const candidates = ["GM-AAAAAA", "GM-AAAAAA", "GM-BBBBBB"];
  const isTaken = async (reference: string) => reference === "GM-AAAAAA";
  expect(await unusedReference(isTaken, () => candidates.shift() ?? "")).toBe("GM-BBBBBB");
  await expect(unusedReference(isTaken, () => "GM-AAAAAA")).rejects.toThrow(/5 tries/);
});
