/** `npm run release`: packs the build in dist/ for this platform into releases/. scripts/start.mjs has built it. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { packRelease } from "./pack-release.ts";

const project = path.resolve(import.meta.dirname, "../..");
const dist = path.join(project, "dist");
const { version } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as {
  version: string;
};
const stamp = new Date().toISOString().slice(0, 16).replace(":", "-");
const archive = packRelease(
  { version: `${version}-${stamp}`, dist, node: process.execPath },
  path.join(project, "releases"),
);
console.log(`${archive} (${Math.round(statSync(archive).size / 1024 / 1024)} MB)`);
