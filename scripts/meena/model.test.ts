import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { asksMeena } from "#tests/support/meena-model.ts";

const project = fileURLToPath(new URL("../..", import.meta.url));
const testFiles = globSync("{server,scripts,tests,content}/**/*.test.ts", { cwd: project });

test("the model is trained for every test that reads it, and not for a test of anything else", () => {
  const readsModel = (file: string) =>
    /support\/meena-model|[mM]odelFile/.test(readFileSync(project + file, "utf8"));
  const reading = testFiles.filter(readsModel);
  expect(reading).toContain("server/features/chatbot/engine.test.ts");
  expect(reading.filter((file) => !asksMeena(project + file))).toEqual([]);
  for (const other of ["server/database/migrations/only-add.test.ts", "scripts/checks/doc-paths.test.ts"])
    expect(asksMeena(project + other), other).toBe(false);
});
