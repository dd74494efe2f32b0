import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { startSite } from "./site-process.ts";

test("without a build the site does not start, and the error says how to make one", async () => {
  const empty = mkdtempSync(path.join(tmpdir(), "greenmile-site-"));
  await expect(startSite(0, {}, empty)).rejects.toThrow("There is no build. Run: npm run build");
});
