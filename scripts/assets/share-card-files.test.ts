import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceCard } from "./share-card-files.ts";

test("a new card replaces that of its page alone, and the same card stays", () => {
  const folder = mkdtempSync(join(tmpdir(), "cards-"));
  const others = ["home-59f6a41b.jpeg", "freight-0d4a5326.jpeg"];
  for (const file of [...others, "services-00000000.jpeg"]) writeFileSync(join(folder, file), "");
  const jpeg = Buffer.from("drawn anew");
  const file = replaceCard(folder, "services", jpeg);
  expect(file).toMatch(/^services-[0-9a-f]{8}\.jpeg$/);
  expect(readdirSync(folder).sort()).toEqual([...others, file].sort());
  replaceCard(folder, "services", jpeg);
  expect(readdirSync(folder).sort()).toEqual([...others, file].sort());
});
