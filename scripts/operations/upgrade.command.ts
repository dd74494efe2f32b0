import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { StartError } from "#server/start-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const upgradeCommand: Command = {
  name: "upgrade",
  usage: "<archive>",
  summary: `unpacks a release beside this one and makes it current; restart the service afterwards
The release before stays, and rollback goes back to it.`,
  takes: [1, 1],
  run: upgrade,
};

export const rollbackCommand: Command = {
  name: "rollback",
  usage: "",
  summary: `makes the release before the last upgrade current again; restart the service afterwards
An old program refuses a database that a newer one has migrated: then restore the backup from before.`,
  run: rollback,
};

function upgrade({ arguments: [archive = ""] }: GivenArguments): void {
  const root = findRoot();
  if (!existsSync(archive)) throw new StartError(`There is no archive ${archive}.`);
  const releases = path.join(root, "releases");
  const workshop = mkdtempSync(path.join(releases, ".unpacking-"));
  try {
    execFileSync("tar", ["--extract", "--gzip", "--no-same-owner", "--file", archive, "-C", workshop]);
    const [version = "", ...others] = readdirSync(workshop);
    if (others.length > 0 || !existsSync(path.join(workshop, version, "dist/server/main.js")))
      throw new StartError(`${archive} is no release of this program.`);
    const target = path.join(releases, version);
    if (existsSync(target)) throw new StartError(`Release ${version} is there already.`);
    renameSync(path.join(workshop, version), target);
    point(root, "previous", readlinkSync(path.join(root, "current")));
    point(root, "current", path.join("releases", version));
    console.log(`Release ${version} is current. Restart the service: systemctl restart greenmile`);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function rollback(): void {
  const root = findRoot();
  const previous = path.join(root, "previous");
  if (!existsSync(previous)) throw new StartError("There is no release to go back to.");
  const [to, from] = [readlinkSync(previous), readlinkSync(path.join(root, "current"))];
  point(root, "current", to);
  point(root, "previous", from);
  console.log(`Release ${path.basename(to)} is current. Restart the service: systemctl restart greenmile`);
}

/** The folder of `releases` and `current`. */
function findRoot(): string {
  const releases = path.resolve(realpathSync(process.argv[1] ?? ""), "../../../..");
  if (path.basename(releases) !== "releases" || !existsSync(path.join(releases, "../current")))
    throw new StartError("This is not a release with a link `current`, see docs/operations.md.");
  return path.dirname(releases);
}

/** Changes a link by one rename, so that it always leads somewhere. */
function point(root: string, link: string, target: string): void {
  const draft = path.join(root, `.${link}-${process.pid}`);
  rmSync(draft, { force: true });
  symlinkSync(target, draft);
  renameSync(draft, path.join(root, link));
}
