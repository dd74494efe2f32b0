import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startApp } from "#tests/support/app-process.ts";
import { writeStubBuild } from "#tests/support/stub-build.ts";
import { switchBuild } from "./switch-build.ts";

let folder: string;
let dist: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "greenmile-switch-"));
  dist = path.join(folder, "dist");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build whose pages name one asset. */
async function build(asset: string): Promise<void> {
  const stagingFolder = path.join(folder, "dist.building-1");
  writeStubBuild(stagingFolder);
  rmSync(path.join(stagingFolder, "site/assets"), { recursive: true });
  mkdirSync(path.join(stagingFolder, "site/assets"));
  writeFileSync(path.join(stagingFolder, `site/assets/${asset}.js`), asset);
  await switchBuild(stagingFolder, dist);
}

const start = () => startApp({ DATA_DIR: path.join(folder, "data") }, dist);

async function served(address: string): Promise<string[]> {
  const names = ["one", "two", "three", "four"];
  const answers = await Promise.all(names.map((name) => fetch(`${address}/assets/${name}.js`)));
  return names.filter((_, index) => answers[index]?.status === 200);
}

test("a build beside a running server changes nothing for it; the next one serves the assets of two builds before", async () => {
  await build("one");
  const old = await start();
  await build("two");
  await build("three");
  // Its documents still name it, and it was never asked for before.
  expect(await served(old.address)).toEqual(["one"]);
  const renderer = await fetch(`${old.address}/search?q=eicher`);
  expect(renderer.status).toBe(200);
  const next = await start();
  expect(await served(next.address)).toEqual(["one", "two", "three"]);
  const asset = await fetch(`${next.address}/assets/one.js`);
  expect(asset.headers.get("cache-control")).toContain("immutable");
  // Building the same sources again makes no new build, so no older one is deleted.
  await build("three");
  await build("four");
  const last = await start();
  expect(await served(last.address)).toEqual(["two", "three", "four"]);
  expect(readdirSync(`${dist}.builds`)).toHaveLength(3);
  for (const { child, ended } of [old, next, last]) {
    child.kill("SIGTERM");
    await ended;
  }
});

test("a folder dist of an older version is replaced by the link", async () => {
  writeStubBuild(dist);
  await build("one");
  expect(realpathSync(dist)).toMatch(/dist\.builds.\d+-\d+$/);
  expect(readdirSync(path.join(dist, "earlier-assets/1"))).toContain("entry-0a1b2c3d.js");
});
