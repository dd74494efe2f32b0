import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const deploy = path.resolve(import.meta.dirname, "../../deploy");

export interface ReleaseParts {
  /** The name of its folder, e.g. "0.1.0-2026-11-22T09-30". */
  readonly version: string;
  /** The built site, with server and commands. */
  readonly dist: string;
  /** The runtime: Node's program for this platform. */
  readonly node: string;
}

/**
 * Packs all that runs the site into one archive: no npm, no packages, no sources.
 *
 * @param folder where the archive goes.
 * @returns the archive's file.
 */
export function packRelease({ version, dist, node }: ReleaseParts, folder: string): string {
  const stagingFolder = mkdtempSync(path.join(tmpdir(), "greenmile-release-"));
  const release = path.join(stagingFolder, version);
  const archive = path.resolve(folder, `greenmile-${version}-${process.platform}-${process.arch}.tar.gz`);
  try {
    mkdirSync(release);
    mkdirSync(path.dirname(archive), { recursive: true });
    cpSync(realpathSync(dist), path.join(release, "dist"), { recursive: true });
    cpSync(realpathSync(node), path.join(release, "node"));
    cpSync(deploy, path.join(release, "deploy"), { recursive: true });
    cpSync(path.join(deploy, "greenmile.sh"), path.join(release, "greenmile"));
    for (const program of ["node", "greenmile"]) chmodSync(path.join(release, program), 0o755);
    writeFileSync(path.join(release, "VERSION"), `${version}\n`);
    execFileSync("tar", [
      "--create",
      "--gzip",
      "--owner=0",
      "--group=0",
      "--file",
      archive,
      "-C",
      stagingFolder,
      version,
    ]);
  } finally {
    rmSync(stagingFolder, { recursive: true, force: true });
  }
  return archive;
}
