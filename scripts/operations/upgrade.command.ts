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
import { isRunning } from "#server/files/is-running.ts";
import { OperatorError } from "#server/operator-error.ts";
import type { Command, GivenArguments } from "./command.ts";

export const upgradeCommand: Command = {
  name: "upgrade",
  usage: "<archive>",
  summary: `unpacks a release beside this one and makes it current; restart the service afterwards
The release before stays, and rollback goes back to it. Typed twice it changes nothing more, and succeeds.`,
  takes: [1, 1],
  run: upgrade,
};

export const rollbackCommand: Command = {
  name: "rollback",
  usage: "[--undo]",
  summary: `makes the release before the last upgrade current again; restart the service afterwards
--undo goes forward again. Typed twice it changes nothing more, and succeeds.
The older program runs on the database that the newer one has migrated, except after a migration that says it cannot:
then it does not start, and names it; restore the backup from before the upgrade.`,
  options: { undo: { type: "boolean" } },
  run: rollback,
};

/** A running server goes on with the release that it was started from. */
const restartRemedy = "Restart the service: systemctl restart greenmile";

/** Followed by the process that unpacks there. Programs of earlier releases name none. */
const stagingPrefix = ".unpacking-";

function upgrade({ arguments: [archive = ""] }: GivenArguments): void {
  const root = findRoot();
  if (!existsSync(archive)) throw new OperatorError(`There is no archive ${archive}.`);
  const releases = path.join(root, "releases");
  removeAbandoned(releases);
  const stagingFolder = mkdtempSync(path.join(releases, `${stagingPrefix}${process.pid}-`));
  try {
    execFileSync("tar", ["--extract", "--gzip", "--no-same-owner", "--file", archive, "-C", stagingFolder]);
    const [version = "", ...others] = readdirSync(stagingFolder);
    if (others.length > 0 || !existsSync(path.join(stagingFolder, version, "dist/server/main.js")))
      throw new OperatorError(`${archive} is no release of this program.`);
    const target = path.join(releases, version);
    // Operators repeat a block of commands that was interrupted after this one: only the rest is left to do.
    if (existsSync(target) && realpathSync(path.join(root, "current")) === realpathSync(target)) {
      console.log(`Release ${version} is there already, and current. ${restartRemedy}`);
      return;
    }
    // A release that was rolled back is still there, and complete: it got its name by a rename.
    if (!existsSync(target)) renameSync(path.join(stagingFolder, version), target);
    makeCurrent(root, path.join("releases", version));
    rmSync(path.join(root, "next"), { force: true });
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true });
  }
}

/** Removes what upgrades that were killed have unpacked, some 200 MB each. */
function removeAbandoned(releases: string): void {
  for (const name of readdirSync(releases)) {
    if (!name.startsWith(stagingPrefix)) continue;
    const pid = Number.parseInt(name.slice(stagingPrefix.length), 10);
    if (Number.isNaN(pid) || !isRunning(pid))
      // Again, if a `tar` that outlived its upgrade still writes there.
      rmSync(path.join(releases, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * `previous` names the other release, before and after: a program of earlier releases changes back by it. `next` names
 * it only after a rollback, so that one that is typed again does not go forward.
 */
function rollback({ options }: GivenArguments): void {
  const root = findRoot();
  const [previous, next] = [path.join(root, "previous"), path.join(root, "next")];
  if (!existsSync(previous)) throw new OperatorError("There is no release to go back to.");
  const other = readlinkSync(previous);
  const isRolledBack = existsSync(next) && readlinkSync(next) === other;
  if (isRolledBack !== (options.undo === true)) {
    const until = path.basename(readlinkSync(path.join(root, "current")));
    const nothing = isRolledBack
      ? `Release ${path.basename(other)} is rolled back already, and ${until} is current. greenmile rollback --undo goes forward again.`
      : `There is no rollback to undo: release ${until} is current.`;
    console.log(`${nothing} ${restartRemedy}`);
    return;
  }
  if (options.undo) rmSync(next);
  else point(root, "next", readlinkSync(path.join(root, "current")));
  makeCurrent(root, other);
}

/** The release that was current becomes `previous`. */
function makeCurrent(root: string, target: string): void {
  const until = readlinkSync(path.join(root, "current"));
  point(root, "current", target);
  point(root, "previous", until);
  console.log(`Release ${path.basename(target)} is current. ${restartRemedy}`);
}

/** The folder of `releases` and `current`. */
function findRoot(): string {
  const releases = path.resolve(realpathSync(process.argv[1] ?? ""), "../../../..");
  if (path.basename(releases) !== "releases" || !existsSync(path.join(releases, "../current")))
    throw new OperatorError("This is not a release with a link `current`, see docs/operations.md.");
  return path.dirname(releases);
}

/** Changes a link by one rename, so that it always leads somewhere. */
function point(root: string, link: string, target: string): void {
  const temporaryLink = path.join(root, `.${link}-${process.pid}`);
  rmSync(temporaryLink, { force: true });
  symlinkSync(target, temporaryLink);
  renameSync(temporaryLink, path.join(root, link));
}
