import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { makeMaster } from "./make-master.ts";

const folder = mkdtempSync(join(tmpdir(), "master-"));
afterAll(() => rmSync(folder, { recursive: true }));
vi.spyOn(console, "log").mockReturnValue();

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const photograph = await sharp({
  create: { width: 300, height: 200, channels: 3, background: "white", noise },
})
  .png()
  .toBuffer();

test("a picture becomes a master within the size limit", async () => {
  const file = join(folder, "depot-gate.webp");
  await makeMaster(photograph, file);
  expect(statSync(file).size).toBeLessThan(450_000);
});

test("a picture that is too large at the lowest quality is refused, and no master is written", async () => {
  const file = join(folder, "too-large.webp");
  await expect(makeMaster(photograph, file, 1_000)).rejects.toThrow(/a master has fewer than 1000/);
  expect(existsSync(file)).toBe(false);
});
