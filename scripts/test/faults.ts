/**
 * The long form of the fault and attack tests, with real processes: `npm run faults -- [name …]`. A name is that of a
 * file in tests/faults, e.g. `npm run faults -- killed`. Without a name all of them run, one after another. Every
 * test has an end, the longest after nine minutes; each prints what it counted.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const project = fileURLToPath(new URL("../..", import.meta.url));
const suffix = ".test.ts";
const names = readdirSync(join(project, "tests/faults")).map((file) => file.slice(0, -suffix.length));
const chosen = process.argv.slice(2);

const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no fault test "${unknown}". There are: ${names.join(", ")}.`);
  process.exit(1);
}

const files = (chosen.length > 0 ? chosen : names).map((name) => `tests/faults/${name}${suffix}`);
// One file at a time: some measure how long a visitor waits.
const { status } = spawnSync("vitest", ["run", "--no-file-parallelism", ...files], {
  cwd: project,
  stdio: "inherit",
  env: { ...process.env, FAULTS: "long" },
});
process.exit(status ?? 1);
